import { addDays, addMonths, type Centimos, type CivilDate, lastDay, periodOf, type TaxPeriod } from '@contapro/sunat'
import type { DemoParty } from '../catalogue/supplier-document.ts'
import type { DemoCompany, DepositHabit } from '../companies/demo-company.ts'
import { createRandom, hash32 } from '../invented/random.ts'
import { dayOf } from './calendar.ts'
import type { DemoVoucher } from './demo-voucher.ts'
import type { IssuedPurchases } from './purchases.ts'

/** A detraction that a company deposited in its supplier's account. */
export interface DemoDeposit {
  readonly receiptNumber: string
  readonly paidOn: CivilDate
  /** The month of issue, which the company names when it pays. */
  readonly period: TaxPeriod
  readonly supplier: DemoParty
  readonly amount: Centimos
  /** Catálogo 54. */
  readonly goodCode: string
  readonly voucher: Pick<DemoVoucher, 'type' | 'series' | 'number'>
}

/** What the deposits of a month may be for. */
export interface DepositedPurchases {
  readonly issued: IssuedPurchases
  readonly issuedBefore: IssuedPurchases
  /** Of many months before, found and paid in this one. */
  readonly forgotten: readonly DemoVoucher[]
}

/** Of 100 detractions: paid within days, in the first days of the next month, and late; the rest is never paid. */
const HABITS: Readonly<Record<DepositHabit, readonly [prompt: number, nextMonth: number, late: number]>> = {
  prompt: [100, 0, 0],
  usual: [90, 7, 0],
  late: [30, 5, 57],
}

/** Ends of receipt numbers that no voucher of a month reaches. */
const [RANK_OF_UNKNOWN, RANK_OF_FORGOTTEN] = [998, 999]

/**
 * What the report of a month tells, by day: deposits made within it, and those for purchases of the month before that its
 * register holds. The latter stand in two reports, as they do when somebody asks SUNAT for overlapping dates.
 */
export function depositsReported(
  company: DemoCompany,
  period: TaxPeriod,
  { issued, issuedBefore, forgotten }: DepositedPurchases,
): DemoDeposit[] {
  const found = forgotten.map((voucher) => ({ voucher, rank: RANK_OF_FORGOTTEN, from: dayOf(period, 5) }))
  const candidates = [...candidatesOf(issuedBefore), ...candidatesOf(issued), ...found]
  const reported = candidates
    .flatMap((candidate) => depositFor(company, candidate) ?? [])
    .filter(({ paidOn, voucher }) => periodOf(paidOn) === period || issuedBefore.late.includes(voucher))
  const [first] = reported
  const isLatePayer = company.books?.purchases.deposits === 'late'
  const all = isLatePayer && first ? [...reported, forUnknown(company, period, first)] : reported
  return all.toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : Number(a.paidOn > b.paidOn)))
}

interface Candidate {
  readonly voucher: DemoVoucher
  /** Among the purchases of its month. */
  readonly rank: number
  /** Day on which the company has it. */
  readonly from: CivilDate
}

function candidatesOf({ onTime, late }: IssuedPurchases): Candidate[] {
  return [...onTime, ...late].map((voucher, rank) => ({ voucher, rank, from: voucher.issuedOn }))
}

function depositFor(company: DemoCompany, candidate: Candidate): (DemoDeposit & { voucher: DemoVoucher }) | undefined {
  const { voucher, rank } = candidate
  const { detraction, state, issuedOn, counterparty } = voucher
  const paidOn = paymentDay(company, candidate)
  if (!detraction || state !== '1' || paidOn === undefined) return undefined
  return {
    receiptNumber: receiptNumber(company, periodOf(issuedOn), rank),
    paidOn,
    period: periodOf(issuedOn),
    supplier: counterparty,
    amount: detraction.amount,
    goodCode: detraction.code,
    voucher,
  }
}

/** By the habit of the company; undefined for what it never pays. */
function paymentDay(company: DemoCompany, { voucher, from }: Candidate): CivilDate | undefined {
  if (!company.books) return undefined
  const { type, series, number, counterparty } = voucher
  const random = createRandom(`deposit:${company.ruc}:${counterparty.document}:${type}:${series}:${number}`)
  const [prompt, nextMonth, late] = HABITS[company.books.purchases.deposits]
  const drawn = random.int(0, 99)
  const month = periodOf(from)
  if (drawn < prompt) return earlier(addDays(from, random.int(0, 6)), lastDay(month))
  const next = addMonths(month, 1)
  // The fifth working day is never before the 5th.
  if (drawn < prompt + nextMonth) return dayOf(next, random.int(1, 5))
  return drawn < prompt + nextMonth + late ? dayOf(next, random.int(14, 27)) : undefined
}

const earlier = (a: CivilDate, b: CivilDate): CivilDate => (a < b ? a : b)

/** For a voucher that is in none of the company's books. */
function forUnknown(company: DemoCompany, period: TaxPeriod, like: DemoDeposit): DemoDeposit {
  const number = String(100 + (hash32(`unknown:${company.ruc}:${period}`) % 900))
  const receipt = receiptNumber(company, period, RANK_OF_UNKNOWN)
  const voucher = { type: '01', series: 'E001', number }
  return { ...like, receiptNumber: receipt, paidOn: dayOf(period, 18), period, voucher }
}

/** Ten digits: month, company, rank. */
function receiptNumber({ ruc }: DemoCompany, period: TaxPeriod, rank: number): string {
  return `${period.slice(2)}${ruc.slice(7, 10)}${String(rank).padStart(3, '0')}`
}
