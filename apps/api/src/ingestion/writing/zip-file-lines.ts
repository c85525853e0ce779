import type { FileKind } from '@contapro/sunat/sire'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import { inEntry } from '../reading/file-refused.ts'
import { isSpreadsheet } from '../reading/foreign-files.ts'
import type { ZipFileOutcome } from '../reading/incoming-batch.ts'
import { countedRemarks, noRemarks, RemarkList, type Remarks } from '../reading/remarks.ts'

/** A file of a zip as the upload lists it, beside the files that were sent. */
export interface ZipFileLine {
  /** Its path, which begins with the name of the zip. */
  readonly name: string
  readonly state: 'done' | 'failed'
  readonly kind: FileKind
  readonly sizeBytes: number
  readonly period: string | null
  readonly rowsRead: number
  readonly errors: Remarks
}

/** Lines of the files of a zip; as many as one upload may have files by default. */
export const MAX_LINES = 500

/** Names in one sentence. */
const MAX_NAMES = 100

/** The files of a zip that were read or refused, one line each: refused files first, the others only if the zip is ingested. */
export function zipFileLines(zipName: string, files: readonly ZipFileOutcome[], isIngested: boolean): ZipFileLine[] {
  const read = isIngested ? files.filter(isDone) : []
  return [...files.filter(isFailed), ...read].slice(0, MAX_LINES).map(({ state, name, ...file }) => ({
    ...file,
    name: `${zipName}/${name}`,
    state: state === 'failed' ? state : 'done',
  }))
}

/** Why a zip is refused: none of its files was read. No remarks if at least one was. */
export function zipRefusal(files: readonly ZipFileOutcome[]): Remarks {
  if (files.some(isDone)) return noRemarks
  const errors = new RemarkList()
  for (const { name, errors: own } of files.filter(isFailed)) {
    errors.add({ total: own.total, first: inEntry(name, own.first) })
  }
  return errors.total > 0 ? errors : countedRemarks([remark('FILE_EMPTY', nothingRead(files.filter(isSkipped)))])
}

/** What is to be said about an ingested zip: which files were skipped, and whether not all others are listed. */
export function zipWarnings(files: readonly ZipFileOutcome[]): Remarks {
  const skipped = files.filter(isSkipped)
  const listed = files.length - skipped.length
  return countedRemarks([
    ...(skipped.length > 0 ? [remark('ZIP_FILES_SKIPPED', skippedText(skipped))] : []),
    ...(listed > MAX_LINES ? [remark('ZIP_FILES_NOT_LISTED', notListedText(listed))] : []),
  ])
}

const isDone = ({ state }: ZipFileOutcome): boolean => state === 'done'
const isFailed = ({ state }: ZipFileOutcome): boolean => state === 'failed'
const isSkipped = ({ state }: ZipFileOutcome): boolean => state === 'skipped'

const remark = (code: string, message: string): UploadRemark => ({ line: null, field: null, code, message })

function nothingRead(skipped: readonly ZipFileOutcome[]): string {
  return skipped.length === 0
    ? 'El zip no contiene comprobantes.'
    : `El zip no contiene comprobantes ni registros que podamos leer, solo ${namesOf(skipped)}.${workbookAdvice(skipped)}`
}

function skippedText(skipped: readonly ZipFileOutcome[]): string {
  const count =
    skipped.length === 1
      ? '1 archivo que no es comprobante ni registro'
      : `${skipped.length} archivos que no son comprobantes ni registros`
  return `Omitimos ${count}: ${namesOf(skipped)}.${workbookAdvice(skipped)}`
}

function notListedText(count: number): string {
  return `El zip tiene ${count} archivos entre leídos y no leídos: mostramos ${MAX_LINES}, primero los que no se pudieron leer.`
}

const list = new Intl.ListFormat('es-PE')

function namesOf(files: readonly ZipFileOutcome[]): string {
  const names = files.slice(0, MAX_NAMES).map(({ name }) => `«${name}»`)
  const more = files.length - names.length
  return list.format(more > 0 ? [...names, `${more} más`] : names)
}

const workbookAdvice = (skipped: readonly ZipFileOutcome[]): string =>
  skipped.some(({ name }) => isSpreadsheet(name))
    ? ' Si un libro de Excel es un reporte de SUNAT, ábrelo, guárdalo como CSV y súbelo.'
    : ''
