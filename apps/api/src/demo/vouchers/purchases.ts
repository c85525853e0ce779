import { addDays, addMonths, type CivilDate, type TaxPeriod } from '@contapro/sunat'
import { supplierParty } from '../catalogue/supplier-document.ts'
import type { Trade } from '../catalogue/trade.ts'
import type { DemoCompany, PurchasesPlan } from '../companies/demo-company.ts'
import { createRandom, hash32, type Random } from '../invented/random.ts'
import { dayOf, daysOf } from './calendar.ts'
import { type DemoVoucher, plainVoucher } from './demo-voucher.ts'
import { detractionOf, operationTypeOf } from './detraction-of.ts'
import { drawLines } from './draw-lines.ts'
import { exchangeRateOn } from './exchange-rate.ts'
import { seasonalCount } from './seasonal-count.ts'
import { amountsOf, bagTax } from './voucher-amounts.ts'
import { RANK_OF_FORGOTTEN, supplierNumber } from './voucher-numbers.ts'

/** Months between a forgotten purchase and its register: beyond the twelve of Ley 29215. */
const FORGOTTEN_MONTHS = 14

const CREDIT_DAYS = [15, 30, 45] as const

interface Draft {
  readonly trade: Trade
  readonly supplier: string
  readonly day: number
  readonly isBoleta: boolean
  /** Annotated a month later. */
  readonly isLate: boolean
  /** In the trade's foreign currency whatever its share. */
  readonly isForeign: boolean
}

type DraftOptions = Pick<Draft, 'day'> & Partial<Pick<Draft, 'isBoleta' | 'isLate' | 'isForeign'>>

/** Purchases issued in a period, split by the register that holds them: the same month's or the next one's. */
export interface IssuedPurchases {
  readonly onTime: readonly DemoVoucher[]
  readonly late: readonly DemoVoucher[]
}

/** What a company's suppliers issue in a period, notes and register-only types apart. */
export function purchasesIssued(company: DemoCompany, period: TaxPeriod): IssuedPurchases {
  if (!company.books) return { onTime: [], late: [] }
  const { purchases: plan, season } = company.books
  const random = createRandom(`purchases:${company.ruc}:${period}`)
  const count = seasonalCount(plan.count, season, period, `${company.ruc}:purchases`)
  const drafts = [
    ...plan.monthly.map((trade) => draft(random, trade, { day: random.int(1, 6) })),
    ...Array.from({ length: count }, () => drawDraft(random, plan, period)),
    ...Array.from({ length: plan.late }, (_, index) => lateDraft(random, plan, period, index === 0)),
  ].toSorted((a, b) => a.day - b.day)

  const ranks = new Map<string, number>()
  const onTime: DemoVoucher[] = []
  const late: DemoVoucher[] = []
  for (const item of drafts) {
    const sequence = `${company.ruc}:${item.supplier}:${item.isBoleta ? 'B' : 'F'}`
    const rank = ranks.get(sequence) ?? 0
    ranks.set(sequence, rank + 1)
    const number = supplierNumber(sequence, period, rank)
    const bucket = item.isLate ? late : onTime
    bucket.push(purchase(random, plan, item, { number, issuedOn: dayOf(period, item.day) }))
  }
  return { onTime, late }
}

/** A purchase of more than twelve months before the period that annotates it. */
export function forgottenPurchase(company: DemoCompany, period: TaxPeriod): DemoVoucher[] {
  if (!company.books?.purchases.hasOldVoucher) return []
  const plan = company.books.purchases
  const issuedIn = addMonths(period, -FORGOTTEN_MONTHS)
  const random = createRandom(`forgotten:${company.ruc}:${period}`)
  const item = { ...drawDraft(random, plan, issuedIn), isBoleta: false }
  const number = supplierNumber(`${company.ruc}:${item.supplier}:F`, issuedIn, RANK_OF_FORGOTTEN)
  return [purchase(random, plan, item, { number, issuedOn: dayOf(issuedIn, item.day) })]
}

function drawDraft(random: Random, plan: PurchasesPlan, period: TaxPeriod): Draft {
  const trade = random.weighted(plan.trades)
  return draft(random, trade, { day: random.int(1, daysOf(period)), isBoleta: random.chance(plan.boletaPercent) })
}

/** Of the last days; the first of a month in a foreign currency: without a register row its soles are not known. */
function lateDraft(random: Random, plan: PurchasesPlan, period: TaxPeriod, isForeign: boolean): Draft {
  const foreign = plan.trades.filter(([trade]) => trade.foreign.length > 0)
  const trade = random.weighted(isForeign && foreign.length > 0 ? foreign : plan.trades)
  return draft(random, trade, { day: daysOf(period) - random.int(0, 3), isLate: true, isForeign })
}

function draft(random: Random, trade: Trade, options: DraftOptions): Draft {
  const supplier = random.pick(trade.suppliers)
  return { trade, supplier, isBoleta: false, isLate: false, isForeign: false, ...options }
}

function purchase(
  random: Random,
  plan: PurchasesPlan,
  { trade, supplier, isBoleta, isForeign }: Draft,
  { number, issuedOn }: { readonly number: string; readonly issuedOn: CivilDate },
): DemoVoucher {
  const counterparty = supplierParty(supplier)
  const [foreign] = isForeign ? trade.foreign : []
  const drawn = random.weighted(currenciesOf(trade))
  const currency = isBoleta ? 'PEN' : (foreign?.[0] ?? drawn)
  const exchangeRate = exchangeRateOn(currency, issuedOn)
  const lines = drawLines(random, isBoleta ? inSmallQuantities(trade) : trade, issuedOn, currency)
  const bags = trade.sellsBags && currency === 'PEN' && random.chance(12) ? random.int(1, 6) : 0
  const amounts = amountsOf(lines, bagTax(bags))
  const detraction = isBoleta ? null : detractionOf(trade.detraction, amounts, exchangeRate)
  const isOnCredit = !isBoleta && random.chance(45)
  return {
    ...plainVoucher,
    operation: 'COMPRA',
    type: isBoleta ? '03' : '01',
    series: seriesOf(trade, counterparty.document, isBoleta),
    number,
    issuedOn,
    dueOn: isOnCredit ? addDays(issuedOn, random.pick(CREDIT_DAYS)) : null,
    counterparty,
    currency,
    exchangeRate,
    lines,
    amounts,
    destination: random.weighted(plan.destinations),
    operationType: operationTypeOf(detraction),
    detraction,
    state: random.chance(plan.annulledPercent) ? '2' : '1',
  }
}

/** What is bought over the counter, by boleta. */
function inSmallQuantities(trade: Trade): Trade {
  const items = trade.items.map((item) => ({ ...item, most: Math.ceil(item.most / 4) }))
  return { ...trade, items, lines: [1, 2] }
}

/** Weights of the currencies of a trade; soles take what is left of 100. */
export function currenciesOf(trade: Trade): (readonly ['PEN' | 'USD' | 'EUR', number])[] {
  const foreign = trade.foreign.reduce((sum, [, percent]) => sum + percent, 0)
  return [['PEN', 100 - foreign], ...trade.foreign]
}

/** A supplier keeps to one series of its trade; boletas begin with B. */
function seriesOf(trade: Trade, document: string, isBoleta: boolean): string {
  const series = trade.series[hash32(document) % trade.series.length] ?? 'F001'
  return isBoleta ? `B${series.slice(1)}` : series
}
