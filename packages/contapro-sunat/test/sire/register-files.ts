import { readRegister, type ReadRegisterOptions, type RegisterBook, type RegisterRow } from '../../src/sire/index.ts'
import type { FileError, FileWarning } from '../../src/index.ts'
import { registerHeader } from '../../src/sire/index.ts'

export const OWNER = '20990000019'
export const SUPPLIER = '20990000027'

/** Fields of a line by SUNAT's header name. */
export type Fields = Readonly<Record<string, string>>

const purchase: Fields = {
  RUC: OWNER,
  'Apellidos y Nombres o Razón social': 'EMPRESA DE PRUEBA S.A.C.',
  Periodo: '202608',
  'Fecha de emisión': '05/08/2026',
  'Tipo CP/Doc.': '01',
  'Serie del CDP': 'F001',
  'Nro CP o Doc. Nro Inicial (Rango)': '101',
  'Tipo Doc Identidad': '6',
  'Nro Doc Identidad': SUPPLIER,
  'Apellidos Nombres/ Razón  Social': 'PROVEEDOR DE PRUEBA UNO S.A.C.',
  'BI Gravado DG': '1000.00',
  'IGV / IPM DG': '180.00',
  'BI Gravado DGNG': '0',
  'IGV / IPM DGNG': '0',
  'BI Gravado DNG': '0',
  'IGV / IPM DNG': '0',
  'Valor Adq. NG': '0',
  ISC: '0',
  ICBPER: '0',
  'Otros Trib/ Cargos': '0',
  'Total CP': '1180.00',
  Moneda: 'PEN',
  'Tipo de Cambio': '1.000',
  'Est. Comp.': '1',
}

const sale: Fields = {
  Ruc: OWNER,
  'Razon Social': 'EMPRESA DE PRUEBA S.A.C.',
  Periodo: '202608',
  'Fecha de emisión': '05/08/2026',
  'Tipo CP/Doc.': '01',
  'Serie del CDP': 'F001',
  'Nro CP o Doc. Nro Inicial (Rango)': '1032',
  'Tipo Doc Identidad': '6',
  'Nro Doc Identidad': SUPPLIER,
  'Apellidos Nombres/ Razón Social': 'CLIENTE DE PRUEBA UNO S.A.C.',
  'Valor Facturado Exportación': '0',
  'BI Gravada': '10000.00',
  'Dscto BI': '0',
  'IGV / IPM': '1800.00',
  'Dscto IGV / IPM': '0',
  'Mto Exonerado': '0',
  'Mto Inafecto': '0',
  ISC: '0',
  'BI Grav IVAP': '0',
  IVAP: '0',
  ICBPER: '0',
  'Otros Tributos': '0',
  'Total CP': '11800.00',
  Moneda: 'PEN',
  'Tipo Cambio': '1.000',
  'Est. Comp': '1',
}

const REPLACEMENT_FIELDS: Readonly<Record<RegisterBook, number>> = { RCE: 37, RVIE: 33 }

/** A line of the proposal: an ordinary factura, with the fields that a test is about. */
export function line(book: RegisterBook, fields: Fields = {}, separator = '|'): string {
  const all = { ...(book === 'RCE' ? purchase : sale), ...fields }
  const names = registerHeader(book).split('|')
  const unknown = Object.keys(fields).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`No such field in ${book}: ${unknown.join()}`)
  return names.map((name) => all[name] ?? '').join(separator)
}

/** A line of the replacement layout, without a closing separator. */
export function replacementLine(book: RegisterBook, fields: Fields = {}): string {
  return line(book, fields).split('|').slice(0, REPLACEMENT_FIELDS[book]).join('|')
}

/** A proposal with its header, as SUNAT writes it: CRLF after every line. */
export function proposal(book: RegisterBook, ...rows: readonly Fields[]): string {
  return [registerHeader(book), ...rows.map((fields) => line(book, fields))].map((text) => `${text}\r\n`).join('')
}

export interface ReadFile {
  readonly rows: RegisterRow[]
  readonly errors: FileError[]
  readonly warnings: FileWarning[]
}

/** Everything that the reader says of a file, whatever the size of the chunks in which its bytes arrive. */
export async function read(
  file: string | Uint8Array,
  options: ReadRegisterOptions = {},
  chunkSize: number = Number.POSITIVE_INFINITY,
): Promise<ReadFile> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const found: ReadFile = { rows: [], errors: [], warnings: [] }
  for await (const batch of readRegister(chunks(bytes, chunkSize), options)) {
    found.rows.push(...batch.rows)
    found.errors.push(...batch.errors)
    found.warnings.push(...batch.warnings)
  }
  return found
}

/** The file in ISO-8859-1, one byte a character. */
export function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** The bytes in pieces of a size. */
export async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
