import { nothingIncoming, type ReadBatch, type ZipFileOutcome } from './incoming-batch.ts'
import type { ReadXml } from './read-xml-document.ts'

/** Files of a zip in a batch, and the bytes and lines of its XML. Between batches other requests are answered. */
const BATCH_FILES = 200
const BATCH_BYTES = 4 * 1024 * 1024
const BATCH_LINES = 5_000

/** XML and outcomes of a zip's files until there are enough for a batch. */
export class ZipBatch {
  #xmls: ReadXml[] = []
  #files: ZipFileOutcome[] = []
  #bytes = 0
  #lines = 0

  addXml(read: ReadXml): void {
    this.#xmls.push(read)
    for (const { sizeBytes, lines } of read.xmlDocuments) {
      this.#bytes += sizeBytes
      this.#lines += lines.length
    }
  }

  addFile(file: ZipFileOutcome): void {
    this.#files.push(file)
  }

  get isFull(): boolean {
    return this.#files.length >= BATCH_FILES || this.#bytes > BATCH_BYTES || this.#lines >= BATCH_LINES
  }

  /** Returns what was added and starts the next batch. @param bytesRead bytes of the zip's files so far. */
  take(bytesRead: number): ReadBatch {
    const [xmls, zipFiles] = [this.#xmls, this.#files]
    this.#xmls = []
    this.#files = []
    this.#bytes = 0
    this.#lines = 0
    return {
      ...nothingIncoming,
      vouchers: xmls.flatMap((read) => read.vouchers),
      withholdings: xmls.flatMap((read) => read.withholdings),
      xmlDocuments: xmls.flatMap((read) => read.xmlDocuments),
      warnings: xmls.flatMap((read) => read.warnings),
      zipFiles,
      rowsRead: xmls.length,
      bytesRead,
      period: null,
    }
  }
}
