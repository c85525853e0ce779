import { type Centimos, centimos } from '@contapro/sunat'
import type { FileKind } from '@contapro/sunat/sire'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import type { UploadRecord } from './uploads.store.ts'

/** One file of an upload, as its company sees it. */
export interface UploadFileStatus {
  /** As it was sent; of a file of a zip its path, which begins with the name of the zip. */
  readonly name: string
  /** Name of the zip that the file came in; null for a file that was sent. */
  readonly zip: string | null
  readonly sizeBytes: number
  readonly state: 'waiting' | 'processing' | 'done' | 'failed'
  readonly kind: FileKind | null
  readonly taxPeriod: string | null
  /** Percent. */
  readonly progress: number
  readonly rowsRead: number
  readonly vouchersNew: number
  readonly vouchersKnown: number
  /** Rows that say what another row of the file says; null for a file of before they were counted. */
  readonly rowsRepeated: number | null
  /** Rows that differ from what counts and do not count; null as above. */
  readonly rowsSetAside: number | null
  readonly alreadyUploaded: boolean
  readonly errorsTotal: number
  /** The first hundred. */
  readonly errors: readonly UploadRemark[]
  readonly warningsTotal: number
  /** The first hundred. */
  readonly warnings: readonly UploadRemark[]
}

/** An upload, as its company sees it. */
export interface UploadStatus {
  readonly uuid: string
  readonly createdAt: Date
  readonly state: 'processing' | 'done' | 'failed'
  /** Percent of all files together, by their sizes. */
  readonly progress: number
  readonly files: readonly UploadFileStatus[]
  /** What its files changed; null if no file was ingested since this is counted. */
  readonly change: { readonly vouchers: number; readonly igv: Centimos } | null
  readonly canUndo: boolean
  readonly undo: UploadUndo | null
}

/** The undoing of an upload. */
export interface UploadUndo {
  readonly state: 'running' | 'done' | 'failed'
  readonly requestedAt: Date
  /** Full name. */
  readonly requestedBy: string
}

/** What the records say of an upload. */
export function uploadStatus(record: UploadRecord): UploadStatus {
  const { upload, files, ingestion } = record
  const statuses = files.map((file) => fileStatus(file, ingestion))
  return {
    uuid: upload.uuid,
    createdAt: upload.createdAt,
    ...stateAndProgress(record, statuses),
    files: statuses,
    change: changeOf(files),
    canUndo: canUndo(record),
    undo: undoOf(record),
  }
}

/** Whether everything that an upload brought can be withdrawn. */
export function canUndo({ upload, files }: UploadRecord): boolean {
  if (upload.origin !== 'person' || upload.state !== 'done') return false
  if (upload.undoState === 'running' || upload.undoState === 'done') return false
  const taken = files.filter(({ state, alreadyUploaded }) => state === 'done' && !alreadyUploaded)
  // The file of a padrón is not kept, and the next padrón replaces it.
  return taken.length > 0 && taken.every(({ kind }) => kind !== 'padron')
}

function stateAndProgress(
  { upload, ingestion }: UploadRecord,
  files: readonly UploadFileStatus[],
): Pick<UploadStatus, 'state' | 'progress'> {
  if (upload.undoState === 'running') return { state: 'processing', progress: readShare(ingestion) }
  if (upload.state === 'done' || upload.state === 'failed') return { state: upload.state, progress: 100 }
  return { state: 'processing', progress: upload.state === 'processing' ? Math.min(99, overall(files)) : 100 }
}

function changeOf(files: UploadRecord['files']): UploadStatus['change'] {
  const counted = files.filter(({ state, vouchersChanged }) => state === 'done' && vouchersChanged !== null)
  if (counted.length === 0) return null
  return {
    vouchers: counted.reduce((sum, { vouchersChanged }) => sum + (vouchersChanged ?? 0), 0),
    igv: centimos(counted.reduce((sum, { igvChange }) => sum + (igvChange ?? 0), 0)),
  }
}

function undoOf({ upload, undoRequestedBy: requestedBy }: UploadRecord): UploadUndo | null {
  const { undoState: state, undoRequestedAt: requestedAt } = upload
  return state === null || requestedAt === null ? null : { state, requestedAt, requestedBy }
}

function fileStatus(file: UploadRecord['files'][number], ingestion: UploadRecord['ingestion']): UploadFileStatus {
  const underWay = file.state === 'processing' && ingestion?.position === file.position ? ingestion : undefined
  return {
    name: file.name,
    zip: zipOf(file.name),
    sizeBytes: file.sizeBytes,
    state: file.state,
    kind: file.kind,
    taxPeriod: file.taxPeriod,
    progress: fileProgress(file.state, underWay),
    rowsRead: underWay?.rowsRead ?? file.rowsRead,
    vouchersNew: file.vouchersNew,
    vouchersKnown: file.vouchersKnown,
    rowsRepeated: file.rowsRepeated,
    rowsSetAside: file.rowsSetAside,
    alreadyUploaded: file.alreadyUploaded,
    ...remarksOf(file),
  }
}

/** Names of files that were sent have no folders. */
function zipOf(name: string): string | null {
  const [zip = '', ...path] = name.split('/')
  return path.length > 0 ? zip : null
}

/** The remarks of a refused file are its errors, those of any other its warnings. */
function remarksOf({
  state,
  remarks,
  remarksTotal,
}: UploadRecord['files'][number]): Pick<UploadFileStatus, 'errors' | 'errorsTotal' | 'warnings' | 'warningsTotal'> {
  return state === 'failed'
    ? { errorsTotal: remarksTotal, errors: remarks, warningsTotal: 0, warnings: [] }
    : { errorsTotal: 0, errors: [], warningsTotal: remarksTotal, warnings: remarks }
}

function fileProgress(
  state: UploadFileStatus['state'],
  underWay: { readonly bytesRead: number; readonly bytesTotal: number } | undefined,
): number {
  if (state === 'done' || state === 'failed') return 100
  return readShare(underWay)
}

/** Percent; never all before the work is over. */
function readShare(work: { readonly bytesRead: number; readonly bytesTotal: number } | undefined): number {
  if (!work || work.bytesTotal === 0) return 0
  return Math.min(99, Math.floor((work.bytesRead * 100) / work.bytesTotal))
}

function overall(files: readonly UploadFileStatus[]): number {
  const weight = (file: UploadFileStatus): number => Math.max(1, file.sizeBytes)
  const total = files.reduce((sum, file) => sum + weight(file), 0)
  const done = files.reduce((sum, file) => sum + weight(file) * file.progress, 0)
  return total === 0 ? 0 : Math.floor(done / total)
}
