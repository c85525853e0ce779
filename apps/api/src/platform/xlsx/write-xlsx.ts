import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { stylesXml } from './cell-styles.ts'
import type { Row, Sheet } from './sheet.ts'
import { type CellShape, cellShapes, rowXml, sheetFoot, sheetHead, totalsXml } from './sheet-xml.ts'
import { type WorkbookSheet, workbookParts } from './workbook-xml.ts'

/** Rows of a sheet that hold vouchers: Excel takes 1,048,576, with heading and totals. What is more goes on in the next sheet. */
const MAX_ROWS = 1_048_574

/** Bytes of XML that are compressed at a time. */
const CHUNK_BYTES = 128 * 1024

/** Speed over size: level 6 takes twice the time for a tenth of the bytes. */
const COMPRESSION = { compressionLevel: 3 }

export interface XlsxOptions {
  /** Rows of a sheet, at most; fewer only in tests. */
  readonly maxRows?: number
}

/** An Excel workbook, written as its rows are read: memory does not grow with them. Breaks off when the rows do. */
export function writeXlsx(sheets: readonly Sheet[], { maxRows = MAX_ROWS }: XlsxOptions = {}): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  addParts(zip, sheets, maxRows).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return output
}

async function addParts(zip: ZipFile, sheets: readonly Sheet[], maxRows: number): Promise<void> {
  const written: WorkbookSheet[] = []
  for (const sheet of sheets) {
    const source = new RowSource(sheet.rows)
    for (let part = 1; part === 1 || !(await source.isAtEnd()); part++) {
      const rows = await addSheet(zip, `xl/worksheets/sheet${written.length + 1}.xml`, { sheet, source, maxRows })
      const shapes = cellShapes(sheet.columns)
      const filter = `$A$1:$${shapes.at(-1)?.letters ?? 'A'}$${rows + 1}`
      written.push({ name: part === 1 ? sheet.name : `${sheet.name} ${part}`, filter })
    }
  }
  zip.addBuffer(Buffer.from(stylesXml), 'xl/styles.xml')
  for (const [name, xml] of workbookParts(written)) zip.addBuffer(Buffer.from(xml), name)
  zip.end()
}

interface SheetPart {
  readonly sheet: Sheet
  readonly source: RowSource
  readonly maxRows: number
}

/** Answers the number of rows, once all of them are read. */
function addSheet(zip: ZipFile, name: string, part: SheetPart): Promise<number> {
  return new Promise((resolve, reject) => {
    const state = { rows: 0 }
    const content = Readable.from(sheetChunks(part, state), { objectMode: false })
    content.on('error', reject)
    content.on('end', () => resolve(state.rows))
    zip.addReadStream(content, name, COMPRESSION)
  })
}

async function* sheetChunks({ sheet, source, maxRows }: SheetPart, state: { rows: number }): AsyncGenerator<Buffer> {
  const shapes = cellShapes(sheet.columns)
  const totals = shapes.map(({ hasTotal }) => (hasTotal ? 0 : undefined))
  let xml = sheetHead(sheet.columns)
  while (state.rows < maxRows && !(await source.isAtEnd())) {
    for (const row of source.take(maxRows - state.rows)) {
      state.rows += 1
      addToTotals(totals, row)
      xml += rowXml(row, state.rows + 1, shapes)
      if (xml.length < CHUNK_BYTES) continue
      yield Buffer.from(xml)
      xml = ''
    }
  }
  yield Buffer.from(xml + endOf(state.rows, totals, shapes))
}

function addToTotals(totals: (number | undefined)[], row: Row): void {
  for (let i = 0; i < totals.length; i++) {
    const [total, cell] = [totals[i], row[i]]
    if (total !== undefined && typeof cell === 'number') totals[i] = total + cell
  }
}

function endOf(rows: number, totals: readonly (number | undefined)[], shapes: readonly CellShape[]): string {
  const hasTotals = rows > 0 && totals.some((total) => total !== undefined)
  return (hasTotals ? totalsXml(totals, rows + 1, shapes) : '') + sheetFoot(rows + 1, shapes)
}

/** Rows that several sheets take from, one after the other. */
class RowSource {
  readonly #batches: AsyncIterator<readonly Row[]>
  #batch: readonly Row[] = []
  #at = 0

  constructor(rows: AsyncIterable<readonly Row[]>) {
    this.#batches = rows[Symbol.asyncIterator]()
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#at >= this.#batch.length) {
      const { value, done } = await this.#batches.next()
      if (done) return true
      this.#batch = value
      this.#at = 0
    }
    return false
  }

  /** Some rows that are at hand. */
  take(most: number): readonly Row[] {
    const rows = this.#batch.slice(this.#at, this.#at + most)
    this.#at += rows.length
    return rows
  }
}
