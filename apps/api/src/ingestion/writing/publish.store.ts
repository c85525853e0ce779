import type { Driver, Session } from '../../platform/db/index.ts'
import type { DetractionFigure } from '../../vouchers/figures/detraction-figures.ts'
import type { FigureDelta } from '../../vouchers/figures/figure-deltas.ts'
import { writeDetractionFigures } from '../../vouchers/stores/detraction-figures.store.ts'
import { addFiguresOfLease } from '../../vouchers/stores/figures.store.ts'
import { type FileLease, type Lease, releaseLease, renewLease } from '../../vouchers/stores/lease.store.ts'
import { noteSpelledVouchers, type SpelledVoucher } from '../../vouchers/stores/merged-vouchers.store.ts'
import { type Remarks, storable } from '../reading/remarks.ts'
import { type ReviewScope, requestReview } from './review-requests.store.ts'
import type { LoadedRegister } from './voucher-writer.ts'
import { insertZipFileLines } from './zip-file-lines.store.ts'
import type { ZipFileLine } from './zip-file-lines.ts'

/** What became of a file, as the upload shows it. */
export interface FileOutcome extends OutcomeCounts {
  readonly kind: string
  readonly taxPeriod: string | null
  readonly rowsRead: number
}

/** How many rows and vouchers a file brought. */
export interface OutcomeCounts {
  readonly vouchersNew: number
  readonly vouchersKnown: number
  /** Rows that say what another row of the file says. */
  readonly rowsRepeated: number
  /** Rows that differ from what counts and do not count. */
  readonly rowsSetAside: number
  /** Vouchers that came or changed. */
  readonly vouchersChanged: number
  /** Change of the IGV to pay of all periods together (`igvChange`). */
  readonly igvChange: number
}

/** The raw document that a publication keeps. */
export interface PublishedDocument {
  readonly sha256: string
  readonly name: string
  readonly sizeBytes: number
  readonly storageKey: string
  readonly storedAt: Date
}

/** What follows from the rows that were written. */
export interface WrittenChanges {
  readonly figures: readonly FigureDelta[]
  readonly detractions: readonly DetractionFigure[]
  readonly registers: readonly LoadedRegister[]
}

/**
 * Makes all that the ingestion wrote visible at once: the company's version rises, its figures change, the file is done.
 * Takes the same short time whatever the size of the file.
 */
export async function publish(
  driver: Driver,
  lease: FileLease,
  {
    outcome,
    warnings,
    lines,
    document,
    ...changes
  }: WrittenChanges & {
    readonly outcome: FileOutcome
    readonly warnings: Remarks
    readonly lines: readonly ZipFileLine[]
    readonly document: PublishedDocument
  },
): Promise<void> {
  await driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await publishChanges(tx, lease, changes)
    await insertDocument(tx, lease, outcome, document)
    await finishFile(tx, lease, { outcome, state: 'done', remarks: warnings, alreadyUploaded: false, lines })
  })
}

/** Makes visible at once what a review wrote; its requests are done. */
export async function publishReview(
  driver: Driver,
  lease: Lease,
  {
    requests,
    next,
    spelled,
    now,
    ...changes
  }: WrittenChanges & {
    readonly requests: readonly number[]
    /** What is still to be done of them. */
    readonly next?: ReviewScope | undefined
    readonly spelled: readonly SpelledVoucher[]
    readonly now: Date
  },
): Promise<void> {
  await driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await publishChanges(tx, lease, changes)
    await tx.query('DELETE FROM review_requests WHERE business_uuid = $1 AND id = ANY ($2::bigint[])', [
      lease.businessUuid,
      requests,
    ])
    await noteSpelledVouchers(tx, lease.businessUuid, { spelled, mergedAt: now })
    if (next !== undefined) await requestReview(tx, lease.businessUuid, next)
    await releaseLease(tx, lease)
  })
}

export async function publishChanges(tx: Session, lease: Lease, { figures, detractions, registers }: WrittenChanges) {
  await addFiguresOfLease(tx, lease, figures)
  await writeDetractionFigures(tx, lease.businessUuid, detractions)
  await tx.query(
    `INSERT INTO loaded_registers (business_uuid, operation, period)
     SELECT $1, r.operation, r.period FROM jsonb_to_recordset($2::jsonb) AS r(operation text, period text)
     ON CONFLICT DO NOTHING`,
    [lease.businessUuid, JSON.stringify(registers)],
  )
  await tx.query(
    `UPDATE businesses SET published_version = $2, status = CASE
       WHEN status = 'IN_PROGRESS' AND EXISTS (SELECT FROM period_figures WHERE business_uuid = $1) THEN 'VALID' ELSE status END
     WHERE uuid = $1`,
    [lease.businessUuid, lease.version],
  )
}

/** Ends a file that changes nothing: refused, or known already. */
export async function closeFile(
  driver: Driver,
  lease: FileLease,
  ending: Omit<FileEnding, 'state'> & { readonly state: 'done' | 'failed' },
): Promise<void> {
  await driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await finishFile(tx, lease, ending)
  })
}

interface FileEnding {
  readonly outcome: FileOutcome
  readonly state: 'done' | 'failed'
  readonly remarks: Remarks
  readonly alreadyUploaded: boolean
  /** Of a zip. */
  readonly lines?: readonly ZipFileLine[]
}

async function finishFile(tx: Session, lease: FileLease, ending: FileEnding): Promise<void> {
  const { outcome } = ending
  await tx.query(
    `UPDATE upload_files SET state = $4, kind = $5, tax_period = $6, rows_read = $7, vouchers_new = $8, vouchers_known = $9,
       errors = $10::jsonb, errors_total = $11, already_uploaded = $12, rows_repeated = $13, rows_set_aside = $14,
       vouchers_changed = $15, igv_change_centimos = $16
     WHERE business_uuid = $1 AND upload_uuid = $2 AND position = $3`,
    [
      lease.businessUuid,
      lease.uploadUuid,
      lease.position,
      ending.state,
      outcome.kind,
      outcome.taxPeriod,
      outcome.rowsRead,
      outcome.vouchersNew,
      outcome.vouchersKnown,
      JSON.stringify(ending.remarks.first.map(storable)),
      ending.remarks.total,
      ending.alreadyUploaded,
      outcome.rowsRepeated,
      outcome.rowsSetAside,
      outcome.vouchersChanged,
      outcome.igvChange,
    ],
  )
  await insertZipFileLines(tx, lease, ending.lines ?? [])
  await finishUpload(tx, lease.businessUuid, lease.uploadUuid)
  await releaseLease(tx, lease)
}

/** An upload is over with its last file: `failed` when no file could be taken. */
export async function finishUpload(tx: Session, businessUuid: string, uploadUuid: string): Promise<void> {
  await tx.query(
    `UPDATE uploads u SET finished_at = clock_timestamp(), state = CASE WHEN f.taken > 0 THEN 'done' ELSE 'failed' END
     FROM (SELECT count(*) FILTER (WHERE state = 'done') AS taken, count(*) FILTER (WHERE state IN ('waiting', 'processing')) AS open
           FROM upload_files WHERE business_uuid = $1 AND upload_uuid = $2) AS f
     WHERE u.business_uuid = $1 AND u.uuid = $2 AND f.open = 0`,
    [businessUuid, uploadUuid],
  )
}

async function insertDocument(
  tx: Session,
  lease: Lease,
  outcome: FileOutcome,
  document: PublishedDocument,
): Promise<void> {
  await tx.query(
    `INSERT INTO documents (business_uuid, sha256, name, size_bytes, kind, storage_key, tax_period, rows_read, vouchers, published_in, stored_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
    [
      lease.businessUuid,
      document.sha256,
      document.name,
      document.sizeBytes,
      outcome.kind,
      document.storageKey,
      outcome.taxPeriod,
      outcome.rowsRead,
      outcome.vouchersNew + outcome.vouchersKnown,
      lease.version,
      document.storedAt.toISOString(),
    ],
  )
}
