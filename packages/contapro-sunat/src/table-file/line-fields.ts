import { type CsvField, quotedFields } from './quoted-fields.ts'

/** Most fields that a line may hold: the 80 of the RCE export, with room to say that there are too many. */
export const MAX_FIELDS = 128

/**
 * Longest field that a line may hold, in characters; SUNAT's widest has 1,500 (a name: R.S. 112-2021, Anexo 3, field 13). What is read
 * of a line has a maximum of its own, that of its field.
 */
export const MAX_FIELD_LENGTH = 4_096

/** Control characters but the tab and the line ends, which a quoted field may hold. */
const CONTROLS = /(?![\t\r\n])\p{Cc}/u

const TAB = 9
const SPACE = 32

/** Stands between the fields of a rewritten line; a control character, so that no field can hold it. */
const REWRITTEN_SEPARATOR = '\u0001'

/**
 * Where the fields of one line stand in a text, without copying them: reading a register is mostly this, and most fields
 * of a row (amounts, dates, empty ones) are never needed as strings.
 */
export class LineFields {
  text = ''
  count = 0
  /** Whether the line holds control characters, which no register does. */
  hasControls = false
  /** Whether a field is longer than `MAX_FIELD_LENGTH`. */
  hasLongField = false
  readonly #starts = new Int32Array(MAX_FIELDS)
  readonly #ends = new Int32Array(MAX_FIELDS)
  #quoted: { readonly record: string; readonly fields: readonly CsvField[] } | undefined

  /** Splits `text` from `start` to `end` (without its line feed) at the separator, given as a character code. */
  split(text: string, start: number, end: number, separator: number): void {
    this.text = text
    this.#quoted = undefined
    this.hasControls = false
    this.hasLongField = false
    this.count = 0
    let fieldStart = start
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at)
      if (code === separator) {
        this.#addField(fieldStart, at)
        fieldStart = at + 1
      } else if (code < SPACE && code !== TAB) this.hasControls = true
    }
    this.#addField(fieldStart, end)
  }

  /** As `split`, for a record of a csv file with quotation marks. */
  splitQuoted(record: string, separator: string): void {
    const { fields } = quotedFields(record, separator)
    const hadControls = fields.some(({ value }) => CONTROLS.test(value))
    this.set(fields.map(({ value }) => inOneLine(value)))
    this.#quoted = { record, fields }
    this.hasControls = hadControls
  }

  /** Takes the fields as they are, for a line whose fields were put right. */
  set(values: readonly string[]): void {
    const text = values.join(REWRITTEN_SEPARATOR)
    this.split(text, 0, text.length, REWRITTEN_SEPARATOR.charCodeAt(0))
  }

  /** Every field of the line, without blanks around it. */
  values(): string[] {
    return Array.from({ length: this.count }, (_, index) => this.value(index))
  }

  /** What stands in the file from a field to another one, with separators and quotation marks. */
  asWritten(first: number, last: number): string {
    if (this.#quoted === undefined) return this.text.slice(this.start(first), this.end(last))
    const { record, fields } = this.#quoted
    return inOneLine(record.slice(fields[first]?.start, fields[last]?.end)).trim()
  }

  /** First character of the field that is not a blank. */
  start(index: number): number {
    return this.#starts[index] ?? 0
  }

  /** Behind the last character of the field that is not a blank. */
  end(index: number): number {
    return this.#ends[index] ?? 0
  }

  /** Whether the field is missing, or holds nothing but blanks. */
  isEmpty(index: number): boolean {
    return index < 0 || index >= this.count || this.end(index) === this.start(index)
  }

  /** The field without blanks around it; '' when the line has no such field. */
  value(index: number): string {
    return this.isEmpty(index) ? '' : this.text.slice(this.start(index), this.end(index))
  }

  #addField(from: number, to: number): void {
    let start = from
    let end = to
    while (start < end && isBlank(this.text.charCodeAt(start))) start++
    while (end > start && isBlank(this.text.charCodeAt(end - 1))) end--
    if (end - start > MAX_FIELD_LENGTH) this.hasLongField = true
    if (this.count < MAX_FIELDS) {
      this.#starts[this.count] = start
      this.#ends[this.count] = end
    }
    this.count++
  }
}

const inOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB
}
