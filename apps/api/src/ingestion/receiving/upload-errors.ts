import type { Limits } from '../../platform/config.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { sizeText } from '../reading/file-limits.ts'
import type { UploadAmount } from './upload-usage.store.ts'

/** Not one file was sent. */
export class UploadWithoutFilesError extends DomainError {
  constructor() {
    super('UPLOAD_WITHOUT_FILES', 'Elige al menos un archivo.')
  }
}

/** More files than one upload may have, or no file that is small enough. */
export class UploadTooLargeError extends DomainError {
  constructor(message: string) {
    super('UPLOAD_TOO_LARGE', message)
  }
}

/** The account sends as many uploads as it may at a time. */
export class UploadsAtOnceError extends DomainError {
  constructor(most: number) {
    super(
      'UPLOADS_AT_ONCE_EXCEEDED',
      `Tu cuenta ya envía ${most === 1 ? 'una subida' : `${most} subidas a la vez`}. Espera a que termine${most === 1 ? '' : ' una'} y vuelve a intentarlo.`,
    )
  }
}

const count = (files: number): string => (files === 1 ? 'un archivo' : `${files.toLocaleString('es-PE')} archivos`)

/** The account cannot upload so much today. `left` is what it still can. */
export class UploadDayLimitError extends DomainError {
  constructor({ maxDayFiles, maxDayBytes }: Pick<Limits, 'maxDayFiles' | 'maxDayBytes'>, left?: UploadAmount) {
    const limit = `Una cuenta sube como máximo ${count(maxDayFiles)} y ${sizeText(maxDayBytes)} al día.`
    const rest =
      left && left.files > 0 && left.bytes > 0
        ? `Hoy te quedan ${count(left.files)} y ${sizeText(left.bytes)}.`
        : 'Vuelve a intentarlo mañana.'
    super('UPLOAD_DAY_LIMIT_REACHED', `${limit} ${rest}`)
  }
}

/** The upload is at work, was undone, brought nothing, or brought what is not undone. */
export class UploadNotUndoableError extends DomainError {
  constructor() {
    super('UPLOAD_NOT_UNDOABLE', 'Esta subida no se puede deshacer.')
  }
}

/** The upload counts, so its files are not ingested again. */
export class UploadNotUndoneError extends DomainError {
  constructor() {
    super('UPLOAD_NOT_UNDONE', 'Solo se vuelve a procesar una subida deshecha.')
  }
}

/** The storage has lost a file of the upload. */
export class UploadFilesMissingError extends DomainError {
  constructor() {
    super('UPLOAD_FILES_MISSING', 'Ya no tenemos los archivos de esta subida. Súbelos de nuevo.')
  }
}

/** The company has no such upload. */
export class UploadNotFoundError extends DomainError {
  constructor() {
    super('UPLOAD_NOT_FOUND', 'No encontramos esta carga.')
  }
}
