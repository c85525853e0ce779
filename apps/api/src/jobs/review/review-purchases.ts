import { loadPurchaseFacts, withFactsOf } from '../../ingestion/review/load-purchase-facts.ts'
import { findKnownSources } from '../../ingestion/review/purchase-facts.store.ts'
import type { PurchaseFacts } from '../../ingestion/review/purchase-facts.ts'
import { type Reviewer, reviewVoucher } from '../../ingestion/review/review-voucher.ts'
import type { VoucherWriter } from '../../ingestion/writing/voucher-writer.ts'
import type { Driver, Session } from '../../platform/db/index.ts'
import { sameVoucher } from '../../vouchers/rows/same-voucher.ts'
import type { Operation } from '../../vouchers/rows/voucher-row.ts'
import { type Lease, renewLease } from '../../vouchers/stores/lease.store.ts'
import { type CurrentVoucher, findCurrentVouchers, listCurrentVouchers } from '../../vouchers/stores/vouchers.store.ts'

/** Under which lease, by which writer and by which rules purchases are looked at anew. */
export interface Review {
  readonly driver: Driver
  readonly lease: Lease
  readonly writer: VoucherWriter
  readonly reviewer: Reviewer
}

/** Purchases of one short transaction. */
const STEP = 500

/**
 * Treats purchases anew because something came that the rules look at beside them: a deposit, a padrón, a setting. For who
 * holds the company's lease and has written what came; whatever changes is written as rows of that lease's version, counted
 * in the writer's figures, and seen with its publication. In short transactions. Codes without a voucher do no harm: when
 * it comes it is treated by what is known then.
 */
export async function reviewPurchases(review: Review, codes: Iterable<string>): Promise<void> {
  const { driver, lease } = review
  const wanted = [...codes]
  for (let start = 0; start < wanted.length; start += STEP) {
    const step = wanted.slice(start, start + STEP)
    await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      const current = await findCurrentVouchers(tx, lease.businessUuid, 'COMPRA', step)
      await rewriteReviewed(tx, review, { operation: 'COMPRA', current: [...current.values()] })
    })
  }
}

/** All purchases of a company, or those of one issuer, as `reviewPurchases`. */
export async function reviewAllPurchases(review: Review, issuer?: string): Promise<void> {
  const { driver, lease } = review
  // Codes begin with the issuer and a hyphen, and the point comes right behind it.
  const before = issuer === undefined ? LAST_CODE : `${issuer}.`
  let after: string | undefined = issuer === undefined ? '' : `${issuer}-`
  while (after !== undefined) {
    const from: string = after
    after = await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      const current = await listCurrentVouchers(tx, lease.businessUuid, { operation: 'COMPRA', after: from, before })
      await rewriteReviewed(tx, review, { operation: 'COMPRA', current })
      return current.at(-1)?.row.code
    })
  }
}

/** All sales of a company, as `reviewPurchases`; the writer meets their numbers. */
export async function reviewAllSales(review: Review): Promise<void> {
  const { driver, lease, writer } = review
  let after: string | undefined = ''
  while (after !== undefined) {
    const from: string = after
    after = await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      const range = { operation: 'VENTA', after: from, before: LAST_CODE } as const
      const current = await listCurrentVouchers(tx, lease.businessUuid, range)
      for (const { row } of current) writer.numbers.meet(row)
      await rewriteReviewed(tx, review, { operation: 'VENTA', current })
      return current.at(-1)?.row.code
    })
  }
}

/** No code comes behind it. */
const LAST_CODE = '\u{10ffff}'

/** Writes what the rules now make of vouchers of one book where that is something else than before. */
export async function rewriteReviewed(
  tx: Session,
  { lease, writer, reviewer }: Review,
  { operation, current }: { readonly operation: Operation; readonly current: readonly CurrentVoucher[] },
  more: Partial<PurchaseFacts> = {},
): Promise<void> {
  if (current.length === 0) return
  const facts = await factsOf(tx, lease.businessUuid, current, more)
  const changes = current.flatMap((known) => {
    const row = reviewVoucher(known.row, facts, reviewer)
    return sameVoucher(known.row, row) ? [] : [{ current: known, row }]
  })
  if (changes.length > 0) await writer.rewrite(tx, operation, changes)
}

/** Facts of stored vouchers of one book. */
export async function factsOf(
  tx: Session,
  businessUuid: string,
  current: readonly Pick<CurrentVoucher, 'row'>[],
  more: Partial<PurchaseFacts> = {},
): Promise<PurchaseFacts> {
  const rows = current.map(({ row }) => row)
  const sources = await findKnownSources(tx, businessUuid)
  const loaded = { ...(await loadPurchaseFacts(tx, businessUuid, rows, sources)), ...more }
  return withFactsOf(tx, businessUuid, loaded, current)
}
