import { perLocale } from '../../primitives/texts/per-locale.ts'

const formats = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** An amount (céntimos) on an axis, where alone amounts are cut short: "200 k", "1.2 M", "500". */
export function axisLabel(amount: number, locale: string): string {
  const number = formats(locale)
  const soles = amount / 100
  const size = Math.abs(soles)
  if (size >= 1_000_000) return `${number.format(soles / 1_000_000)} M`
  if (size >= 1000) return `${number.format(soles / 1000)} k`
  return number.format(soles)
}

/** Round steps from 0 to above the largest amount (céntimos), four or five steps. */
export function axisTicks(largest: number): readonly number[] {
  if (largest <= 0) return [0]
  const rough = largest / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? power * 10
  const count = Math.ceil(largest / step)
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step))
}
