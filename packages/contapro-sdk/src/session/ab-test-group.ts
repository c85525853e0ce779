/** A shows the overview home, B lands on the purchase vouchers (part 1 §6). */
export type AbTestGroup = 'A' | 'B'

/** The group that a stored or answered value names; TEMPLATEA and TEMPLATEB are read as A and B, anything else as A (decisions 11 and 13). */
export function parseAbTestGroup(value: unknown): AbTestGroup {
  return value === 'B' || value === 'TEMPLATEB' ? 'B' : 'A'
}
