import { firstDay, lastDay, parseTaxPeriod } from '@contapro/sunat'

/** Two civil dates (`YYYY-MM-DD`), both included; empty texts mean no range. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** First and last day of a tax period; a text that is no `YYYYMM` gives an empty range (part 2 §4). */
export function dateRangeOf(taxPeriod: string): DateRange {
  const period = parseTaxPeriod(taxPeriod)
  return period ? { from: firstDay(period), to: lastDay(period) } : { from: '', to: '' }
}
