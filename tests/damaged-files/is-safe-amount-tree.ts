/** Whether every number in a value, however deep, is a whole one that counts exactly: céntimos, lines, positions. */
export function isSafeAmountTree(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isSafeAmountTree)
}
