/** How a voucher's file is shown; anything else offers the download (part 2 §2, decisions 24). */
export type VoucherFileKind = 'image' | 'pdf' | 'xml' | 'other'

const KINDS: Readonly<Record<string, VoucherFileKind>> = {
  jpeg: 'image',
  jpg: 'image',
  png: 'image',
  pdf: 'pdf',
  xml: 'xml',
}

/** The kind by the extension of the address's path, upper or lower case; the query string does not count (decisions 15). */
export function voucherFileKind(address: string): VoucherFileKind {
  const extension = /\.([^.]*)$/.exec(voucherFileName(address))?.[1] ?? ''
  return KINDS[extension.toLowerCase()] ?? 'other'
}

/** The file's name: the last part of the address's path. */
export function voucherFileName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
