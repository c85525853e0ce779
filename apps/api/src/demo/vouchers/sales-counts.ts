import { addMonths, type TaxPeriod } from '@contapro/sunat'
import type { DemoCompany } from '../companies/demo-company.ts'
import { createRandom } from '../invented/random.ts'
import { daysOf } from './calendar.ts'
import { seasonalCount } from './seasonal-count.ts'
import { monthsBefore, numberingEpoch } from './voucher-numbers.ts'

/** How many of each a company issues in a month: known without making the vouchers, so that series have no gaps. */
export interface SalesCounts {
  readonly facturas: number
  readonly boletas: number
  readonly creditNotes: number
  readonly debitNotes: number
  readonly tickets: number
}

/** Tickets of one day at a cash register. */
const TICKETS_A_DAY = 24

const none: SalesCounts = { facturas: 0, boletas: 0, creditNotes: 0, debitNotes: 0, tickets: 0 }
const keys = ['facturas', 'boletas', 'creditNotes', 'debitNotes', 'tickets'] as const

/** What a company issues in a period. */
export function salesCounts(company: DemoCompany, period: TaxPeriod): SalesCounts {
  if (!company.books) return none
  const { sales, season } = company.books
  const total = Math.max(2, seasonalCount(sales.count, season, period, `${company.ruc}:sales`))
  const facturas = Math.round((total * sales.facturaPercent) / 100)
  const random = createRandom(`sales-notes:${company.ruc}:${period}`)
  return {
    facturas,
    boletas: total - facturas,
    creditNotes: sales.notes.credit === 0 ? 0 : random.int(Math.max(1, sales.notes.credit - 1), sales.notes.credit + 1),
    debitNotes: sales.notes.debit,
    tickets: sales.hasTickets ? daysOf(period) * TICKETS_A_DAY : 0,
  }
}

/** What a company issued from the beginning of its numbering until before the period. */
export function salesCountsBefore(company: DemoCompany, period: TaxPeriod): SalesCounts {
  let before = none
  for (let month = 0; month < monthsBefore(period); month++) {
    const counts = salesCounts(company, addMonths(numberingEpoch, month))
    before = Object.fromEntries(keys.map((key) => [key, before[key] + counts[key]])) as unknown as SalesCounts
  }
  return before
}
