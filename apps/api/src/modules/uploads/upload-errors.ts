import { DomainError } from '../../domain-error.ts'

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
