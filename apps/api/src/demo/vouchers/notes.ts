import { addMonths, type TaxPeriod } from '@contapro/sunat'
import type { DemoCompany, NotesPlan } from '../companies/demo-company.ts'
import { createRandom, type Random } from '../invented/random.ts'
import { creditNote, debitNote } from './correct-voucher.ts'
import { type DemoVoucher, hasUbl } from './demo-voucher.ts'
import { purchasesIssued } from './purchases.ts'
import { salesIssued } from './sales.ts'
import { salesCounts, salesCountsBefore } from './sales-counts.ts'
import { supplierNumber } from './voucher-numbers.ts'

/** How far back a note of an earlier period reaches. */
const MONTHS_BACK = 3

/** Credit and debit notes that suppliers issue to a company in a period. */
export function purchaseNotes(company: DemoCompany, period: TaxPeriod): DemoVoucher[] {
  if (!company.books) return []
  const plan = company.books.purchases.notes
  const random = createRandom(`purchase-notes:${company.ruc}:${period}`)
  const originals = originalsOf(period, (month) => purchasesIssued(company, month).onTime)
  const ranks = new Map<string, number>()
  return noteTypes(plan.credit, plan.debit).flatMap((type) => {
    const original = originals.take(random, plan)
    if (!original) return []
    const series = `${type === '07' ? 'FC' : 'FD'}${original.series.slice(-2)}`
    const sequence = `${company.ruc}:${original.counterparty.document}:${series}`
    const rank = ranks.get(sequence) ?? 0
    ranks.set(sequence, rank + 1)
    const id = { series, number: supplierNumber(sequence, period, rank) }
    return [type === '07' ? creditNote(random, original, period, id) : debitNote(random, original, period, id)]
  })
}

/** Credit and debit notes that a company issues in a period, numbered without gaps. */
export function salesNotes(company: DemoCompany, period: TaxPeriod): DemoVoucher[] {
  if (!company.books) return []
  const { notes: plan, facturaPercent } = company.books.sales
  const random = createRandom(`sales-notes:${company.ruc}:${period}:vouchers`)
  const type = facturaPercent >= 50 ? '01' : '03'
  const prefix = type === '01' ? 'F' : 'B'
  const originals = originalsOf(period, (month) =>
    salesIssued(company, month).filter((voucher) => voucher.type === type),
  )
  const counts = salesCounts(company, period)
  const before = salesCountsBefore(company, period)
  const next = { '07': before.creditNotes + 1, '08': before.debitNotes + 1 }
  return noteTypes(counts.creditNotes, counts.debitNotes).flatMap((noteType) => {
    const original = originals.take(random, plan)
    if (!original) return []
    const id = { series: `${prefix}${noteType === '07' ? 'C' : 'D'}01`, number: String(next[noteType]++) }
    return [noteType === '07' ? creditNote(random, original, period, id) : debitNote(random, original, period, id)]
  })
}

function noteTypes(credit: number, debit: number): ('07' | '08')[] {
  return [...Array<'07'>(credit).fill('07'), ...Array<'08'>(debit).fill('08')]
}

/** Vouchers to correct, each at most once, of this period or an earlier one as the plan says. */
function originalsOf(period: TaxPeriod, issuedIn: (month: TaxPeriod) => readonly DemoVoucher[]) {
  const months = new Map<number, DemoVoucher[]>()
  const vouchersOf = (monthsBack: number): DemoVoucher[] => {
    const known = months.get(monthsBack)
    if (known) return known
    const vouchers = issuedIn(addMonths(period, -monthsBack)).filter(isCorrectable)
    months.set(monthsBack, vouchers)
    return vouchers
  }
  return {
    take(random: Random, plan: NotesPlan): DemoVoucher | undefined {
      const monthsBack = random.chance(plan.earlierPercent) ? random.int(1, MONTHS_BACK) : 0
      const vouchers = vouchersOf(monthsBack)
      return vouchers.splice(random.int(0, Math.max(0, vouchers.length - 1)), 1)[0]
    },
  }
}

/** Boletas of purchases are not corrected: they carry no credit to take back. */
function isCorrectable(voucher: DemoVoucher): boolean {
  const { type, operation, state } = voucher
  return hasUbl(voucher) && state === '1' && (type === '01' || (type === '03' && operation === 'VENTA'))
}
