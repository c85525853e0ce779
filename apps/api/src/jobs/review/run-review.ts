import { findObservationSettings } from '../../ingestion/review/observation-settings.store.ts'
import { applyBoletaLimit } from '../../ingestion/writing/apply-boleta-limit.ts'
import { DepositWriter } from '../../ingestion/writing/deposit-writer.ts'
import { publishReview } from '../../ingestion/writing/publish.store.ts'
import {
  listReviewRequests,
  type ReviewRequest,
  type ReviewScope,
} from '../../ingestion/writing/review-requests.store.ts'
import { settleDetractions } from '../../ingestion/writing/settle-detractions.ts'
import { sweepSuperseded } from '../../ingestion/writing/undo.store.ts'
import { VoucherWriter } from '../../ingestion/writing/voucher-writer.ts'
import { writeNumberRuns } from '../../ingestion/writing/write-number-runs.ts'
import { listPeriodsOfBoletas } from '../../vouchers/figures/boleta-totals.store.ts'
import { listPeriodsInDebt } from '../../vouchers/stores/detraction-figures.store.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import { mergeSeries } from './merge-series.ts'
import { readXmlAgain } from './read-xml-again.ts'
import { reviewExchangeRates } from './review-exchange-rates.ts'
import { reviewModifiedPurchases } from './review-modified-purchases.ts'
import { reviewNoteRates } from './review-note-rates.ts'
import { reviewAllNotes } from './review-notes.ts'
import { type Review, reviewAllPurchases, reviewAllSales, reviewPurchases } from './review-purchases.ts'
import { withdrawUpload } from './withdraw-upload.ts'

/** Does the review that `requestReview` stored. It is an ingestion without a file, and all of it is published at once. */
export async function runReview(
  context: IngestionContext,
  lease: Lease,
  { ownRuc }: { readonly ownRuc: string },
): Promise<void> {
  const { driver } = context
  const requests = nextOf(await listReviewRequests(driver, lease.businessUuid))
  const [undo] = requests.filter(({ scope }) => scope.startsWith(UNDO))
  if (undo) {
    const withdrawal = { uploadUuid: undo.scope.slice(UNDO.length), request: undo.id, ownRuc }
    await withdrawUpload(context, lease, withdrawal)
    return
  }
  const settings = await findObservationSettings(driver, lease.businessUuid)
  const reviewer = { ownRuc, settings }
  const writer = new VoucherWriter(lease, reviewer, new Set())
  const review = { driver, lease, writer, reviewer }
  const isOfAll = requests.some(({ scope }) => scope === 'all')
  const codes = requests.flatMap(({ scope }) => (scope.startsWith(PURCHASE) ? [scope.slice(PURCHASE.length)] : []))
  const spelled = requests.some(({ scope }) => scope === SERIES) ? await mergeSeries(review) : []
  if (isOfAll) await reviewAll(review)
  else await reviewPurchases(review, codes)
  if (requests.some(({ scope }) => scope === RATES)) await reviewExchangeRates(context, review)
  const [xml] = requests.filter(({ scope }) => scope.startsWith(XML))
  const next = xml && (await readXmlAgain(context, review, xml.scope.slice(XML.length)))
  await reviewNoteRates(review)
  const modifiedPeriods = await reviewModifiedPurchases(review)
  const asked = requests.map(({ scope }) => scope).filter(isPeriod)
  const more = isOfAll ? await listPeriodsOfBoletas(driver, lease.businessUuid) : asked
  await applyBoletaLimit(driver, lease, { writer, ownRuc, more })
  const detractions = await settleDetractions(driver, lease, {
    deposits: new DepositWriter(lease),
    figures: writer.figures,
    rates: settings.detractionRates,
    // A rate or an entered amount changes what is owed even of purchases that stay as they are.
    more: isOfAll || codes.length > 0 ? await listPeriodsInDebt(driver, lease.businessUuid) : modifiedPeriods,
    operations: isOfAll ? ['COMPRA', 'VENTA'] : [],
  })
  await publishReview(driver, lease, {
    figures: writer.figures.changes(),
    registers: [],
    detractions,
    requests: requests.map(({ id }) => id),
    spelled,
    now: context.now(),
    next: next === undefined ? undefined : `xml ${next}`,
  })
  const copies = spelled.filter(({ isCopy }) => isCopy)
  if (copies.length > 0) {
    context.logger.warn({ business: lease.businessUuid, copies }, 'Vouchers that were stored twice are one now.')
  }
  await sweepSuperseded(driver, lease.businessUuid)
}

async function reviewAll(review: Review): Promise<void> {
  await reviewAllPurchases(review)
  await reviewAllSales(review)
  await reviewAllNotes(review, 'VENTA')
  await writeNumberRuns(review.driver, review.lease, review.writer.numbers)
}

const PURCHASE = 'purchase '
const SERIES = 'series'
const RATES = 'exchange-rates'
const UNDO = 'undo '
const XML = 'xml '

const isPeriod = (scope: ReviewScope): boolean => /^[0-9]+$/.test(scope)

/**
 * Vouchers that are stored twice come first and alone, so that what they change is known. Then comes what somebody may wait for: the
 * rules together, then each upload that is undone. Then the XML, from the first hash that is requested.
 */
function nextOf(requests: readonly ReviewRequest[]): readonly ReviewRequest[] {
  const twice = requests.filter(({ scope }) => scope === SERIES)
  if (twice.length > 0) return twice
  const rules = requests.filter(({ scope }) => !scope.startsWith(XML) && !scope.startsWith(UNDO))
  if (rules.length > 0) return rules
  const undo = requests.find(({ scope }) => scope.startsWith(UNDO))
  return undo ? [undo] : requests.toSorted((a, b) => (a.scope < b.scope ? -1 : 1))
}
