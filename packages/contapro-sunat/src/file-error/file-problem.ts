import type { FileError, FileErrorCode } from './file-error.ts'

/** An error of the file as a whole. */
export function fileProblem(code: FileErrorCode, message: string): FileError {
  return { line: null, field: null, code, message }
}

/** Longest part of a refused value that a message repeats. */
const MAX_SHOWN = 40

/** The value in quotation marks, shortened so that a message stays a sentence and controls cannot break it. */
export function shown(value: string): string {
  const printable = value.replaceAll(/\p{Cc}/gu, ' ')
  return printable.length > MAX_SHOWN ? `«${printable.slice(0, MAX_SHOWN)}…»` : `«${printable}»`
}
