/** The files of a voucher: its XML as it was received, and its printed forms. */
export type VoucherFileFormat = 'xml' | 'jpeg' | 'pdf'

/** What an answer with such a file is. */
export const voucherFileTypes: Readonly<Record<VoucherFileFormat, string>> = {
  xml: 'application/xml',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
}

/** "{code}.jpeg", the name under which a voucher's file is asked for and downloaded (decisions 15). */
export function voucherFileName(code: string, format: VoucherFileFormat): string {
  return `${code}.${format}`
}

/** Vouchers with more lines are read as pages: their image would be many screens high. */
const MOST_LINES_OF_IMAGE = 150

/** The printed form in which a voucher with so many lines is shown. */
export function printedFormat(lines: number): 'jpeg' | 'pdf' {
  return lines > MOST_LINES_OF_IMAGE ? 'pdf' : 'jpeg'
}

/** Voucher and format of a file name; undefined when it is no such name. */
export function parseVoucherFileName(
  fileName: string,
): { readonly code: string; readonly format: VoucherFileFormat } | undefined {
  const [, code, format] = /^(.+)\.(xml|jpeg|pdf)$/.exec(fileName) ?? []
  return code === undefined ? undefined : { code, format: format as VoucherFileFormat }
}
