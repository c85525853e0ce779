import { FileRefusedError } from '../../ingestion/reading/file-refused.ts'
import type { IncomingBatch } from '../../ingestion/reading/incoming-batch.ts'
import { loadPurchaseFacts } from '../../ingestion/review/load-purchase-facts.ts'
import { type CompanyRuleSettings, findObservationSettings } from '../../ingestion/review/observation-settings.store.ts'
import { findKnownSources, type KnownSources } from '../../ingestion/review/purchase-facts.store.ts'
import { applyBoletaLimit } from '../../ingestion/writing/apply-boleta-limit.ts'
import { DepositWriter } from '../../ingestion/writing/deposit-writer.ts'
import type { WrittenChanges } from '../../ingestion/writing/publish.store.ts'
import { settleDetractions } from '../../ingestion/writing/settle-detractions.ts'
import { sweepSuperseded, undoIngestion } from '../../ingestion/writing/undo.store.ts'
import { VoucherWriter } from '../../ingestion/writing/voucher-writer.ts'
import { WithholdingNotes } from '../../ingestion/writing/withholding-notes.ts'
import { writeWithholdingBatch } from '../../ingestion/writing/withholding-writer.ts'
import { rewriteNumberRuns } from '../../ingestion/writing/write-number-runs.ts'
import { FileMissingError } from '../../platform/files/index.ts'
import { type Lease, type Progress, renewLease } from '../../vouchers/stores/lease.store.ts'
import { supersedeWithholdings } from '../../vouchers/stores/withholdings.store.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import { type KeptFile, listFilesOf, listOtherFiles } from './kept-files.store.ts'
import { NamedKeys } from './named-keys.ts'
import { KeptFileRefusedError, readKeptFile } from './read-kept-file.ts'
import { reviewModifiedPurchases } from './review-modified-purchases.ts'
import { reviewNoteRates } from './review-note-rates.ts'
import { reviewAllNotes } from './review-notes.ts'
import { type Review, reviewPurchases } from './review-purchases.ts'
import {
  beginWithdrawal,
  publishWithdrawal,
  refuseWithdrawal,
  type Withdrawal,
  type Withdrawn,
} from './withdrawal.store.ts'

/**
 * Undoes an upload: everything is as if its files had never been uploaded (docs/decisions/0003). Only what these files name can differ. These rows are
 * superseded, and written from the files of all other uploads. It is published at once, or nothing changes if a kept file cannot be read.
 */
export async function withdrawUpload(
  context: IngestionContext,
  lease: Lease,
  { ownRuc, ...withdrawal }: Withdrawal & { readonly ownRuc: string },
): Promise<void> {
  const { driver, storage, logger } = context
  const { uploadUuid } = withdrawal
  const files = await listFilesOf(driver, lease.businessUuid, uploadUuid)
  try {
    const withdrawn = await withdraw(context, lease, { ownRuc, uploadUuid, files })
    context.signal.throwIfAborted()
    const keys = await publishWithdrawal(driver, lease, { withdrawal, withdrawn })
    await sweepSuperseded(driver, lease.businessUuid)
    for (const key of keys) await storage.remove(key)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    logger.error({ business: lease.businessUuid, upload: uploadUuid, error }, 'An upload could not be undone.')
    await undoIngestion(driver, lease)
    await refuseWithdrawal(driver, lease, withdrawal)
  }
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof FileMissingError || error instanceof FileRefusedError || error instanceof KeptFileRefusedError

interface WithdrawalWork {
  readonly ownRuc: string
  readonly uploadUuid: string
  readonly files: readonly KeptFile[]
}

async function withdraw(
  context: IngestionContext,
  lease: Lease,
  { ownRuc, uploadUuid, files }: WithdrawalWork,
): Promise<Withdrawn> {
  const { driver } = context
  const { businessUuid } = lease
  const others = await listOtherFiles(driver, businessUuid, uploadUuid)
  const bytesTotal = [...files, ...others].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  await beginWithdrawal(driver, lease, { uploadUuid, bytesTotal })
  const settings = await findObservationSettings(driver, businessUuid)
  const reviewer = { ownRuc, settings }
  const writer = new VoucherWriter(lease, reviewer, new Set(['COMPRA', 'VENTA']))
  const deposits = new DepositWriter(lease)
  const sources = await findKnownSources(driver, businessUuid)
  const rates = settings.detractionRates
  const work: Work = { context, lease, ownRuc, writer, deposits, sources, rates, bytesRead: 0 }

  const withdrawn = new NamedKeys()
  const ingested = files.filter(({ alreadyUploaded }) => !alreadyUploaded)
  for (const file of ingested) await supersedeNamed(work, file, withdrawn)
  const kept = new NamedKeys()
  const own = new Set(files.map(({ sha256 }) => sha256))
  const counting = []
  for (const file of others) {
    if (isIngestedBefore(file, kept, own)) continue
    await writeNamed(work, file, { withdrawn, kept })
    if (file.alreadyUploaded) counting.push(file)
  }

  const gone = withdrawn.registers.filter((register) => !kept.hasRegister(register))
  await rewriteNumberRuns(driver, lease, { of: withdrawn.numbers, from: kept.numbers })
  return {
    ...(await reviewAround(work, { driver, lease, writer, reviewer }, gone)),
    documents: [...ingested.map(({ sha256 }) => sha256), ...withdrawn.xmlDocuments].filter(
      (sha256) => !kept.xmlDocuments.has(sha256),
    ),
    own: [...own],
    gone,
    counting,
  }
}

/** Everything that is written, and how far the reading is. */
interface Work {
  readonly context: IngestionContext
  readonly lease: Lease
  readonly ownRuc: string
  readonly writer: VoucherWriter
  readonly deposits: DepositWriter
  readonly sources: KnownSources
  readonly rates: CompanyRuleSettings['detractionRates']
  bytesRead: number
}

/**
 * Bytes that the company had already when they came were not ingested. Of them only an XML can count now: one that came in a zip that
 * counts no longer, unless the undone upload has the XML as a file too.
 */
const isIngestedBefore = (
  { alreadyUploaded, kind, sha256 }: KeptFile,
  kept: NamedKeys,
  own: ReadonlySet<string>,
): boolean => alreadyUploaded && (kind !== 'ubl' || kept.xmlDocuments.has(sha256) || own.has(sha256))

async function readFile(
  work: Work,
  file: KeptFile,
  take: (batch: IncomingBatch, progress: Progress) => Promise<void>,
): Promise<void> {
  const { context, lease, ownRuc } = work
  const renew = (): Promise<void> => context.driver.transaction((tx) => renewLease(tx, lease))
  await readKeptFile(context, { file, ownRuc, renew }, (batch, share) =>
    take(batch, { rowsRead: 0, bytesRead: work.bytesRead + Math.floor(file.sizeBytes * share) }),
  )
  work.bytesRead += file.sizeBytes
}

async function supersedeNamed(work: Work, file: KeptFile, withdrawn: NamedKeys): Promise<void> {
  const { context, lease, writer, deposits } = work
  await readFile(work, file, async (batch, progress) => {
    withdrawn.add(batch)
    await context.driver.transaction(async (tx) => {
      await renewLease(tx, lease, progress)
      await writer.withdraw(tx, batch.vouchers)
      await deposits.withdraw(
        tx,
        batch.deposits.map(({ receiptNumber }) => receiptNumber),
      )
      await supersedeWithholdings(
        tx,
        lease,
        batch.withholdings.map(({ code }) => code),
      )
    })
  })
}

async function writeNamed(
  work: Work,
  file: KeptFile,
  { withdrawn, kept }: { readonly withdrawn: NamedKeys; readonly kept: NamedKeys },
): Promise<void> {
  const { context, lease, writer, deposits, sources } = work
  const { driver } = context
  const notes = new WithholdingNotes()
  await readFile(work, file, async (batch, progress) => {
    kept.add(batch)
    const named = withdrawn.namedOf(batch)
    const items = batch.xmlDocuments.map(
      ({ sha256, lines }) => [sha256, lines.map(({ description }) => description)] as const,
    )
    const vouchers = writer.prepare(named.vouchers, {
      ...(await loadPurchaseFacts(driver, lease.businessUuid, named.vouchers, sources)),
      items: new Map(items),
    })
    await driver.transaction(async (tx) => {
      await renewLease(tx, lease, progress)
      await writer.write(tx, vouchers)
      await writeWithholdingBatch(tx, lease, { rows: named.withholdings, notes })
      await deposits.write(tx, named.deposits, batch.entry?.name ?? null)
    })
  })
}

/** Lets the rules look at what depends on the rows that changed. */
async function reviewAround(
  { deposits, rates, ownRuc }: Work,
  review: Review,
  gone: Withdrawn['gone'],
): Promise<WrittenChanges> {
  const { driver, lease, writer } = review
  await reviewNoteRates(review)
  await reviewPurchases(review, deposits.purchases)
  const modifiedPeriods = await reviewModifiedPurchases(review)
  for (const operation of ['COMPRA', 'VENTA'] as const) {
    const periods = gone.filter((register) => register.operation === operation).map(({ period }) => period)
    await reviewAllNotes(review, operation, periods)
  }
  await applyBoletaLimit(driver, lease, { writer, ownRuc })
  const settled = { deposits, figures: writer.figures, rates, more: modifiedPeriods }
  const detractions = await settleDetractions(driver, lease, settled)
  return { figures: writer.figures.changes(), registers: [], detractions }
}
