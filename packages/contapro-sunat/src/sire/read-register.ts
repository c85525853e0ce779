import type { FileError } from '../file-error/file-error.ts'
import { fileProblem } from '../file-error/file-problem.ts'
import { hasClosedQuotes, LineFields } from './line-fields.ts'
import { readPurchase } from './read-purchase.ts'
import { readSale } from './read-sale.ts'
import type { ReadRegisterOptions, RegisterBatch, RegisterFileInfo } from './register-batch.ts'
import { checkSameFile, readFileInfo } from './register-owner.ts'
import type { RegisterRow } from './register-row.ts'
import { type RegisterShape, recogniseRegister } from './register-shape.ts'
import { RowFields } from './row-fields.ts'
import { lineTooLong, MAX_LINE_LENGTH, type TextBlock, textBlocks } from './text-blocks.ts'

const DEFAULT_MAX_ERRORS = 100
const DEFAULT_BATCH_ROWS = 1_000

/**
 * Reads a register file of SIRE (RCE or RVIE; the proposal with header or the replacement without; txt or csv), whatever
 * its encoding and line ends, in memory bounded by a batch. Never throws because of what is in the file: everything wrong
 * comes as errors with line, field, code and a Spanish sentence. A file with any error is to be refused whole.
 *
 * Source: R.S. 112-2021 (table 5, Anexo 3), R.S. 040-2022 (table 12, Anexo 11) and R.S. 138-2023.
 */
export async function* readRegister(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadRegisterOptions = {},
): AsyncGenerator<RegisterBatch, void, undefined> {
  const reader = new RegisterReader(options)
  for await (const block of textBlocks(chunks)) {
    yield* reader.take(block)
    if (reader.isDone) return
  }
}

class RegisterReader {
  isDone = false
  readonly #options: ReadRegisterOptions
  readonly #fields = new LineFields()
  #row: RowFields | undefined
  #shape: RegisterShape | undefined
  #file: RegisterFileInfo | undefined
  #rows: RegisterRow[] = []
  #errors: FileError[] = []
  #errorCount = 0
  #rowCount = 0
  #line = 0
  #headerLine = 0
  #bytesRead = 0
  /** A csv line whose quotation marks are still open, and the line on which it began. */
  #open = ''
  #openLine = 0

  constructor(options: ReadRegisterOptions) {
    this.#options = options
  }

  *take(block: TextBlock): Generator<RegisterBatch, void, undefined> {
    this.#bytesRead = block.bytesRead
    if ('error' in block) {
      const { line } = block.error
      this.#stop({ ...block.error, line: line === null ? null : this.#line + line })
      yield this.#batch()
      return
    }
    const { text } = block
    for (let start = 0; start < text.length && !this.isDone; ) {
      const feed = text.indexOf('\n', start)
      const end = feed === -1 ? text.length : feed
      this.#line++
      this.#takeLine(text, start, end)
      start = end + 1
      if (this.#rows.length >= (this.#options.batchRows ?? DEFAULT_BATCH_ROWS)) yield this.#batch()
    }
    if (block.isLast && !this.isDone) this.#finish()
    if (this.#errors.length > 0 || ((block.isLast || this.isDone) && this.#rows.length > 0)) yield this.#batch()
  }

  #takeLine(text: string, start: number, feed: number): void {
    const end = feed > start && text.charCodeAt(feed - 1) === 13 ? feed - 1 : feed
    if (end === start && this.#open === '') return
    if (end - start + this.#open.length > MAX_LINE_LENGTH) return this.#stop(lineTooLong(this.#line))
    if (this.#shape === undefined) this.#shape = this.#recognise(text.slice(start, end))
    if (this.#shape === undefined || this.#line === this.#headerLine) return
    const isLastLine = feed === text.length
    const { separator } = this.#shape
    if (separator === '|') {
      this.#fields.split(text, start, end, 124)
      return this.#takeRow(this.#line, isLastLine)
    }
    this.#takeCsvLine(text.slice(start, end), separator, isLastLine)
  }

  #recognise(firstLine: string): RegisterShape | undefined {
    const shape = recogniseRegister(firstLine, this.#line)
    if (!('book' in shape)) {
      this.#stop(...shape)
      return undefined
    }
    this.#row = new RowFields(shape, this.#fields)
    if (shape.layout === 'proposal') this.#headerLine = this.#line
    return shape
  }

  #takeCsvLine(line: string, separator: string, isLastLine: boolean): void {
    if (this.#open === '' && !line.includes('"')) {
      this.#fields.split(line, 0, line.length, separator.charCodeAt(0))
      return this.#takeRow(this.#line, isLastLine)
    }
    if (this.#open === '') this.#openLine = this.#line
    const whole = this.#open === '' ? line : `${this.#open}\n${line}`
    if (!hasClosedQuotes(whole)) {
      this.#open = whole
      return
    }
    this.#open = ''
    this.#fields.splitQuoted(whole, separator)
    this.#takeRow(this.#openLine, isLastLine)
  }

  #takeRow(line: number, isLastLine: boolean): void {
    const row = this.#row
    if (row === undefined) return
    row.lineNumber = line
    row.hasRefusedAmount = false
    const read = this.#checkLine(row, isLastLine) ? this.#readRow(row) : undefined
    this.#rowCount++
    if (row.errors.length > 0) this.#note(row.errors.splice(0))
    else if (read !== undefined) this.#rows.push(read)
  }

  #readRow(row: RowFields): RegisterRow | undefined {
    if (this.#file === undefined) {
      this.#file = readFileInfo(row, this.#options.ownerRuc)
      if (this.#file === undefined) return undefined
    } else checkSameFile(row, this.#file)
    return row.shape.book === 'RCE' ? readPurchase(row, this.#file) : readSale(row, this.#file)
  }

  /** Whether the line has its fields and nothing but text in them. */
  #checkLine(row: RowFields, isLastLine: boolean): boolean {
    const { shape } = row
    const { count, hasControls } = this.#fields
    if (hasControls) {
      row.refuse(-1, 'FILE_ENCODING', 'La línea contiene caracteres de control: el archivo está dañado.')
      return false
    }
    if (isFieldCount(shape, this.#fields)) return true
    const isTruncated = isLastLine && count < shape.fieldCount
    const message = `La línea tiene ${count} campos y debe tener ${shape.fieldCount}`
    if (isTruncated) row.refuse(-1, 'FILE_TRUNCATED', `${message}: el archivo está cortado.`)
    else row.refuse(-1, 'COLUMNS_WRONG', `${message}.`)
    return false
  }

  #finish(): void {
    if (this.#open !== '') {
      const message = 'Faltan las comillas que cierran un campo: el archivo está cortado.'
      this.#stop({ line: this.#openLine, field: null, code: 'FILE_TRUNCATED', message })
    } else if (this.#shape === undefined) this.#stop(fileProblem('FILE_EMPTY', 'El archivo está vacío.'))
    else if (this.#rowCount === 0) {
      this.#stop(fileProblem('FILE_EMPTY', 'El archivo solo tiene la cabecera: no hay comprobantes que leer.'))
    }
  }

  #note(errors: readonly FileError[]): void {
    const left = (this.#options.maxErrors ?? DEFAULT_MAX_ERRORS) - this.#errorCount
    this.#errors.push(...errors.slice(0, left))
    this.#errorCount += Math.min(errors.length, left)
    if (errors.length >= left) this.isDone = true
  }

  #stop(...errors: readonly FileError[]): void {
    this.#note(errors)
    this.isDone = true
  }

  #batch(): RegisterBatch {
    const batch = { rows: this.#rows, errors: this.#errors, bytesRead: this.#bytesRead, file: this.#file ?? null }
    this.#rows = []
    this.#errors = []
    return batch
  }
}

/**
 * Whether the count of fields is one that the layout has. A trailing separator adds an empty field. Replacement files of
 * RCE come with 37 fields, with 41 of which the last four are empty, or with fields for free use behind those; RVIE has
 * 33, or up to 57 with them (domain notes 2.2: the count is not settled among public sources).
 */
function isFieldCount({ book, layout, fieldCount }: RegisterShape, fields: LineFields): boolean {
  const count = fields.isEmpty(fields.count - 1) && fields.count > fieldCount ? fields.count - 1 : fields.count
  if (count === fieldCount) return true
  if (layout === 'proposal') return false
  return book === 'RCE' ? count >= 41 && count <= 80 : count > fieldCount && count <= 57
}
