/** Longest text of a cell. */
const MAX_LENGTH = 32_767

const CUT = '…'

/** Characters that XML 1.0 cannot hold: controls, halves of pairs, and two that are none. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** Excel reads `_x0041_` in a text as the character of this number. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g

/** Most texts hold none of these. */
const NEEDS_CARE = /[&<>"_\p{Cc}\p{Cs}\ufffe\uffff]/u

/** A text as it stands in the XML of a cell, cut to what a cell can hold. */
export function cellText(text: string): string {
  const fitting = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}${CUT}` : text
  if (!NEEDS_CARE.test(fitting)) return fitting
  return fitting
    .replaceAll(FORBIDDEN, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(ESCAPE_LIKE, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}
