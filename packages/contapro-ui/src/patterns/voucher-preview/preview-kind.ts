/** How a voucher's file is shown. `other` cannot be: it is offered as a download. */
export type PreviewKind = 'image' | 'pdf' | 'xml' | 'other'

const kinds: Readonly<Record<string, PreviewKind>> = {
  jpeg: 'image',
  jpg: 'image',
  png: 'image',
  pdf: 'pdf',
  xml: 'xml',
}

/**
 * By the extension of the address's path, whatever its case; a signature in the query does not count.
 * Source: specification, part 2, section 2; decisions 15 and 24.
 */
export function previewKind(address: string): PreviewKind {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return kinds[extension] ?? 'other'
}
