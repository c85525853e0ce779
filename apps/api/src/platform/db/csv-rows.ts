/** Rows in one chunk: more would keep the embedded database's thread busy for too long with one statement. */
const CHUNK_ROWS = 500
const FIRST_BYTES = 256 * 1024

const COMMA = 44
const QUOTE = 34
const LINE_FEED = 10
const [OPEN, CLOSE] = [123, 125]

/**
 * Rows in PostgreSQL's CSV, written as bytes: a million rows leave no garbage of strings behind. Every field is followed by
 * `endRow` at the end of its row.
 */
export class CsvRows {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []
  #bytes = new Uint8Array(FIRST_BYTES)
  #length = 0
  #isRowStart = true
  #rows = 0

  /** Text in quotes; null is nothing. PostgreSQL's text holds no NUL, so that is left out. */
  text(value: string | null): void {
    this.#beginField()
    if (value === null) return
    this.#reserve(value.length * 3 + 2)
    this.#bytes[this.#length++] = QUOTE
    this.#append(value)
    this.#bytes[this.#length++] = QUOTE
  }

  /** A number, boolean or word that needs no quotes; null is nothing. */
  plain(value: string | number | boolean | null): void {
    this.#beginField()
    if (value === null) return
    const text = typeof value === 'string' ? value : String(value)
    this.#reserve(text.length * 3)
    this.#append(text)
  }

  /** An array of words without quotes, commas and braces; null is nothing. */
  list(words: readonly string[] | null): void {
    this.#beginField()
    if (words === null) return
    const text = words.join(',')
    this.#reserve(text.length * 3 + 4)
    this.#bytes[this.#length++] = QUOTE
    this.#bytes[this.#length++] = OPEN
    this.#append(text)
    this.#bytes[this.#length++] = CLOSE
    this.#bytes[this.#length++] = QUOTE
  }

  endRow(): void {
    this.#reserve(1)
    this.#bytes[this.#length++] = LINE_FEED
    this.#rows += 1
    this.#isRowStart = true
    if (this.#rows === CHUNK_ROWS) this.#cut()
  }

  /** The rows written since the last time, in chunks that each end at the end of a row. */
  take(): Uint8Array<ArrayBuffer>[] {
    if (this.#rows > 0) this.#cut()
    return this.#chunks.splice(0)
  }

  #beginField(): void {
    if (!this.#isRowStart) {
      this.#reserve(1)
      this.#bytes[this.#length++] = COMMA
    }
    this.#isRowStart = false
  }

  #append(text: string): void {
    for (let i = 0; i < text.length; i += 1) {
      const c = text.charCodeAt(i)
      if (c > 127) {
        const rest = text.slice(i).replaceAll('"', '""').replaceAll('\0', '')
        this.#reserve(rest.length * 3 + 2)
        this.#length += utf8.encodeInto(rest, this.#bytes.subarray(this.#length)).written
        return
      }
      if (c === QUOTE) {
        this.#reserve((text.length - i) * 3 + 4)
        this.#bytes[this.#length++] = QUOTE
      }
      if (c !== 0) this.#bytes[this.#length++] = c
    }
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + bytes))
    larger.set(this.#bytes)
    this.#bytes = larger
  }

  #cut(): void {
    this.#chunks.push(this.#bytes.subarray(0, this.#length))
    this.#bytes = new Uint8Array(FIRST_BYTES)
    this.#length = 0
    this.#rows = 0
  }
}

const utf8 = new TextEncoder()
