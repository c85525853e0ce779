import type { FileKind } from '@contapro/sunat/sire'
import type { UploadRemark } from '../../db/schema/uploads.ts'
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
}

/** What the records say of an upload. */
export function uploadStatus({ upload, files, ingestion }: UploadRecord): UploadStatus {
  const statuses = files.map((file) => fileStatus(file, ingestion))
  const { state } = upload
  return {
    uuid: upload.uuid,
    createdAt: upload.createdAt,
    state: state === 'receiving' ? 'processing' : state,
    progress: state === 'processing' ? Math.min(99, overall(statuses)) : 100,
    files: statuses,
  }
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
  if (!underWay || underWay.bytesTotal === 0) return 0
  return Math.min(99, Math.floor((underWay.bytesRead * 100) / underWay.bytesTotal))
}

function overall(files: readonly UploadFileStatus[]): number {
  const weight = (file: UploadFileStatus): number => Math.max(1, file.sizeBytes)
  const total = files.reduce((sum, file) => sum + weight(file), 0)
  const done = files.reduce((sum, file) => sum + weight(file) * file.progress, 0)
  return total === 0 ? 0 : Math.floor(done / total)
}
