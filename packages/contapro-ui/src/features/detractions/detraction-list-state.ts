import {
  type DateFilterType,
  type DateRange,
  type DetractionFilter,
  dateRangeOf,
  type PeriodScope,
} from '@contapro/sdk'
import type { PageState } from '../../lists/use-list-state.ts'

/** What the list of detractions shows, 10, 20, 50 or 100 to a page: a host keeps it in the address. */
export interface DetractionListState extends PageState {
  /** The tab: S 'Pagadas', N 'Por pagar'. */
  readonly paid: 'S' | 'N'
  /** Paid ones by the date of payment, which is the default, or by the accounting period. */
  readonly filterType: DateFilterType
  /** Days of payment, for 'fechaPago' alone; without them the first to the last day of the tax period. */
  readonly dateRange?: DateRange | undefined
}

/** The list before anyone chose: the first ten deposits that were paid on the days of the period (decisions 44). */
export const firstDetractions: DetractionListState = { page: 1, size: 10, paid: 'S', filterType: 'fechaPago' }

/** The list for another tax period, whose own days are the dates of payment then (part 2 §4). */
export function ofAnotherPeriod(list: DetractionListState): DetractionListState {
  return { ...list, page: 1, dateRange: undefined }
}

/** The days of payment that the list is cut by; undefined when it is not. */
export function paymentDays(
  { paid, filterType, dateRange }: DetractionListState,
  taxPeriod: string,
): DateRange | undefined {
  return paid === 'S' && filterType === 'fechaPago' ? (dateRange ?? dateRangeOf(taxPeriod)) : undefined
}

/** The same list by the accounting period. */
export function ofWholePeriod(list: DetractionListState): DetractionListState {
  return { ...list, page: 1, filterType: 'fechaPeriodo', dateRange: undefined }
}

/** The call for a page of the list. */
export function detractionFilterOf(scope: PeriodScope, list: DetractionListState): DetractionFilter {
  const { page, size, paid, filterType } = list
  return { ...scope, page, size, paid, filterType, dateRange: paymentDays(list, scope.taxPeriod) }
}
