/** A file as it would be uploaded, or an entry of a zip. */
export interface DemoFile {
  readonly name: string
  readonly bytes: Uint8Array
}
