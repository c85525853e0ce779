import { type Centimos, toDecimalText } from '@contapro/sunat'

const format = new Intl.NumberFormat('es-PE', { style: 'currency', currency: 'PEN', minimumFractionDigits: 2 })
const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/** An amount as it is set: the prefix with its no-break space, then the sign and the figures. */
export interface MoneyParts {
  /** "S/" and U+00A0. */
  readonly prefix: string
  /** "1,234.56"; a negative one starts with U+2212. */
  readonly figures: string
}

/** The parts of `S/ −1,234.50`: Peru writes the sign after the prefix, which `Intl` alone does not. */
export function moneyParts(amount: Centimos): MoneyParts {
  const parts = format.formatToParts(toDecimalText(amount) as Intl.StringNumericLiteral)
  const figures = parts.filter(({ type }) => ['integer', 'group', 'decimal', 'fraction'].includes(type))
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? 'S/'
  return {
    prefix: `${symbol}${NO_BREAK_SPACE}`,
    figures: `${amount < 0 ? MINUS : ''}${figures.map(({ value }) => value).join('')}`,
  }
}

/** An amount as plain text, "S/ 1,234.56", for labels and titles; '-' when there is none. */
export function moneyText(amount: Centimos | null | undefined): string {
  if (amount === null || amount === undefined) return '-'
  const { prefix, figures } = moneyParts(amount)
  return `${prefix}${figures}`
}
