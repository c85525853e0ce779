/** One upload of a company. */
export interface UploadScope {
  readonly businessUuid: string
  readonly uploadUuid: string
}
