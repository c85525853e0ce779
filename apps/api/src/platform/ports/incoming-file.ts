/** One file as it comes in. */
export interface IncomingFile {
  /** As the browser sent it. */
  readonly name: string
  /** Read to its end before the next file is asked for. */
  readonly stream: AsyncIterable<Uint8Array>
  /** When SUNAT made it, if a collector has that from its ticket. */
  readonly madeAt?: Date
}
