import type { ModifiedFact } from '@contapro/sunat/observations'
import { renewLease } from '../ingestion/lease.store.ts'
import { findCurrentVouchers } from '../ingestion/vouchers.store.ts'
import { type Review, rewriteReviewed } from './review-purchases.ts'
import {
  type BoughtNote,
  findLoadedPeriods,
  listNotesOfNewPeriods,
  listNotesWritten,
  listNotesFound,
} from './notes.store.ts'

/**
 * Decides which credit and debit notes lack the voucher that they modify. That follows from everything that is loaded, so
 * this comes after all rows of an ingestion and before they are published. Looked at are the notes that it wrote, those
 * whose voucher's month it loaded first, and the doubted ones whose voucher has come.
 */
export async function reviewNotes(review: Review): Promise<void> {
  const { driver, lease, writer } = review
  const own = writer.registers.filter(({ operation }) => operation === 'COMPRA').map(({ period }) => period)
  const before = await findLoadedPeriods(driver, lease.businessUuid)
  const loaded = new Set([...before, ...own])
  await reviewPages(review, loaded, (after) => listNotesWritten(driver, lease, after))
  for (const period of own.filter((p) => !before.has(p))) {
    await reviewPages(review, loaded, (after) => listNotesOfNewPeriods(driver, lease.businessUuid, period, after))
  }
  if (writer.vouchersNew > 0) {
    await reviewPages(review, loaded, (after) => listNotesFound(driver, lease.businessUuid, after))
  }
}

async function reviewPages(
  review: Review,
  loaded: ReadonlySet<string>,
  listPage: (after: string) => Promise<BoughtNote[]>,
): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: BoughtNote[] = await listPage(after)
    const modified = new Map(page.map((note) => [note.code, modifiedFact(note, loaded)]))
    const changed = page.filter((note) => isDoubtful(modified.get(note.code)) !== note.isDoubted)
    if (changed.length > 0) await rewriteNotes(review, changed, modified)
    after = page.at(-1)?.code
  }
}

const isDoubtful = (fact: ModifiedFact | undefined): boolean => fact?.isPeriodLoaded === true && !fact.isFound

function modifiedFact({ isFound, modifiedIssuedOn }: BoughtNote, loaded: ReadonlySet<string>): ModifiedFact {
  const month = modifiedIssuedOn?.slice(0, 7).replace('-', '')
  return { isFound, isPeriodLoaded: month !== undefined && loaded.has(month) }
}

function rewriteNotes(
  review: Review,
  notes: readonly BoughtNote[],
  modified: ReadonlyMap<string, ModifiedFact>,
): Promise<void> {
  const { driver, lease } = review
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    const codes = notes.map(({ code }) => code)
    const current = await findCurrentVouchers(tx, lease.businessUuid, 'COMPRA', codes)
    await rewriteReviewed(tx, review, [...current.values()], { modified })
  })
}
