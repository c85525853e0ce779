/**
 * Change against the previous month in percent, one decimal, half up by size: 8.45 → 8.5 and −8.45 → −8.5. Null when the
 * previous month is 0 (decisions 16). Both values are whole numbers (céntimos or vouchers).
 */
export function percentChange(current: number, previous: number): number | null {
  if (previous === 0) return null
  const difference = BigInt(current) - BigInt(previous)
  const base = BigInt(Math.abs(previous))
  const size = difference < 0n ? -difference : difference
  const tenths = Number((size * 2000n + base) / (base * 2n))
  return (difference < 0n ? -tenths : tenths) / 10
}
