import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { ReviewedVoucherList } from '../contract/contract.ts'
import type { QueryHookOptions } from '../provider/use-contapro-query.ts'
import type { ReviewFilter } from './calls.ts'
import { useReviewList } from './use-review-list.ts'

/** Purchases that a rule doubts and nobody has decided about: a page, newest first, with the counts of all three tabs. Pass null while nothing is selected. */
export function useObservedVouchers(
  filter: ReviewFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<ReviewedVoucherList, ContaproError> {
  return useReviewList('observed', filter, options)
}
