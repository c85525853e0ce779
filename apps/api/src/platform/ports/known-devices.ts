import type { Visitor } from './visitor.ts'

/** From where accounts were opened. */
export interface KnownDevices {
  /** Whether the account of an e-mail address was opened from this device, since its last new password and within three months. */
  has(email: string, visitor: Visitor): Promise<boolean>
  add(user: { readonly uuid: string; readonly sessionEpoch: number }, visitor: Visitor): Promise<void>
}
