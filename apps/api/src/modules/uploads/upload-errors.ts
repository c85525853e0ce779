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

/** The company has no such upload. */
export class UploadNotFoundError extends DomainError {
  constructor() {
    super('UPLOAD_NOT_FOUND', 'No encontramos esta carga.')
  }
}
