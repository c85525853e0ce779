import type { FileError } from '../file-error/file-error.ts'

/** Whole lines of a file as text, with the bytes taken in so far; or why it cannot be read as text. */
export type TextBlock =
  | { readonly text: string; readonly bytesRead: number; readonly isLast: boolean }
  /** The error's line counts from the lines of the blocks before: whoever reads them knows how many they were. */
  | { readonly error: FileError; readonly bytesRead: number }

/** Longest line that a register may hold, in characters: eleven times the longest row of the layouts' usual fields. */
export const MAX_LINE_LENGTH = 65_536

/** So many bytes without a line feed are over the limit in any encoding (three bytes a UTF-16 unit at most). */
const MAX_LINE_BYTES = MAX_LINE_LENGTH * 3

/** Bytes that are decoded and cut into lines at one go: whoever reads has other things to do in between. */
const MAX_PIECE_BYTES = 256 * 1024

const LINE_FEED = 10
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/**
 * The file cut at line feeds and decoded. UTF-8 with or without BOM; when the first character beyond ASCII is no valid
 * UTF-8, the whole file is taken as windows-1252, the superset of ISO-8859-1 that browsers and SUNAT's older exports
 * use. A file that starts as UTF-8 and stops being it is refused. The result does not depend on how the bytes arrive.
 */
export async function* textBlocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TextBlock> {
  const decoder = new LineDecoder()
  let carry: Uint8Array[] = []
  let carried = 0
  let bytesRead = 0
  for await (const piece of piecesOf(chunks)) {
    bytesRead += piece.length
    const end = piece.lastIndexOf(LINE_FEED) + 1
    if (end > 0) {
      const text = decoder.decode(joined([...carry, piece.subarray(0, end)], carried + end))
      yield typeof text === 'string' ? { text, bytesRead, isLast: false } : { error: text, bytesRead }
      if (typeof text !== 'string') return
      carry = []
      carried = 0
    }
    if (end < piece.length) carry.push(piece.slice(end))
    carried += piece.length - end
    if (carried > MAX_LINE_BYTES) {
      yield { error: lineTooLong(1), bytesRead }
      return
    }
  }
  const text = decoder.decode(joined(carry, carried))
  yield typeof text === 'string' ? { text, bytesRead, isLast: true } : { error: text, bytesRead }
}

/** The file in parts of a size that is read at one go. */
async function* piecesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += MAX_PIECE_BYTES) yield chunk.subarray(at, at + MAX_PIECE_BYTES)
  }
}

/** The error of a line over `MAX_LINE_LENGTH`. */
export function lineTooLong(line: number): FileError {
  const message = 'La línea tiene más de 65 536 caracteres: el archivo no es un registro de SUNAT o está dañado.'
  return { line, field: null, code: 'FIELD_TOO_LONG', message }
}

class LineDecoder {
  #encoding: 'ascii' | 'utf-8' | 'windows-1252' = 'ascii'
  #isStart = true
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  readonly #latin = new TextDecoder('windows-1252')

  decode(block: Uint8Array): string | FileError {
    const bytes = this.#isStart ? this.#withoutMark(block) : block
    this.#isStart = false
    if (bytes === undefined) return encodingError(null, 'El archivo está en UTF-16: guárdelo como texto UTF-8.')
    const text = this.#encoding === 'windows-1252' ? this.#latin.decode(bytes) : this.#decodeUtf8(bytes)
    if (typeof text !== 'string') return text
    if (this.#encoding === 'ascii' && text.length !== bytes.length) this.#encoding = 'utf-8'
    return text
  }

  #withoutMark(bytes: Uint8Array): Uint8Array | undefined {
    const [first, second] = bytes
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return undefined
    if (!BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte)) return bytes
    this.#encoding = 'utf-8'
    return bytes.subarray(BYTE_ORDER_MARK.length)
  }

  #decodeUtf8(bytes: Uint8Array): string | FileError {
    try {
      return this.#utf8.decode(bytes)
    } catch {
      const first = bytes.findIndex((byte) => byte > 0x7f)
      if (this.#encoding === 'utf-8' || this.#startsCharacter(bytes, first)) {
        return encodingError(
          this.#validLines(bytes) + 1,
          'La línea mezcla codificaciones: desde aquí el archivo deja de ser texto UTF-8.',
        )
      }
      this.#encoding = 'windows-1252'
      return this.#latin.decode(bytes)
    }
  }

  /** Whether a valid UTF-8 character stands at the position: two to four bytes that decode on their own. */
  #startsCharacter(bytes: Uint8Array, at: number): boolean {
    return [2, 3, 4].some((length) => this.#isUtf8(bytes.subarray(at, at + length)))
  }

  #validLines(bytes: Uint8Array): number {
    let lines = 0
    let start = 0
    for (;;) {
      const end = bytes.indexOf(LINE_FEED, start) + 1
      if (end === 0 || !this.#isUtf8(bytes.subarray(start, end))) return lines
      start = end
      lines++
    }
  }

  #isUtf8(bytes: Uint8Array): boolean {
    try {
      this.#utf8.decode(bytes)
      return true
    } catch {
      return false
    }
  }
}

function encodingError(line: number | null, message: string): FileError {
  return { line, field: null, code: 'FILE_ENCODING', message }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  if (parts.length === 1) return parts[0] ?? new Uint8Array(0)
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
