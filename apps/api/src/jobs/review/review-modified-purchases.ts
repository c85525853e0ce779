import { listModifiedPurchases } from './modified-purchases.store.ts'
import { type Review, reviewPurchases } from './review-purchases.ts'

/** Looks again at the purchases under detraction whose notes were written. Returns their periods: what is owed there may change. */
export async function reviewModifiedPurchases(review: Review): Promise<string[]> {
  const modified = await listModifiedPurchases(review.driver, review.lease)
  await reviewPurchases(
    review,
    modified.map(({ code }) => code),
  )
  return modified.map(({ period }) => period)
}
