import { addDays, addMonths, type Centimos, centimos, multiplyByRate, percentOf, type TaxPeriod } from '@contapro/sunat'
import { type RarePurchase, rarePurchases } from '../catalogue/rare-purchases.ts'
import { supplierParty } from '../catalogue/supplier-document.ts'
import type { DemoCompany } from '../companies/demo-company.ts'
import { createRandom, type Random } from '../invented/random.ts'
import { dayOf, daysOf } from './calendar.ts'
import { type DemoAmounts, type DemoVoucher, plainVoucher } from './demo-voucher.ts'
import { fillText, percentOn } from './draw-lines.ts'
import { exchangeRateOn } from './exchange-rate.ts'
import { noAmounts } from './voucher-amounts.ts'
import { monthsBefore, supplierNumber } from './voucher-numbers.ts'

/** Bills of every month; the other rare types take turns, one month in so many. */
const MONTHLY_TYPES: ReadonlySet<string> = new Set(['12', '13', '14', '36'])
const TURN_MONTHS = 4

/** Customs documents, with the year in a column of its own. */
const CUSTOMS_TYPES: ReadonlySet<string> = new Set(['50', '51', '52', '53', '54'])

/** Types whose due or payment date the register asks for. */
const DATED_TYPES: ReadonlySet<string> = new Set(['14', '46', ...CUSTOMS_TYPES])

/** Imports are declared in dollars: customs documents and what is paid for a service from abroad. */
const DOLLAR_TYPES: ReadonlySet<string> = new Set([...CUSTOMS_TYPES, '46'])

/** Special notes (87, 88) correct the document of type 13 that the same supplier issued a month before. */
const SPECIAL_NOTES: ReadonlySet<string> = new Set(['87', '88'])
const CORRECTED_TYPE = '13'

/** Purchases that only the register knows: utility bills, tickets, customs documents and the rest of Tabla 10. */
export function rarePurchasesOf(company: DemoCompany, period: TaxPeriod): DemoVoucher[] {
  const kind = company.books?.purchases.rareKind
  if (!kind) return []
  return rarePurchases
    .filter((purchase) => purchase.kinds.includes(kind))
    .filter(({ type }, index) => MONTHLY_TYPES.has(type) || (index + monthsBefore(period)) % TURN_MONTHS === 0)
    .map((purchase) => rareVoucher(company, purchase, period))
}

function rareVoucher(company: DemoCompany, purchase: RarePurchase, period: TaxPeriod): DemoVoucher {
  const { type, supplier } = purchase
  const random = createRandom(`rare:${company.ruc}:${period}:${type}:${supplier}`)
  const issuedOn = dayOf(period, random.int(2, daysOf(period)))
  const currency = DOLLAR_TYPES.has(type) ? 'USD' : 'PEN'
  const sequence = `${company.ruc}:${supplier}:${type}`
  return {
    ...plainVoucher,
    operation: 'COMPRA',
    type,
    series: fillText(createRandom(sequence), purchase.series, issuedOn),
    number: supplierNumber(sequence, period, 0),
    issuedOn,
    dueOn: DATED_TYPES.has(type) ? addDays(issuedOn, type === '14' ? 15 : 0) : null,
    counterparty: supplierParty(supplier),
    currency,
    exchangeRate: exchangeRateOn(currency, issuedOn),
    amounts: rareAmounts(random, purchase, percentOn('general', issuedOn), exchangeRateOn(currency, issuedOn)),
    destination: random.weighted(company.books?.purchases.destinations ?? [['DG', 1]]),
    operationType: '',
    customsYear: CUSTOMS_TYPES.has(type) ? period.slice(0, 4) : '',
    ...(SPECIAL_NOTES.has(type) ? correctionOf(company, purchase, period) : {}),
  }
}

function correctionOf(
  company: DemoCompany,
  { type, supplier }: RarePurchase,
  period: TaxPeriod,
): Pick<DemoVoucher, 'modified' | 'reason'> {
  const original = rarePurchases.find((purchase) => purchase.type === CORRECTED_TYPE && purchase.supplier === supplier)
  const [corrected] = original ? [rareVoucher(company, original, addMonths(period, -1))] : []
  if (!corrected) return { modified: null, reason: null }
  const { issuedOn, series, number } = corrected
  return {
    modified: { issuedOn, type: CORRECTED_TYPE, series, number },
    reason: type === '87' ? { code: '04', text: 'DESCUENTO GLOBAL' } : { code: '02', text: 'AUMENTO EN EL VALOR' },
  }
}

/** Amounts in the document's currency, as if they were converted from the soles of the catalogue. */
function rareAmounts(random: Random, { type, tax, amount }: RarePurchase, percent: string, rate: string): DemoAmounts {
  const [from, to] = amount
  const soles = random.int(from, to)
  const net = rate === '1.000' ? centimos(soles) : centimos(Math.round((soles * 1000) / Number(rate.replace('.', ''))))
  if (tax === 'untaxed') return { ...noAmounts, unaffected: net }
  return { ...noAmounts, taxable: net, igv: percentOf(net, percent), isc: iscOf(type, net), other: otherOf(type, net) }
}

/** Simplified imports of the demo are of drinks, whose base holds ISC. */
function iscOf(type: string, net: Centimos): Centimos {
  return type === '52' ? multiplyByRate(net, '0.0825') : centimos(0)
}

/** Charges of a utility bill that are not part of the base (contributions, rounding, arrears). */
function otherOf(type: string, net: Centimos): Centimos {
  return type === '14' ? multiplyByRate(net, '0.0215') : centimos(0)
}
