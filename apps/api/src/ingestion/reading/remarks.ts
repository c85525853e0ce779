import type { FileError, FileWarning } from '@contapro/sunat'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'

/** Why a file was refused, or what was doubtful in one that was taken: how many remarks, and the first hundred. */
export interface Remarks {
  readonly total: number
  readonly first: readonly UploadRemark[]
}

export const noRemarks: Remarks = { total: 0, first: [] }

/** Errors, or warnings, of a file that the upload lists. */
const MAX_LISTED = 100

/** Counts remarks and keeps the first hundred. */
export class RemarkList implements Remarks {
  total = 0
  readonly first: UploadRemark[] = []

  add({ total, first }: Remarks): void {
    this.total += total
    this.first.push(...first.slice(0, Math.max(0, MAX_LISTED - this.first.length)))
  }
}

/** A list of remarks, counted. */
export const countedRemarks = (remarks: readonly (FileError | FileWarning | UploadRemark)[]): Remarks => ({
  total: remarks.length,
  first: remarks.slice(0, MAX_LISTED),
})

/** PostgreSQL's JSON has neither NUL nor half characters, and a message may quote anything. */
export const storable = (remark: UploadRemark): UploadRemark => ({
  ...remark,
  message: remark.message.replaceAll(/\p{Surrogate}|\0/gu, '\ufffd'),
})
