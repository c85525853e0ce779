const plurals = new Intl.PluralRules('es-PE')
const numbers = new Intl.NumberFormat('es-PE')

/** A count as a Peruvian reader expects it: "1,234". */
export function formatCount(count: number): string {
  return numbers.format(count)
}

/** A count with its noun: `countOf(2, 'comprobante', 'comprobantes')` is "2 comprobantes". */
export function countOf(count: number, one: string, other: string): string {
  return `${formatCount(count)} ${pluralOf(count, one, other)}`
}

/** The form of a word that goes with a count. */
export function pluralOf(count: number, one: string, other: string): string {
  return plurals.select(count) === 'one' ? one : other
}
