import { continuation, quotedFields } from './quoted-fields.ts'
import { MAX_LINE_LENGTH } from './text-blocks.ts'

/** Most lines of one record. A quoted field is a name or another text of a few lines. */
export const MAX_RECORD_LINES = 100

/** A record of a csv file. */
export interface CsvRecord {
  readonly text: string
  /** Line on which it begins. */
  readonly line: number
}

/** Distinguishes one record of several lines from several records. */
export interface RecordShape {
  readonly separator: string
  /** Whether the text is cut into as many fields as a row has. */
  readonly hasRightCount: (text: string) => boolean
  /** Whether a line is a row without any other line. */
  readonly isRow: (line: string) => boolean
}

/**
 * Joins the lines of a record that quotation marks hold together. Lines are joined only if they are one record by RFC 4180 and no line
 * behind the first is a row by itself; otherwise each is a record, and its marks are text.
 */
export class CsvRecords {
  readonly #shape: RecordShape
  #lines: CsvRecord[] = []
  #length = 0

  constructor(shape: RecordShape) {
    this.#shape = shape
  }

  /** The line on which a record began that is not whole yet. */
  get openLine(): number | undefined {
    return this.#lines[0]?.line
  }

  /** Whether the open record is longer than any of SUNAT's. */
  get isTooLong(): boolean {
    return this.#lines.length > MAX_RECORD_LINES || this.#length > MAX_LINE_LENGTH
  }

  /** Takes the next line. Answers the records that are whole with it. */
  add(line: CsvRecord): CsvRecord[] {
    const { separator, isRow, hasRightCount } = this.#shape
    const [first] = this.#lines
    if (first === undefined) {
      if (!line.text.includes('"') || !quotedFields(line.text, separator).isOpen) return [line]
      this.#keep(line)
      return []
    }
    const joins = continuation(line.text, separator)
    if (joins === 'none' || isRow(line.text)) return [...this.#release(), ...this.add(line)]
    this.#keep(line)
    if (joins === 'open') return []
    const text = this.#lines.map((one) => one.text).join('\n')
    if (!hasRightCount(text) && hasRightCount(first.text)) return this.#release()
    this.#clear()
    return [{ text, line: first.line }]
  }

  /** The records that wait for lines which do not come. */
  finish(): CsvRecord[] {
    const records: CsvRecord[] = []
    while (this.#lines.length > 0) records.push(...this.#release())
    return records
  }

  /** No mark closes the field that the first line opens. That line is a record, and the others are read again. */
  #release(): CsvRecord[] {
    const [first, ...others] = this.#lines
    this.#clear()
    const filled = others.filter(({ text }) => text !== '')
    return first === undefined ? [] : [first, ...filled.flatMap((line) => this.add(line))]
  }

  #keep(line: CsvRecord): void {
    this.#lines.push(line)
    this.#length += line.text.length + 1
  }

  #clear(): void {
    this.#lines = []
    this.#length = 0
  }
}
