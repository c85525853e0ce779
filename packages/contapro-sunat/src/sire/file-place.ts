/** Where a row was read, which is how new it is among the rows of its source. */
export interface FilePlace {
  /** Milliseconds since 1970: SUNAT's date of the file (`fileMadeAt`), otherwise when it was received. */
  readonly madeAt: number
  /** Order of upload: a later file has the larger number. */
  readonly arrival: number
  /** Position in its zip, from 0; 0 outside of a zip. */
  readonly entry: number
  /** 1-based line. */
  readonly line: number
}

/**
 * Positive if `a` is newer, negative if `b` is, 0 for the same place. By date, then order of upload, then order in the zip and in the file.
 * An unknown place (null) is older than every known one.
 */
export function compareFilePlaces(a: FilePlace | null, b: FilePlace | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return a.madeAt - b.madeAt || a.arrival - b.arrival || a.entry - b.entry || a.line - b.line
}
