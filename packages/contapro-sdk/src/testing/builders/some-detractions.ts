import {
  addMonths,
  centimos,
  detractionDeadline,
  multiplyByRate,
  parseCentimos,
  parseTaxPeriod,
  toDecimalText,
  zeroCentimos,
} from '@contapro/sunat'
import type { Detraction } from '../../contract/contract.ts'
import type { MockVoucher } from '../mock-voucher.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { aDetraction, anUnpaidDetraction } from './a-detraction.ts'

type Good = readonly [code: string, words: string, rate: string]

/** Goods and services under detraction (catálogo 54). */
const GOODS: readonly [Good, Good, Good] = [
  ['022', 'Otros servicios empresariales', '0.12'],
  ['019', 'Arrendamiento de bienes', '0.1'],
  ['027', 'Servicio de transporte de carga', '0.04'],
]

/** Below it there is no detraction (Anexo 3 of R.S. 183-2004). */
const THRESHOLD = centimos(700_00)

/**
 * The detractions of a month's purchases, the same for the same vouchers: one in four is still to be paid, and so is every one that is
 * observed. One deposit names a voucher that nobody knows.
 */
export function someDetractions(ruc: string, taxPeriod: string, purchases: readonly MockVoucher[]): Detraction[] {
  const known = purchases
    .filter((voucher) => voucher.type === '01' && voucher.afecto_detraccion === 'si' && totalOf(voucher) > THRESHOLD)
    .map((voucher, index) => detractionOf(ruc, voucher, index))
  return known.length === 0 ? [] : [...known, depositOfUnknown(ruc, taxPeriod)]
}

function totalOf({ total_amount }: MockVoucher): number {
  return parseCentimos(total_amount) ?? 0
}

function detractionOf(ruc: string, voucher: MockVoucher, index: number): Detraction {
  const random = seededRandom(`detraction ${ruc} ${voucher.code}`)
  const [good_or_service_code, good_or_service_name, rate] = random.pick(GOODS)
  const exact = multiplyByRate(parseCentimos(voucher.total_amount) ?? zeroCentimos, rate)
  const facts: Partial<Detraction> = {
    voucher_unique_code: `${ruc}-${voucher.code}`,
    serie_number: `${voucher.serie}-${voucher.number}`,
    issuer_date: voucher.issue_date,
    supplier_business_name: voucher.supplier_business_name,
    customer_identity_number: voucher.supplier_ruc,
    total_amount: voucher.total_amount,
    // Deposits are whole soles, half up.
    deposit_amount: toDecimalText(centimos(Math.round(exact / 100) * 100)),
    good_or_service_code,
    good_or_service_name,
    img_cpe_file_url: voucher.img_cpe_link,
  }
  const isUnpaid = voucher.status === 'observado' || random.integer(0, 3) === 0
  if (isUnpaid && voucher.igv_credit !== 'later') return anUnpaidDetraction({ ...facts, due: dueOf(voucher, rate) })
  return aDetraction({ ...facts, ...depositOf(voucher, index, random) })
}

function dueOf({ tax_period, igv_amount }: MockVoucher, rate: string): Detraction['due'] {
  const period = parseTaxPeriod(tax_period)
  return {
    deadline: period ? detractionDeadline(period) : null,
    deadline_rule: 'payment_or_fifth_working_day',
    is_overdue: false,
    rate: String(Math.round(Number(rate) * 100)),
    credit_amount: igv_amount,
    deposit_file: null,
  }
}

function depositOf(voucher: MockVoucher, index: number, random: SeededRandom): Partial<Detraction> {
  const { period, day } = paymentDayOf(voucher, random)
  const time = `${two(random.integer(9, 17))}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}`
  return {
    payment_datetime: `${period.slice(0, 4)}-${period.slice(4)}-${two(day)}T${time}`,
    certificate_number: String(318_440_000 + random.integer(0, 9_999)),
    tax_period_payment: voucher.tax_period,
    operation_number: String(1_046_230_000 + index),
  }
}

interface PaymentDay {
  readonly period: string
  readonly day: number
}

/** In the first days of the next month, or late in the month of issue; after the fifth working day of the month that takes a credit. */
function paymentDayOf({ issue_date, tax_period, igv_credit_period }: MockVoucher, random: SeededRandom): PaymentDay {
  if (igv_credit_period !== null) return { period: igv_credit_period, day: random.integer(15, 28) }
  const isSoon = issue_date.slice(8) < '20' && random.integer(0, 1) === 0
  return isSoon
    ? { period: tax_period, day: random.integer(22, 28) }
    : { period: monthAfter(issue_date), day: random.integer(1, 5) }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function monthAfter(issueDate: string): string {
  const month = `${issueDate.slice(0, 4)}${issueDate.slice(5, 7)}`
  const period = parseTaxPeriod(month)
  return period ? addMonths(period, 1) : month
}

function depositOfUnknown(ruc: string, taxPeriod: string): Detraction {
  return aDetraction({
    serie_number: null,
    voucher_unique_code: `${ruc}-${aDetraction().customer_identity_number}-01-E001-884`,
    issuer_date: null,
    total_amount: null,
    deposit_amount: '236.00',
    payment_datetime: `${taxPeriod.slice(0, 4)}-${taxPeriod.slice(4)}-18`,
    tax_period_payment: taxPeriod,
  })
}
