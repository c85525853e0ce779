import { amount, type CellRule, date, field, isForeign, numberOf, sum, supplier, text } from './register-cells.ts'

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
  ['MONEDA', (line) => (isForeign(line) ? 'D' : 'S')],
  ['ISC', amount('ISC')],
  ['EXPORTACIÓN', () => null],
  ['INAFECTO', amount('Valor Adq. NG')],
  ['GRAVADO', (line) => sum(line, ['BI Gravado DG', 'BI Gravado DGNG', 'BI Gravado DNG'])],
  ['IGV', (line) => sum(line, ['IGV / IPM DG', 'IGV / IPM DGNG', 'IGV / IPM DNG'])],
  ['ICBPER', amount('ICBPER')],
  ['TOTAL', amount('Total CP')],
  ...['EXONERADO', 'RETENCIÓN', 'CUENTA INGRESO', 'CUENTA IGV', 'CUENTA POR COBRAR'].map(
    (heading): CellRule => [heading, () => null],
  ),
  ['TIPO DE CAMBIO', (line) => Number(field(line, 'Tipo de Cambio'))],
]
