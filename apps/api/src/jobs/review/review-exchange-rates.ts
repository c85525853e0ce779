import type { Operation } from '../../vouchers/rows/voucher-row.ts'
import { renewLease } from '../../vouchers/stores/lease.store.ts'
import { listWithoutSoles } from '../../vouchers/stores/vouchers.store.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import { readOwnAmounts } from './read-own-amounts.ts'
import { type Review, rewriteReviewed } from './review-purchases.ts'

/**
 * Puts the vouchers of both books that no register has put into soles into them by the exchange rates that are entered now, and takes
 * the soles of those away whose rate is gone. In short transactions, as `reviewPurchases`.
 */
export async function reviewExchangeRates(context: IngestionContext, review: Review): Promise<void> {
  for (const operation of ['COMPRA', 'VENTA'] as const) {
    let after: string | undefined = ''
    while (after !== undefined) after = await reviewStep(context, review, { operation, after })
  }
}

/** Answers the last code that it looked at; undefined behind the last one. */
async function reviewStep(
  context: IngestionContext,
  review: Review,
  place: { readonly operation: Operation; readonly after: string },
): Promise<string | undefined> {
  const { driver, lease } = review
  // Files are read outside of the transaction.
  const found = await listWithoutSoles(driver, lease.businessUuid, place)
  const more = { ownAmounts: await readOwnAmounts(context, review, found) }
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    const current = await listWithoutSoles(tx, lease.businessUuid, place)
    await rewriteReviewed(tx, review, { operation: place.operation, current }, more)
    return current.at(-1)?.row.code
  })
}
