import { MAX_LINE_LENGTH } from './text-blocks.ts'

/** Lines over which one record may be broken: what stands in quotation marks is a name or another text of a few lines. */
export const MAX_RECORD_LINES = 100

/**
 * A record of a csv file whose quotation marks are still open at the end of a line. Its lines are looked at once each and joined once,
 * so that a file of open quotation marks takes no longer than any other of its size.
 */
export class OpenRecord {
  /** Line on which it began. */
  line = 0
  #lines: string[] = []
  #length = 0
  #isQuoteOpen = false

  get isOpen(): boolean {
    return this.#lines.length > 0
  }

  /** Whether it is longer than any record of SUNAT's. */
  get isTooLong(): boolean {
    return this.#lines.length > MAX_RECORD_LINES || this.#length > MAX_LINE_LENGTH
  }

  /** Takes the next line; answers the whole record once its quotation marks are closed. */
  add(text: string, line: number): string | undefined {
    if (!this.isOpen) this.line = line
    this.#length += text.length + 1
    this.#lines.push(text)
    if (hasOddQuotes(text)) this.#isQuoteOpen = !this.#isQuoteOpen
    if (this.#isQuoteOpen || this.isTooLong) return undefined
    const record = this.#lines.join('\n')
    this.#lines = []
    this.#length = 0
    return record
  }
}

function hasOddQuotes(line: string): boolean {
  let quotes = 0
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) quotes++
  return quotes % 2 === 1
}
