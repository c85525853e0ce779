/** A field of a csv record: its value, and where it stands in the record with its marks and blanks. */
export interface CsvField {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** What a csv line with quotation marks holds. */
export interface QuotedFields {
  readonly fields: readonly CsvField[]
  /** Whether a field begins with a mark that nothing closes: it may go on in the next line. */
  readonly isOpen: boolean
}

/**
 * Cuts a line or a record at the separator. A mark quotes only where it opens a field and a separator or the end is behind the closing
 * one (RFC 4180, blanks aside). Every other mark is text: SUNAT writes its files without quoting.
 */
export function quotedFields(text: string, separator: string): QuotedFields {
  const fields: CsvField[] = []
  let isOpen = false
  for (let at = 0; ; ) {
    const open = behindBlanks(text, at)
    const close = text.charAt(open) === '"' ? closingMark(text, open + 1, separator) : 'none'
    if (close === 'missing') isOpen = true
    const isQuoted = typeof close === 'number'
    const separatorAt = text.indexOf(separator, isQuoted ? close : at)
    const end = separatorAt === -1 ? text.length : separatorAt
    const value = isQuoted ? text.slice(open + 1, close).replaceAll('""', '"') : text.slice(at, end)
    fields.push({ value, start: at, end })
    if (separatorAt === -1) return { fields, isOpen }
    at = end + 1
  }
}

/** What a line does to a field that is open before it. */
export function continuation(line: string, separator: string): 'open' | 'closed' | 'none' {
  const close = closingMark(line, 0, separator)
  if (close === 'missing') return 'open'
  if (close === 'none') return 'none'
  const end = line.indexOf(separator, close)
  return end !== -1 && quotedFields(line.slice(end + 1), separator).isOpen ? 'open' : 'closed'
}

/** Where the mark is that closes a field; `missing` where every mark is doubled, `none` where a mark has text behind it. */
function closingMark(text: string, from: number, separator: string): number | 'missing' | 'none' {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at)) {
    if (text.charAt(at + 1) === '"') {
      at += 2
      continue
    }
    const behind = behindBlanks(text, at + 1)
    return behind === text.length || text.charAt(behind) === separator ? at : 'none'
  }
  return 'missing'
}

function behindBlanks(text: string, from: number): number {
  let at = from
  while (text.charAt(at) === ' ') at++
  return at
}
