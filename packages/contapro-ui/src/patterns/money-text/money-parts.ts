import { type Centimos, currencySymbol, toDecimalText } from '@contapro/sunat'
import { perLocale } from '../../primitives/texts/per-locale.ts'

const formats = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'never' }),
)
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
export function moneyParts(amount: Centimos, locale: string, currency: string = 'PEN'): MoneyParts {
  const figures = formats(locale).format(toDecimalText(amount) as Intl.StringNumericLiteral)
  return {
    prefix: `${currencySymbol(currency)}${NO_BREAK_SPACE}`,
    figures: `${amount < 0 ? MINUS : ''}${figures}`,
  }
}

/** An amount as plain text, "S/ 1,234.56", for labels and titles; '-' when there is none. */
export function moneyText(amount: Centimos | null | undefined, locale: string, currency?: string): string {
  if (amount === null || amount === undefined) return '-'
  const { prefix, figures } = moneyParts(amount, locale, currency)
  return `${prefix}${figures}`
}
