import { FileRefusedError } from '../../ingestion/reading/file-refused.ts'
import type { FileSource, IncomingBatch } from '../../ingestion/reading/incoming-batch.ts'
import { countedRemarks, noRemarks } from '../../ingestion/reading/remarks.ts'
import { storedUploadOf } from '../../ingestion/reading/stored-upload-of.ts'
import { openFileInWorker } from '../../ingestion/reading/worker/open-file-in-worker.ts'
import { loadPurchaseFacts } from '../../ingestion/review/load-purchase-facts.ts'
import { type CompanyRuleSettings, findObservationSettings } from '../../ingestion/review/observation-settings.store.ts'
import { findKnownSources, type KnownSources } from '../../ingestion/review/purchase-facts.store.ts'
import { applyBoletaLimit } from '../../ingestion/writing/apply-boleta-limit.ts'
import { DepositWriter } from '../../ingestion/writing/deposit-writer.ts'
import { FileReading } from '../../ingestion/writing/file-reading.ts'
import { PadronWriter } from '../../ingestion/writing/padron-writer.ts'
import { closeFile, type OutcomeCounts, publish } from '../../ingestion/writing/publish.store.ts'
import { findPublishedDocument } from '../../ingestion/writing/published-documents.store.ts'
import { settleDetractions } from '../../ingestion/writing/settle-detractions.ts'
import { sweepSuperseded, undoIngestion } from '../../ingestion/writing/undo.store.ts'
import { VoucherWriter } from '../../ingestion/writing/voucher-writer.ts'
import { WithholdingNotes } from '../../ingestion/writing/withholding-notes.ts'
import { writeWithholdingBatch } from '../../ingestion/writing/withholding-writer.ts'
import { writeNumberRuns } from '../../ingestion/writing/write-number-runs.ts'
import { zipFileLines } from '../../ingestion/writing/zip-file-lines.ts'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import { FileMissingError } from '../../platform/files/index.ts'
import { igvChange } from '../../vouchers/figures/igv-change.ts'
import { dropCorrections } from '../../vouchers/stores/figures.store.ts'
import { type FileLease, type Lease, type ReceivedFile, renewLease } from '../../vouchers/stores/lease.store.ts'
import { insertXmlDocuments } from '../../vouchers/stores/xml-documents.store.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import { reviewIssuers } from '../review/review-issuers.ts'
import { reviewModifiedPurchases } from '../review/review-modified-purchases.ts'
import { reviewNoteRates } from '../review/review-note-rates.ts'
import { reviewNotes } from '../review/review-notes.ts'
import { reviewPurchases } from '../review/review-purchases.ts'
import { beginReading } from './begin-reading.store.ts'
import { listDepositsSetAside } from './list-deposits-set-aside.ts'
import { listSetAside } from './list-set-aside.ts'

/**
 * Takes in one received file: whole, or not at all; of a zip each of its files. Its rows are written in short transactions under the lease's version,
 * unseen, and become visible in the last one.
 */
export async function ingestFile(context: IngestionContext, lease: FileLease, file: ReceivedFile): Promise<void> {
  const { driver, storage } = context
  const known = await findPublishedDocument(driver, lease.businessUuid, file.sha256)
  if (known) {
    await closeFile(driver, lease, { outcome: known, state: 'done', remarks: noRemarks, alreadyUploaded: true })
    await storage.remove(file.storageKey)
    return
  }
  let reading = new FileReading(file.remarks)
  try {
    while (!(await readFile(context, lease, { file, reading }))) {
      await undoIngestion(driver, lease)
      await dropCorrections(driver, lease)
      reading = reading.again()
    }
  } catch (e) {
    if (e instanceof FileMissingError) reading.refuse(countedRemarks([fileLost]))
    else if (e instanceof FileRefusedError) reading.refuse(e.remarks)
    else throw e
  }
  if (reading.isRefused) await refuseFile(context, lease, { file, reading })
}

const fileLost: UploadRemark = {
  line: null,
  field: null,
  code: 'FILE_LOST',
  message: 'No pudimos leer el archivo recibido. Vuelve a subirlo.',
}

interface FileWork {
  readonly file: ReceivedFile
  readonly reading: FileReading
}

/** Returns false if all of it has to be undone, and the file read again. */
async function readFile(context: IngestionContext, lease: FileLease, work: FileWork): Promise<boolean> {
  const { file, reading } = work
  const source = await openFileInWorker({ ...storedUploadOf(file, lease), leftOut: reading.leftOut }, context)
  try {
    await takeAll(context, lease, { ...work, source })
  } finally {
    source.close()
  }
  return reading.isRefused || !reading.isToRepeat
}

async function takeAll(
  context: IngestionContext,
  lease: FileLease,
  { file, source, reading }: FileWork & { readonly source: FileSource<IncomingBatch> },
): Promise<void> {
  const { driver } = context
  reading.kind = source.kind
  const settings = await findObservationSettings(driver, lease.businessUuid)
  const reviewer = { ownRuc: file.businessRuc, settings }
  const writer = new VoucherWriter(lease, reviewer, await beginReading(driver, lease, source))
  const deposits = new DepositWriter(lease)
  const padron = new PadronWriter(lease)
  const withholdings = new WithholdingNotes()
  const sources = await findKnownSources(driver, lease.businessUuid)
  // One batch is written while the next is read.
  let writing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of source.batches()) {
      context.signal.throwIfAborted()
      const isWritten = reading.add(batch)
      const writers = { lease, writer, deposits, padron, withholdings, sources }
      const write = isWritten ? await prepareBatch(context, writers, batch) : skipBatch
      const progress = { rowsRead: reading.rowsRead, bytesRead: reading.bytesRead }
      await writing
      writing = write(driver, lease, progress)
      writing.catch(() => undefined)
    }
  } finally {
    await writing
  }
  reading.end()
  if (reading.isRefused || reading.isToRepeat) return
  const review = { driver, lease, writer, reviewer }
  await reviewNoteRates(review)
  await reviewPurchases(review, deposits.purchases)
  const modifiedPeriods = await reviewModifiedPurchases(review)
  await reviewIssuers(review, padron, { sources, storedAt: context.now() })
  await reviewNotes(review)
  await writeNumberRuns(driver, lease, writer.numbers)
  await applyBoletaLimit(driver, lease, { writer, ownRuc: file.businessRuc })
  const rates = settings.detractionRates
  const detractions = await settleDetractions(driver, lease, {
    deposits,
    figures: writer.figures,
    rates,
    more: modifiedPeriods,
  })
  reading.warn(await listSetAside(driver, lease, { notes: writer.setAside, file, entries: reading.entries }))
  reading.warn(await listDepositsSetAside(driver, lease, deposits.notes))
  reading.warn(await withholdings.list(driver, lease))
  context.signal.throwIfAborted()
  await publish(driver, lease, {
    outcome: reading.outcome(countsOf(writer, deposits, settings)),
    warnings: reading.warnings,
    lines: zipFileLines(file.name, reading.zipFiles, true),
    document: { ...file, storedAt: context.now() },
    figures: writer.figures.changes(),
    registers: writer.registers,
    detractions,
  })
  await sweepSuperseded(driver, lease.businessUuid)
  // Anybody gets it from SUNAT again, and it is over a gigabyte.
  if (padron.taxpayers > 0) await context.storage.remove(file.storageKey)
}

const noCounts: OutcomeCounts = {
  vouchersNew: 0,
  vouchersKnown: 0,
  rowsRepeated: 0,
  rowsSetAside: 0,
  vouchersChanged: 0,
  igvChange: 0,
}

const countsOf = (
  { vouchersNew, vouchersKnown, vouchersChanged, setAside, figures }: VoucherWriter,
  { notes }: DepositWriter,
  { prorrataOf }: CompanyRuleSettings,
): OutcomeCounts => ({
  vouchersNew,
  vouchersKnown,
  vouchersChanged,
  rowsRepeated: setAside.repeated + notes.repeated,
  rowsSetAside: setAside.own + notes.own,
  igvChange: igvChange(figures.changes(), prorrataOf),
})

type WriteBatch = (
  driver: IngestionContext['driver'],
  lease: Lease,
  progress: { rowsRead: number; bytesRead: number },
) => Promise<void>

/** The rest of a file or table that is refused is read for its errors only. */
const skipBatch: WriteBatch = (driver, lease, progress) => driver.transaction((tx) => renewLease(tx, lease, progress))

interface BatchWriters {
  readonly lease: Lease
  readonly writer: VoucherWriter
  readonly deposits: DepositWriter
  readonly padron: PadronWriter
  readonly withholdings: WithholdingNotes
  readonly sources: KnownSources
}

async function prepareBatch(
  { driver: reader, storage, statistics, now }: IngestionContext,
  { lease: { businessUuid }, writer, deposits, padron, withholdings: notes, sources }: BatchWriters,
  batch: IncomingBatch,
): Promise<WriteBatch> {
  const { xmlDocuments, withholdings } = batch
  const vouchers = writer.prepare(batch.vouchers, {
    ...(await loadPurchaseFacts(reader, businessUuid, batch.vouchers, sources)),
    items: new Map(xmlDocuments.map(({ sha256, lines }) => [sha256, lines.map((line) => line.description)])),
  })
  return async (driver, lease, progress) => {
    for (const { bytes, storageKey } of xmlDocuments) if (bytes) await storage.write(storageKey, [bytes])
    const unneeded = await driver.transaction(async (tx) => {
      await renewLease(tx, lease, progress)
      await writer.write(tx, vouchers)
      await padron.write(tx, batch.padron)
      for (const { created, known } of [
        await writeWithholdingBatch(tx, lease, { rows: withholdings, notes }),
        await deposits.write(tx, batch.deposits, batch.entry?.name ?? null),
      ]) {
        writer.vouchersNew += created
        writer.vouchersKnown += known
      }
      return insertXmlDocuments(tx, lease, xmlDocuments, now())
    })
    for (const key of unneeded) await storage.remove(key)
    await statistics.vouchers.noteRows(lease.businessUuid, batch.rowsRead)
    await statistics.deposits.noteRows(lease.businessUuid, batch.deposits.length)
  }
}

async function refuseFile(
  { driver, storage }: IngestionContext,
  lease: FileLease,
  { file, reading }: FileWork,
): Promise<void> {
  const keys = await undoIngestion(driver, lease)
  await closeFile(driver, lease, {
    outcome: reading.outcome(noCounts),
    state: 'failed',
    remarks: reading.errors,
    alreadyUploaded: false,
    lines: zipFileLines(file.name, reading.zipFiles, false),
  })
  for (const key of [...keys, file.storageKey]) await storage.remove(key)
}
