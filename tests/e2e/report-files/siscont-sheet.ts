import { amount, type CellRule, date, field, isForeign, numberOf, sum, supplier, text } from './register-cells.ts'
import type { RegisterLine } from './sample-vouchers.ts'

/** Of the sample month: a boleta gives no credit, and F001-3 of July 2025 is over twelve months old in August 2026. */
const givesCredit = (line: RegisterLine): boolean =>
  field(line, 'Tipo CP/Doc.') !== '03' && !field(line, 'Fecha de emisión').endsWith('/07/2025')

const base = (line: RegisterLine): number => (givesCredit(line) ? sum(line, ['BI Gravado DG', 'BI Gravado DGNG']) : 0)

const credit = (line: RegisterLine): number => (givesCredit(line) ? sum(line, ['IGV / IPM DG', 'IGV / IPM DGNG']) : 0)

/** What no other column holds, so that the parts are the total. */
const rest = (line: RegisterLine): number => {
  const parts = sum(line, ['ISC', 'ICBPER'])
  return Math.round((Number(field(line, 'Total CP')) - base(line) - credit(line) - parts) * 100) / 100
}

/** The file for Siscont by its shipped template. Columns that nobody but the user fills are empty. */
export const siscontRules: readonly CellRule[] = [
  ['FECHA EMISIÓN', date('Fecha de emisión')],
  ['FECHA VENCIMIENTO', date('Fecha Vcto/Pago')],
  ['TIPO DOCUMENTO', text('Tipo CP/Doc.')],
  ['ESTADO', text('Est. Comp.')],
  ['SERIE', text('Serie del CDP')],
  ['NÚMERO', (line) => numberOf(line)],
  ['TIPO DOC. IDENTIDAD', text('Tipo Doc Identidad')],
  ['Nº DOCUMENTO', supplier],
  ['RAZÓN SOCIAL', text('Apellidos Nombres/ Razón Social')],
  ['MONEDA', () => 'S'],
  ['ISC', amount('ISC')],
  ['EXPORTACIÓN', () => null],
  ['INAFECTO', rest],
  ['GRAVADO', base],
  ['IGV', credit],
  ['ICBPER', amount('ICBPER')],
  ['TOTAL', amount('Total CP')],
  ...['EXONERADO', 'RETENCIÓN', 'CUENTA INGRESO', 'CUENTA IGV', 'CUENTA POR COBRAR'].map(
    (heading): CellRule => [heading, () => null],
  ),
  ['TIPO DE CAMBIO', (line) => (isForeign(line) ? null : Number(field(line, 'Tipo de Cambio')))],
]
