import type { Operation } from '../../vouchers/rows/voucher-row.ts'
import { renewLease } from '../../vouchers/stores/lease.store.ts'
import { findCurrentVouchers } from '../../vouchers/stores/vouchers.store.ts'
import { type KnownNote, listNotesToRate } from './notes.store.ts'
import { type Review, rewriteReviewed } from './review-purchases.ts'

/**
 * Puts notes that no register has put into soles into them by the exchange rates of the vouchers that they modify. A voucher and its note
 * may come in any order, so this comes after all rows of an ingestion. In short transactions, as `reviewPurchases`.
 */
export async function reviewNoteRates(review: Review): Promise<void> {
  for (const operation of ['COMPRA', 'VENTA'] as const) await reviewRatesOf(review, operation)
}

async function reviewRatesOf(review: Review, operation: Operation): Promise<void> {
  const { driver, lease } = review
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: KnownNote[] = await listNotesToRate(driver, lease, operation, after)
    if (page.length > 0) {
      const codes = page.map(({ code }) => code)
      await driver.transaction(async (tx) => {
        await renewLease(tx, lease)
        const current = await findCurrentVouchers(tx, lease.businessUuid, operation, codes)
        await rewriteReviewed(tx, review, { operation, current: [...current.values()] })
      })
    }
    after = page.at(-1)?.code
  }
}
