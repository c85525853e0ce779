import type { ReviewedVoucherList, ReviewFilter, ReviewList } from '@contapro/sdk'
import { useObservedVouchers, useRejectedVouchers, useValidatedVouchers } from '@contapro/sdk/react'

/** A page of the list that is shown; the other two are not asked for. */
export function useReviewPage(list: ReviewList, filter: ReviewFilter): ReturnType<typeof useObservedVouchers> {
  const filterFor = (other: ReviewList): ReviewFilter | null => (other === list ? filter : null)
  const pages = {
    observed: useObservedVouchers(filterFor('observed')),
    rejected: useRejectedVouchers(filterFor('rejected')),
    validated: useValidatedVouchers(filterFor('validated')),
  }
  return pages[list]
}

/** The counts of the three tabs, as every list's answer has them. */
export type ReviewCounts = Pick<ReviewedVoucherList['summary'], 'observed_count' | 'rejected_count' | 'validated_count'>
