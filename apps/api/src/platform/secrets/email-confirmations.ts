import type { KeyObject } from 'node:crypto'
import { createSealer, SealBrokenError } from './sealer.ts'

/** An account and the address that it had when the mail was sent. */
export interface EmailConfirmation {
  readonly accountantUuid: string
  readonly email: string
}

/**
 * Creates and opens the tokens of mails that confirm an address. A token does not expire, because it opens nothing: it only proves
 * that its holder reads the mails of the address.
 */
export interface EmailConfirmations {
  seal(confirmation: EmailConfirmation): string
  /** Undefined for a token of another server. */
  open(token: string): EmailConfirmation | undefined
}

const CONTEXT = 'email confirmation'

export function createEmailConfirmations(key: KeyObject): EmailConfirmations {
  const sealer = createSealer(key)
  return {
    seal: ({ accountantUuid, email }) => sealer.seal(JSON.stringify({ accountantUuid, email }), CONTEXT),
    open(token) {
      try {
        return JSON.parse(sealer.open(token, CONTEXT)) as EmailConfirmation
      } catch (error) {
        if (error instanceof SealBrokenError) return undefined
        throw error
      }
    },
  }
}
