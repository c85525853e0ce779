import { closeFile } from '../../ingestion/writing/publish.store.ts'
import { undoIngestion } from '../../ingestion/writing/undo.store.ts'
import { isDiskFull } from '../../platform/errors/error-codes.ts'
import {
  type FileLease,
  forgetAttempt,
  type Lease,
  type ReceivedFile,
  releaseLease,
} from '../../vouchers/stores/lease.store.ts'
import { ingestFile } from '../ingest/ingest-file.ts'
import { keepInventedApart } from '../ingest/keep-invented-apart.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import { runReview } from '../review/run-review.ts'
import type { ClaimedWork } from './claim-work.ts'

const GIVEN_UP = {
  line: null,
  field: null,
  code: 'INGESTION_FAILED',
  message: 'No pudimos procesar este archivo por un problema nuestro. Vuelve a subirlo más tarde.',
}

/** Does what was claimed. A file that was begun too often, and failed or took the server along each time, is given up. */
export async function doWork(context: IngestionContext, work: ClaimedWork, maxAttempts: number): Promise<void> {
  if (work.kind === 'review') await watchedReview(context, work.lease, work)
  else if (work.attempts > maxAttempts) await giveUp(context, work.lease, work.file)
  else if (work.file.meetsOther && (await keepInventedApart(context, work.lease, work.file))) return
  else await ingestFile(context, work.lease, work.file)
}

async function watchedReview(context: IngestionContext, lease: Lease, company: { readonly ownRuc: string }) {
  await context.watch?.beforeReview(lease.businessUuid)
  await runReview(context, lease, company)
  await context.watch?.afterReview(lease.businessUuid)
}

async function giveUp({ driver, storage }: IngestionContext, lease: FileLease, file: ReceivedFile): Promise<void> {
  await closeFile(driver, lease, {
    outcome: {
      kind: 'unknown',
      taxPeriod: null,
      rowsRead: 0,
      vouchersNew: 0,
      vouchersKnown: 0,
      rowsRepeated: 0,
      rowsSetAside: 0,
      vouchersChanged: 0,
      igvChange: 0,
    },
    state: 'failed',
    remarks: { total: 1, first: [GIVEN_UP] },
    alreadyUploaded: false,
  })
  await storage.remove(file.storageKey)
}

/** Puts the company back to where it was before work that failed, so that it can be tried again. */
export async function undoFailedWork(
  { driver, logger }: IngestionContext,
  work: ClaimedWork,
  error: unknown,
): Promise<void> {
  const { lease, attempts } = work
  const { businessUuid: business, uploadUuid: upload, position: file }: Partial<FileLease> = lease
  const facts = { kind: work.kind, business, upload, file }
  logger.error({ ...facts, error, attempts }, 'An ingestion failed; it is tried again.')
  try {
    await undoIngestion(driver, lease)
    if (work.kind === 'file' && isDiskFull(error)) await forgetAttempt(driver, work.lease)
    await releaseLease(driver, lease)
  } catch (undoError) {
    logger.error({ ...facts, error: undoError }, 'A failed ingestion could not be undone yet.')
  }
}
