import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isDiskFull } from '../errors/error-codes.ts'
import { type FileStorage } from '../files/index.ts'
import { DESIGN_VERSION } from './page/design.ts'
import type { PrintFormat } from './print-job.ts'
import type { Printer } from './printer.ts'

/** A file to be read. */
export interface OpenedFile {
  readonly content: Readable
  readonly sizeBytes: number
}

/** Printed forms of the vouchers whose XML is stored. */
export interface PrintedVouchers {
  /** Draws it at the first request, and keeps it if there is space. @throws PrintError @throws FileMissingError */
  open(xmlStorageKey: string, format: PrintFormat): Promise<OpenedFile>
  /** Removes what was drawn in other designs; answers how many files. */
  removeOtherDesigns(): Promise<number>
  /** Ends what draws. */
  close(): Promise<void>
}

const FOLDER = 'printed'

/** Keeps what the printer draws in the storage, by the XML and by the design it is drawn in. */
export function createPrintedVouchers(storage: FileStorage, printer: Printer): PrintedVouchers {
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function draw(xmlStorageKey: string, format: PrintFormat, key: string): Promise<Uint8Array> {
    const xml = await buffer(await storage.open(xmlStorageKey))
    const file = await printer.print(xml, format)
    await storage.write(key, [file]).catch(unlessDiskFull)
    return file
  }

  /** Two that ask for the same voucher at once wait for one drawing. */
  function drawOnce(xmlStorageKey: string, format: PrintFormat, key: string): Promise<Uint8Array> {
    const known = underWay.get(key)
    if (known) return known
    const drawing = draw(xmlStorageKey, format, key).finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return drawing
  }

  return {
    async open(xmlStorageKey, format) {
      const key = `${FOLDER}/${DESIGN_VERSION}/${xmlStorageKey}.${format}`
      const sizeBytes = await storage.size(key)
      if (sizeBytes !== undefined) return { content: await storage.open(key), sizeBytes }
      const file = await drawOnce(xmlStorageKey, format, key)
      return { content: Readable.from([file]), sizeBytes: file.byteLength }
    },
    async removeOtherDesigns() {
      let files = 0
      for (const design of await storage.list(FOLDER)) {
        if (design !== String(DESIGN_VERSION)) files += await storage.removeBelow(`${FOLDER}/${design}`)
      }
      return files
    },
    close: () => printer.close(),
  }
}

function unlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error
}
