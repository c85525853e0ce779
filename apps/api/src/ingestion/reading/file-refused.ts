import type { FileError, FileErrorCode, FileWarning } from '@contapro/sunat'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import { countedRemarks, type Remarks } from './remarks.ts'

/** The file is not what it should be, for reasons that its sender can mend. */
export class FileRefusedError extends Error {
  readonly code = 'FILE_REFUSED'
  readonly remarks: Remarks
  constructor(remarks: Remarks) {
    super(remarks.first[0]?.message ?? 'The file is refused.')
    this.remarks = remarks
  }
}

/** The refusal of a file for these reasons. */
export const refusedFor = (...errors: readonly FileError[]): FileRefusedError =>
  new FileRefusedError(countedRemarks(errors))

/** A reason that concerns the file as a whole. */
export const wholeFile = (code: FileErrorCode, message: string): FileError => ({
  line: null,
  field: null,
  code,
  message,
})

const MAX_SHOWN = 255

/** The same reasons or warnings, naming the entry of the zip that they concern. */
export const inEntry = <Remark extends FileError | FileWarning | UploadRemark>(
  name: string,
  remarks: readonly Remark[],
): Remark[] => remarks.map((remark) => ({ ...remark, message: `«${shortened(name)}»: ${remark.message}` }))

/** A name as a message repeats it. */
export const shortened = (name: string): string => (name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name)
