import type { IssuerStanding } from '@contapro/sunat/observations'
import { findDoubtfulIssuers, type KnownSources } from '../../ingestion/review/purchase-facts.store.ts'
import type { PadronWriter } from '../../ingestion/writing/padron-writer.ts'
import { renewLease } from '../../vouchers/stores/lease.store.ts'
import { listIssuers } from './issuers.store.ts'
import { type Review, reviewAllPurchases } from './review-purchases.ts'

/**
 * Makes a padrón that was written whole the company's, and reviews again the purchases from issuers that stand otherwise in it
 * than in the one before.
 */
export async function reviewIssuers(
  review: Review,
  padron: PadronWriter,
  { sources, storedAt }: { readonly sources: KnownSources; readonly storedAt: Date },
): Promise<void> {
  if (padron.taxpayers === 0) return
  const { driver, lease } = review
  const { businessUuid, version } = lease
  await driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await padron.finish(tx, storedAt)
  })
  let after: string | undefined = ''
  while (after !== undefined) {
    const issuers: string[] = await listIssuers(driver, businessUuid, after)
    const before = await findDoubtfulIssuers(driver, { businessUuid, padron: sources.padron }, issuers)
    const now = await findDoubtfulIssuers(driver, { businessUuid, padron: version }, issuers)
    for (const issuer of issuers) {
      if (!isSame(before.get(issuer), now.get(issuer))) await reviewAllPurchases(review, issuer)
    }
    after = issuers.at(-1)
  }
}

const isSame = (a: IssuerStanding | undefined, b: IssuerStanding | undefined): boolean =>
  a?.isActive === b?.isActive && a?.isFound === b?.isFound
