import type { DateRange } from './civil-date.ts'

/** By which date a list is filtered. Source: specification, part 2, section 3 (filter_type). */
export interface DateFilter {
  readonly filterType: 'fechaPago' | 'fechaPeriodo'
  /** Only by payment date; without one every date counts. */
  readonly range: DateRange | undefined
}
