import { type CivilDate, igvRatesOn, periodOf } from '@contapro/sunat'
import type { ItemTax, Trade, TradeItem } from '../catalogue/trade.ts'
import type { Random } from '../invented/random.ts'
import { periodName } from './calendar.ts'
import type { DemoLine } from './demo-voucher.ts'
import { type LineDraft, priceLines } from './voucher-amounts.ts'

/** Units that are measured, with decimals; the others are counted. */
const MEASURED_UNITS: ReadonlySet<string> = new Set(['KGM', 'GLL', 'MTQ', 'HUR', 'TNE'])

/** Soles values become foreign ones by dividing by about this many thousandths. */
const SOLES_PER_UNIT = { PEN: 1000, USD: 3500, EUR: 4000 } as const

/** Of 100 vouchers of a trade that gives something away, those that do. */
const GIFT_PERCENT = 20

/** Lines of one voucher of a trade, each item at most once; what is given away comes last. */
export function drawLines(
  random: Random,
  trade: Trade,
  issuedOn: CivilDate,
  currency: 'PEN' | 'USD' | 'EUR' = 'PEN',
): DemoLine[] {
  const [fewest, most] = trade.lines
  const left = trade.items.filter((item) => item.tax !== 'free')
  const wanted = Math.min(random.int(fewest, most), random.int(fewest, most + 2), left.length)
  const bought = Array.from({ length: wanted }, () => left.splice(random.int(0, left.length - 1), 1)).flat()
  const gifts = trade.items.filter((item) => item.tax === 'free' && random.chance(GIFT_PERCENT))
  return priceLines([...bought, ...gifts].map((item) => draftLine(random, item, issuedOn, currency)))
}

/** The rate of an item on a date, in percent; "0" where nothing is taxed. */
export function percentOn(tax: ItemTax, issuedOn: CivilDate): string {
  const regime = tax === 'general' || tax === 'reduced' || tax === 'ivap' ? tax : undefined
  if (!regime) return '0'
  const rates = igvRatesOn(issuedOn).filter((rate) => rate.isConfirmed)
  const rate = rates.find((candidate) => candidate.regime === regime) ?? rates.find(({ regime: r }) => r === 'general')
  return rate?.percent ?? '18'
}

/** The text with its digits drawn and its month named. */
export function fillText(random: Random, text: string, issuedOn: CivilDate): string {
  return text.replaceAll('{mes}', periodName(periodOf(issuedOn))).replaceAll('#', () => String(random.int(0, 9)))
}

function draftLine(random: Random, item: TradeItem, issuedOn: CivilDate, currency: 'PEN' | 'USD' | 'EUR'): LineDraft {
  const [from, to] = item.value
  const tenThousandths = random.int(from, to) * 100
  const isMeasured = MEASURED_UNITS.has(item.unit)
  return {
    text: fillText(random, item.text, issuedOn),
    unit: item.unit,
    quantityHundredths: isMeasured ? random.int(50, item.most * 100) : quantity(random, item.most) * 100,
    unitValue: inCurrency(isMeasured ? tenThousandths + random.int(0, 99) : tenThousandths, currency),
    tax: item.tax,
    percent: percentOn(item.tax, issuedOn),
  }
}

/** Small quantities are commoner than large ones. */
function quantity(random: Random, most: number): number {
  return Math.min(random.int(1, most), random.int(1, most))
}

/** Whole céntimos of the currency, at least one. */
function inCurrency(tenThousandths: number, currency: 'PEN' | 'USD' | 'EUR'): number {
  if (currency === 'PEN') return tenThousandths
  return Math.max(1, Math.round((tenThousandths * 10) / SOLES_PER_UNIT[currency])) * 100
}
