import type { Driver, Session } from '../../db/index.ts'
import type { UploadError } from '../../db/schema/uploads.ts'
import { figureAmountFields, type FigureDelta, figureKeyFields } from '../figures/figure-deltas.ts'
import { voucherFields } from '../vouchers/voucher-columns.ts'
import { type Lease, releaseLease, renewLease } from './lease.store.ts'

/** What became of a file, as the upload shows it. */
export interface FileOutcome {
  readonly kind: string
  readonly taxPeriod: string | null
  readonly rowsRead: number
  readonly vouchersNew: number
  readonly vouchersKnown: number
}

/** The raw document that a publication keeps. */
export interface PublishedDocument {
  readonly sha256: string
  readonly name: string
  readonly sizeBytes: number
  readonly storageKey: string
  readonly storedAt: Date
}

/**
 * Makes all that the ingestion wrote visible at once: the company's version rises, its figures change, the file is done.
 * Takes the same short time whatever the size of the file.
 */
export async function publish(
  driver: Driver,
  lease: Lease,
  {
    outcome,
    document,
    figures,
  }: { readonly outcome: FileOutcome; readonly document: PublishedDocument; readonly figures: readonly FigureDelta[] },
): Promise<void> {
  await driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await addFigures(tx, lease.businessUuid, figures)
    await insertDocument(tx, lease, outcome, document)
    await tx.query(
      `UPDATE businesses SET published_version = $2, status = CASE
         WHEN status = 'IN_PROGRESS' AND EXISTS (SELECT FROM period_figures WHERE business_uuid = $1) THEN 'VALID' ELSE status END
       WHERE uuid = $1`,
      [lease.businessUuid, lease.version],
    )
    await finishFile(tx, lease, { outcome, state: 'done', errors: [], errorsTotal: 0, alreadyUploaded: false })
  })
}

/** Ends a file that changes nothing: refused, or known already. */
export async function closeFile(
  driver: Driver,
  lease: Lease,
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
  readonly errors: readonly UploadError[]
  readonly errorsTotal: number
  readonly alreadyUploaded: boolean
}

async function finishFile(tx: Session, lease: Lease, ending: FileEnding): Promise<void> {
  const { outcome } = ending
  await tx.query(
    `UPDATE upload_files SET state = $4, kind = $5, tax_period = $6, rows_read = $7, vouchers_new = $8, vouchers_known = $9,
       errors = $10::jsonb, errors_total = $11, already_uploaded = $12
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
      JSON.stringify(ending.errors.map(storable)),
      ending.errorsTotal,
      ending.alreadyUploaded,
    ],
  )
  await finishUpload(tx, lease.businessUuid, lease.uploadUuid)
  await releaseLease(tx, lease)
}

/** PostgreSQL's JSON has neither NUL nor half characters, and a message may quote anything. */
const storable = (error: UploadError): UploadError => ({
  ...error,
  message: error.message.replaceAll(/\p{Surrogate}|\0/gu, '\ufffd'),
})

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

const columnOf = new Map(voucherFields.map(({ field, column }) => [field, column]))
const keyColumns = [...figureKeyFields.map((f) => columnOf.get(f) ?? f), 'has_file']
const amountColumns = figureAmountFields.map((f) => columnOf.get(f) ?? f)
const sumColumns = ['vouchers', ...amountColumns]
const booleanColumns = new Set(['has_file', 'has_detraction', 'annulled', 'missing_exchange_rate', 'over_boleta_limit'])

const addFiguresSql = `
  INSERT INTO period_figures AS f (business_uuid, ${[...keyColumns, ...sumColumns].join(', ')})
  SELECT $1, ${[...keyColumns, ...sumColumns].map((c) => `d.${c}`).join(', ')}
  FROM jsonb_to_recordset($2::jsonb) AS d(${[
    ...keyColumns.map((c) => `${c} ${booleanColumns.has(c) ? 'boolean' : 'text'}`),
    ...sumColumns.map((c) => `${c} bigint`),
  ].join(', ')})
  ON CONFLICT (business_uuid, operation, period, type, status, credit, rate, has_file, has_detraction, annulled,
    missing_exchange_rate, over_boleta_limit)
  DO UPDATE SET ${sumColumns.map((c) => `${c} = f.${c} + excluded.${c}`).join(', ')}`

async function addFigures(tx: Session, businessUuid: string, figures: readonly FigureDelta[]): Promise<void> {
  if (figures.length === 0) return
  const records = figures.map((delta) => ({
    ...Object.fromEntries(figureKeyFields.map((f) => [columnOf.get(f) ?? f, delta[f]])),
    has_file: delta.hasFile,
    vouchers: delta.vouchers,
    ...Object.fromEntries(amountColumns.map((column, i) => [column, delta.amounts[i]])),
  }))
  await tx.query(addFiguresSql, [businessUuid, JSON.stringify(records)])
  await tx.query('DELETE FROM period_figures WHERE business_uuid = $1 AND vouchers = 0', [businessUuid])
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
