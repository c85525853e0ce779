import { type FileRefusedError, refusedFor, wholeFile } from './file-refused.ts'

/** The beginning of a binary office document. */
const OFFICE_MARK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Whether a file is an XLS, as some of SUNAT's reports come. */
export const isXls = (head: Uint8Array): boolean => OFFICE_MARK.equals(head.subarray(0, OFFICE_MARK.length))

/** Whether a zip with these entries is an XLSX. */
export const isXlsx = (entryNames: readonly string[]): boolean => entryNames.includes('xl/workbook.xml')

/** Says what to do, in the place of a complaint about the first line or the first entry. */
export function spreadsheetRefused(): FileRefusedError {
  const message = 'Es un libro de Excel. Ábrelo, guárdalo como CSV y súbelo de nuevo.'
  return refusedFor(wholeFile('FILE_KIND_UNKNOWN', message))
}
