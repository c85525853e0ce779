import type { FileError, FileErrorCode, FileWarning } from '@contapro/sunat'

/** The file is not what it should be, for reasons that its sender can mend. */
export class FileRefusedError extends Error {
  readonly code = 'FILE_REFUSED'
  readonly errors: readonly FileError[]
  constructor(errors: readonly FileError[]) {
    super(errors[0]?.message ?? 'The file is refused.')
    this.errors = errors
  }
}

/** A reason that concerns the file as a whole. */
export const wholeFile = (code: FileErrorCode, message: string): FileError => ({
  line: null,
  field: null,
  code,
  message,
})

/** The same reasons or warnings, naming the entry of the zip that they concern. */
export const inEntry = <Remark extends FileError | FileWarning>(name: string, remarks: readonly Remark[]): Remark[] =>
  remarks.map((remark) => ({ ...remark, message: `«${name}»: ${remark.message}` }))
