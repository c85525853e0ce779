import { isModifiedMissing, type ModifiedFact } from '@contapro/sunat/observations'
import type { Operation } from '../../vouchers/rows/voucher-row.ts'
import { renewLease } from '../../vouchers/stores/lease.store.ts'
import { findCurrentVouchers } from '../../vouchers/stores/vouchers.store.ts'
import {
  findLoadedPeriods,
  type KnownNote,
  listNotes,
  listNotesFound,
  listNotesOfNewPeriods,
  listNotesWritten,
} from './notes.store.ts'
import { type Review, rewriteReviewed } from './review-purchases.ts'

/**
 * Decides which credit and debit notes lack the voucher that they modify. That follows from everything that is loaded, so
 * this comes after all rows of an ingestion and before they are published. Looked at are the notes that it wrote, those
 * whose voucher's month it loaded first, and the doubted ones whose voucher has come; each book by itself.
 */
export async function reviewNotes(review: Review): Promise<void> {
  for (const operation of ['COMPRA', 'VENTA'] as const) await reviewNotesOf(review, operation)
}

async function reviewNotesOf(review: Review, operation: Operation): Promise<void> {
  const { driver, lease, writer } = review
  const notes = { businessUuid: lease.businessUuid, operation }
  const own = writer.registers.filter((register) => register.operation === operation).map(({ period }) => period)
  const before = await findLoadedPeriods(driver, notes)
  const loaded = new Set([...before, ...own])
  const reviewed = { operation, loaded }
  await reviewPages(review, reviewed, (after) => listNotesWritten(driver, lease, operation, after))
  for (const period of own.filter((p) => !before.has(p))) {
    await reviewPages(review, reviewed, (after) => listNotesOfNewPeriods(driver, notes, period, after))
  }
  if (writer.vouchersNew > 0) {
    await reviewPages(review, reviewed, (after) => listNotesFound(driver, notes, after))
  }
}

/**
 * The same for every note of a book, whenever it came.
 *
 * @param withdrawn periods whose registers count no longer from the publication on.
 */
export async function reviewAllNotes(
  review: Review,
  operation: Operation,
  withdrawn: readonly string[] = [],
): Promise<void> {
  const { driver, lease } = review
  const notes = { businessUuid: lease.businessUuid, operation }
  const loaded = await findLoadedPeriods(driver, notes)
  for (const period of withdrawn) loaded.delete(period)
  await reviewPages(review, { operation, loaded }, (after) => listNotes(driver, notes, after))
}

interface ReviewedBook {
  readonly operation: Operation
  readonly loaded: ReadonlySet<string>
}

async function reviewPages(
  review: Review,
  book: ReviewedBook,
  listPage: (after: string) => Promise<KnownNote[]>,
): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: KnownNote[] = await listPage(after)
    const modified = new Map(page.map((note) => [note.code, modifiedFact(note, book.loaded)]))
    const changed = page.filter((note) => isModifiedMissing(modified.get(note.code)) !== note.isDoubted)
    if (changed.length > 0) await rewriteNotes(review, book.operation, { notes: changed, modified })
    after = page.at(-1)?.code
  }
}

function modifiedFact({ isFound, modifiedIssuedOn }: KnownNote, loaded: ReadonlySet<string>): ModifiedFact {
  const month = modifiedIssuedOn?.slice(0, 7).replace('-', '')
  return { isFound, isPeriodLoaded: month !== undefined && loaded.has(month) }
}

interface ChangedNotes {
  readonly notes: readonly KnownNote[]
  readonly modified: ReadonlyMap<string, ModifiedFact>
}

function rewriteNotes(review: Review, operation: Operation, { notes, modified }: ChangedNotes): Promise<void> {
  const { driver, lease } = review
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    const codes = notes.map(({ code }) => code)
    const current = await findCurrentVouchers(tx, lease.businessUuid, operation, codes)
    await rewriteReviewed(tx, review, { operation, current: [...current.values()] }, { modified })
  })
}
