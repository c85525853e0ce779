import type { ReviewFilter, ReviewList } from '@contapro/sdk'
import type { PageState } from '../../lists/use-list-state.ts'

/** What the screen of observations shows, 20, 50 or 100 to a page (decisions 25): a host keeps it in the address. */
export interface ObservationListState extends PageState {
  /** The tab. */
  readonly list: ReviewList
}

/** The screen before anyone chose. */
export const firstObservations: ObservationListState = { list: 'observed', page: 1, size: 20 }

/** The tabs in their order. */
export const reviewLists: readonly ReviewList[] = ['observed', 'rejected', 'validated']

/** Another tab starts at its first page. */
export function atList({ size }: ObservationListState, list: ReviewList): ObservationListState {
  return { list, page: 1, size }
}

/** The call for one page of one period. */
export function reviewFilterOf(
  scope: Omit<ReviewFilter, 'page' | 'size'>,
  { page, size }: ObservationListState,
): ReviewFilter {
  return { ...scope, page, size }
}
