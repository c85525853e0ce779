import type { FileError } from '../file-error/file-error.ts'
import type { FileWarning } from '../file-error/file-warning.ts'
import { fileProblem } from '../file-error/file-problem.ts'
import { LineFields, MAX_FIELD_LENGTH } from './line-fields.ts'
import { type CsvRecord, CsvRecords, MAX_RECORD_LINES } from './csv-records.ts'
import type { ReadTableOptions, TableBatch, TableFormat, TableShape } from './table-format.ts'
import { isSeparatorLine } from './line-separator.ts'
import { lineTooLong, MAX_LINE_LENGTH, type TextBlock, textBlocks } from './text-blocks.ts'

const DEFAULT_MAX_ERRORS = 100
const DEFAULT_BATCH_ROWS = 1_000

/** Errors and warnings in a batch. */
const MAX_BATCH_REMARKS = 10_000

/** So many bytes without a batch, and an empty one tells how far the reading is: hardly any row may be wanted. */
const PROGRESS_BYTES = 4 * 1024 * 1024

/**
 * Reads a text file of SUNAT that is one table, line by line, whatever its encoding and line ends, in memory bounded by a
 * batch. Never throws because of what is in the file: everything wrong comes as errors. The result does not depend on how
 * the bytes arrive.
 */
export async function* readTable<Row>(
  chunks: AsyncIterable<Uint8Array>,
  format: TableFormat<Row>,
  options: ReadTableOptions = {},
): AsyncGenerator<TableBatch<Row>, void, undefined> {
  const reader = new TableReader(format, options)
  for await (const block of textBlocks(chunks)) {
    yield* reader.take(block)
    if (reader.isDone) return
  }
}

class TableReader<Row> {
  isDone = false
  readonly #format: TableFormat<Row>
  readonly #options: ReadTableOptions
  readonly #fields = new LineFields()
  #shape: TableShape | undefined
  #rows: Row[] = []
  #errors: FileError[] = []
  #warnings: FileWarning[] = []
  #errorCount = 0
  #rowCount = 0
  #line = 0
  #headerLine = 0
  #bytesRead = 0
  #reportedBytes = 0
  #records: CsvRecords | undefined

  constructor(format: TableFormat<Row>, options: ReadTableOptions) {
    this.#format = format
    this.#options = options
  }

  *take(block: TextBlock): Generator<TableBatch<Row>, void, undefined> {
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
      if (this.#isBatchFull()) yield this.#batch()
    }
    if (block.isLast && !this.isDone) this.#finish()
    const isEnd = block.isLast || this.isDone
    const isSilent = this.#bytesRead - this.#reportedBytes >= PROGRESS_BYTES
    if (this.#errors.length > 0 || (isEnd && this.#rows.length > 0) || isSilent) yield this.#batch()
  }

  #takeLine(text: string, start: number, feed: number): void {
    const end = feed > start && text.charCodeAt(feed - 1) === 13 ? feed - 1 : feed
    if (end === start && this.#records?.openLine === undefined) return
    if (end - start > MAX_LINE_LENGTH) return this.#stop(lineTooLong(this.#line))
    if (this.#shape === undefined && isSeparatorLine(text.slice(start, end))) return
    if (this.#shape === undefined) this.#shape = this.#recognise(text.slice(start, end))
    if (this.#shape === undefined || this.#line === this.#headerLine) return
    const isLastLine = feed === text.length
    const { separator } = this.#shape
    if (separator === '|') {
      if (this.#format.isWanted?.(text, start, end) === false) {
        this.#rowCount++
        return
      }
      this.#fields.split(text, start, end, 124)
      return this.#takeRow(this.#line, isLastLine)
    }
    this.#takeCsvLine(text.slice(start, end), separator, isLastLine)
  }

  #recognise(firstLine: string): TableShape | undefined {
    const shape = this.#format.recognise(firstLine, this.#line)
    if (!('separator' in shape)) {
      this.#stop(...shape)
      return undefined
    }
    if (shape.hasHeader) this.#headerLine = this.#line
    return shape
  }

  #takeCsvLine(text: string, separator: string, isLastLine: boolean): void {
    this.#records ??= new CsvRecords({
      separator,
      hasRightCount: (record) => this.#cut(record, separator),
      isRow: (line) => this.#cut(line, separator) || this.#format.startsRow?.(this.#fields) === true,
    })
    const records = this.#records.add({ text, line: this.#line })
    if (this.#records.isTooLong) return this.#stop(recordTooLong(this.#records.openLine ?? this.#line))
    for (const record of records) this.#takeRecord(record, separator, isLastLine)
  }

  #takeRecord({ text, line }: CsvRecord, separator: string, isLastLine: boolean): void {
    this.#cut(text, separator)
    this.#takeRow(line, isLastLine)
  }

  /** Cuts a record into fields; answers whether they are as many as a row has. Marks that make them too many or too few are text. */
  #cut(record: string, separator: string): boolean {
    const fields = this.#fields
    const cutPlain = (): boolean => {
      fields.split(record, 0, record.length, separator.charCodeAt(0))
      return this.#format.hasRightCount(fields)
    }
    if (!record.includes('"')) return cutPlain()
    fields.splitQuoted(record, separator)
    if (this.#format.hasRightCount(fields)) return true
    const { count } = fields
    if (cutPlain()) return true
    if (fields.count !== count) fields.splitQuoted(record, separator)
    return false
  }

  #takeRow(line: number, isLastLine: boolean): void {
    const found = this.#lineProblem(line, isLastLine)
    const uneven = found && !this.#fields.hasControls ? this.#format.readUneven?.(this.#fields, line) : undefined
    const problem = uneven === undefined ? found : undefined
    const row = uneven ? uneven.row : problem === undefined ? this.#format.readRow(this.#fields, line) : undefined
    this.#rowCount++
    this.#warnings.push(...this.#format.warnings.splice(0))
    if (problem !== undefined) this.#note([problem])
    else if (this.#format.errors.length > 0) this.#refuseRow(this.#format.errors.splice(0))
    else if (row !== undefined) this.#rows.push(row)
  }

  /** One sentence about the whole file is worth more than all errors of its rows. */
  #refuseRow(errors: readonly FileError[]): void {
    const ofFile = errors.find(({ code }) => code === 'FILE_FROM_SPREADSHEET')
    if (ofFile) this.#stop(ofFile)
    else this.#note(errors)
  }

  /** What is wrong with the line as a line: too few or too many fields, or no text in them. */
  #lineProblem(line: number, isLastLine: boolean): FileError | undefined {
    const { count, hasControls, hasLongField } = this.#fields
    const refuse = (code: FileError['code'], message: string) => ({ line, field: null, code, message })
    if (hasControls) {
      return refuse('FILE_ENCODING', 'La línea contiene caracteres de control: el archivo está dañado.')
    }
    if (hasLongField) return refuse('FIELD_TOO_LONG', `Un campo de la línea pasa de ${MAX_FIELD_LENGTH} caracteres.`)
    if (this.#format.hasRightCount(this.#fields)) return undefined
    const { fieldCount } = this.#format
    const message = `La línea tiene ${count} campos y debe tener ${fieldCount}`
    if (isLastLine && count < fieldCount) return refuse('FILE_TRUNCATED', `${message}: el archivo está cortado.`)
    return refuse('COLUMNS_WRONG', `${message}.`)
  }

  #finish(): void {
    if (this.#shape !== undefined) {
      const { separator } = this.#shape
      for (const record of this.#records?.finish() ?? []) this.#takeRecord(record, separator, true)
    }
    if (this.isDone) return
    if (this.#shape === undefined) this.#stop(fileProblem('FILE_EMPTY', 'El archivo está vacío.'))
    else this.#finishTable()
  }

  #finishTable(): void {
    this.#format.finish?.()
    if (this.#format.errors.length > 0) this.#note(this.#format.errors.splice(0))
    else if (this.#rowCount === 0) this.#stop(fileProblem('FILE_EMPTY', this.#format.emptyMessage))
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

  /** Remarks are bounded too, whatever is in the file; there may be more of them, since whoever reads them keeps only some. */
  #isBatchFull(): boolean {
    const mostRows = this.#options.batchRows ?? DEFAULT_BATCH_ROWS
    return this.#rows.length >= mostRows || this.#errors.length + this.#warnings.length >= MAX_BATCH_REMARKS
  }

  #batch(): TableBatch<Row> {
    const batch = {
      rows: this.#rows,
      errors: this.#errors,
      warnings: this.#warnings,
      bytesRead: this.#bytesRead,
      linesRead: this.#rowCount,
    }
    this.#rows = []
    this.#errors = []
    this.#warnings = []
    this.#reportedBytes = this.#bytesRead
    return batch
  }
}

function recordTooLong(line: number): FileError {
  const message = `Las comillas abiertas en esta línea siguen sin cerrarse después de ${MAX_RECORD_LINES} líneas o 65 536 caracteres.`
  return { line, field: null, code: 'FIELD_TOO_LONG', message }
}
