import { readDepositHeader } from '../deposits/deposit-header.ts'
import { isPadronHeader } from '../padron/is-padron-header.ts'
import { isSeparatorLine, splitLine } from '../table-file/line-separator.ts'
import { bookOfHeader, bookOfPle, bookOfReplacement, isPlePeriod, registerSeparatorOf } from './register-shape.ts'

/** What a file is, as far as its first bytes and its name tell. */
export type FileKind =
  | 'rce'
  | 'rvie'
  | 'ple-8.1'
  | 'ple-14.1'
  | 'ubl'
  | 'zip'
  | 'detraction-deposits'
  | 'padron'
  | 'unknown'

/** The kind of a file and what a screen calls it. */
export interface SniffedFile {
  readonly kind: FileKind
  readonly label: string
}

/** So many bytes are enough to tell: the longest header of a register has about 1,100. */
export const SNIFF_BYTES = 16_384

const LABELS: Readonly<Record<FileKind, string>> = {
  rce: 'Registro de compras (RCE)',
  rvie: 'Registro de ventas (RVIE)',
  'ple-8.1': 'Registro de compras del PLE (8.1)',
  'ple-14.1': 'Registro de ventas del PLE (14.1)',
  ubl: 'Comprobante electrónico (XML)',
  zip: 'Archivo comprimido (zip)',
  'detraction-deposits': 'Depósitos de detracciones',
  padron: 'Padrón reducido de SUNAT',
  unknown: 'Archivo no reconocido',
}

/**
 * What the file is. The content decides; the name helps only where the first line is broken. It tells which reader to
 * ask, not that the file is good.
 *
 * @param firstBytes up to `SNIFF_BYTES` from the start of the file.
 */
export function sniffFile(firstBytes: Uint8Array, name: string): SniffedFile {
  const kind = kindOf(firstBytes, name.toLowerCase())
  return { kind, label: LABELS[kind] }
}

function kindOf(bytes: Uint8Array, name: string): FileKind {
  if (isZip(bytes)) return 'zip'
  const text = textOf(bytes).replace(/^[\ufeff\s]+/, '')
  if (text.startsWith('<')) return 'ubl'
  if (text === '' || text.includes('\0')) return kindOfName(name)
  const line = text.split('\n', 2).find((one) => !isSeparatorLine(one))
  return kindOfLine(line?.trimEnd() ?? '') ?? kindOfName(name)
}

function kindOfLine(line: string): FileKind | undefined {
  if (isPadronHeader(line)) return 'padron'
  if (readDepositHeader(line) !== undefined) return 'detraction-deposits'
  const fields = splitLine(line, registerSeparatorOf(line))
  if (isPlePeriod(fields[0] ?? '')) return bookOfPle(fields) === 'RCE' ? 'ple-8.1' : 'ple-14.1'
  const isRow = /^[0-9]{11}$/.test(fields[0] ?? '')
  const book = isRow ? bookOfReplacement(fields) : bookOfHeader(fields)
  return book === undefined ? undefined : kindOfBook(book)
}

/** Names of registers: `LE…080400…` and `LE…140400…` (SIRE), `…080100…` and `…140100…` (PLE), `…-propuesta` (RCE). */
function kindOfName(name: string): FileKind {
  const code = /^le[0-9]{19}(080400|140400|080100|140100)/.exec(name)?.[1]
  if (code === '080100') return 'ple-8.1'
  if (code === '140100') return 'ple-14.1'
  if (code !== undefined) return kindOfBook(code === '080400' ? 'RCE' : 'RVIE')
  if (/^[0-9]{11}-[0-9]{8}-[0-9]{6}-propuesta\.(txt|csv)$/.test(name)) return 'rce'
  if (name.endsWith('.xml')) return 'ubl'
  return name.endsWith('.zip') ? 'zip' : 'unknown'
}

function kindOfBook(book: 'RCE' | 'RVIE'): FileKind {
  return book === 'RCE' ? 'rce' : 'rvie'
}

/** "PK" and the mark of a first entry, or of the end of an empty archive. */
function isZip([p, k, third, fourth]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6))
}

/** The names that tell the books apart have no accents, so that a wrong encoding does not matter here. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
