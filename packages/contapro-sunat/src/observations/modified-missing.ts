import type { ModifiedFact } from './observed-purchase.ts'

/**
 * Whether the voucher that a note modifies is in no register, although the register of its month is loaded. While that month is not
 * loaded, nothing is known, and nothing is said.
 */
export function isModifiedMissing(modified: ModifiedFact | null | undefined): boolean {
  return modified?.isPeriodLoaded === true && !modified.isFound
}
