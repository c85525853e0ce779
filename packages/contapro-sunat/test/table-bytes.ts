import type { TableBatch } from '../src/padron/index.ts'
import type { FileError, FileWarning } from '../src/index.ts'

/** The bytes in pieces of a size. */
export async function* inPieces(file: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** The file in ISO-8859-1, one byte a character. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** All rows, errors and warnings of a file. */
export interface ReadTable<Row> {
  readonly rows: Row[]
  readonly errors: FileError[]
  readonly warnings: FileWarning[]
}

/** Everything that a reader says of a file. */
export async function allOf<Row>(batches: AsyncIterable<TableBatch<Row>>): Promise<ReadTable<Row>> {
  const found: ReadTable<Row> = { rows: [], errors: [], warnings: [] }
  for await (const { rows, errors, warnings } of batches) {
    found.rows.push(...rows)
    found.errors.push(...errors)
    found.warnings.push(...warnings)
  }
  return found
}
