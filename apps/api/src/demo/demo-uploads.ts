import { addMonths, periodOf, type TaxPeriod } from '@contapro/sunat'
import type { Clock } from '../platform/clock/clock.ts'
import { todayInLima } from '../platform/clock/today-in-lima.ts'
import { demoCompanies } from './companies/demo-companies.ts'
import type { DemoCompany } from './companies/demo-company.ts'

/** A month of a company that is uploaded in one go. */
export interface DemoUpload {
  readonly company: DemoCompany
  readonly period: TaxPeriod
  /** 0 for the last complete month. */
  readonly monthsBack: number
  /** Of 100 vouchers, those that the company has as XML. */
  readonly xmlPercent: number
}

/** The newest months have nearly every XML, the others some. */
const RECENT_MONTHS = 3
const RECENT_XML_PERCENT = 96
const OLDER_XML_PERCENT = 5

/**
 * Every month of every company with books, up to the last complete month before today in Lima. First the newest months of
 * the first company, then month by month backwards through all of them.
 */
export function demoUploads(clock: Clock): DemoUpload[] {
  const last = addMonths(periodOf(todayInLima(clock)), -1)
  const uploads = demoCompanies.flatMap((company) => {
    const months = company.books?.months ?? 0
    return Array.from({ length: months }, (_, monthsBack) => ({
      company,
      monthsBack,
      period: addMonths(last, -monthsBack),
      xmlPercent: monthsBack < RECENT_MONTHS ? RECENT_XML_PERCENT : OLDER_XML_PERCENT,
    }))
  })
  return uploads.toSorted((a, b) => turnOf(a) - turnOf(b))
}

function turnOf({ company, monthsBack }: DemoUpload): number {
  const isFirst = company === demoCompanies[0] && monthsBack < RECENT_MONTHS
  return isFirst ? monthsBack - RECENT_MONTHS : monthsBack
}
