import {
  amount,
  type Cell,
  type CellRule,
  date,
  dateOf,
  field,
  isForeign,
  numberOf,
  sum,
  supplier,
  text,
} from './register-cells.ts'
import { type RegisterLine, type XmlLine, xmlLines, xmlOf, xmlTotal } from './sample-vouchers.ts'
import { sampleMonth } from '../product/sample-month.ts'

const typeNames: Readonly<Record<string, string>> = {
  '01': 'Factura',
  '03': 'Boleta de venta',
  '07': 'Nota de crédito',
  '08': 'Nota de débito',
  '14': 'Recibo por servicios públicos',
}

/** The XML of a purchase or a sale, by what the register says of it. */
const xmlBehind = (line: RegisterLine, issuer: string): string | undefined =>
  xmlOf([issuer, field(line, 'Tipo CP/Doc.'), field(line, 'Serie del CDP'), numberOf(line)].join('-'))

function modifiedBy(rateName: string, dateName: string): CellRule[1] {
  return (line) => {
    const type = field(line, 'Tipo CP Modificado')
    if (type === '') return null
    const name = [type, field(line, 'Serie CP Modificado'), field(line, rateName)].join('-')
    return `${name} del ${field(line, dateName)}`
  }
}

/** The rate that the lines of the XML state, else the one that the register's figures show. */
function rateBy(xmlOfLine: XmlOf, bases: readonly string[], taxes: readonly string[]): CellRule[1] {
  return (line) => {
    const stated = xmlLines(xmlOfLine(line) ?? '').find(({ igv }) => Number(igv) !== 0)
    if (stated) return `${Number(stated.percent)}%`
    const [base, igv] = [sum(line, bases), sum(line, taxes)]
    return igv === 0 ? null : `${Math.round((igv / base) * 1000) / 10}%`
  }
}

const voucher: readonly CellRule[] = [
  ['Fecha de emisión', date('Fecha de emisión')],
  ['Fecha de vencimiento', date('Fecha Vcto/Pago')],
  ['Tipo', text('Tipo CP/Doc.')],
  ['Tipo de comprobante', (line) => typeNames[field(line, 'Tipo CP/Doc.')] ?? null],
  ['Serie', text('Serie del CDP')],
  ['Número', (line) => numberOf(line)],
]

type XmlOf = (line: RegisterLine) => string | undefined

/** The texts of several lines stand in one glosa. */
const glosa = (xmlOfLine: XmlOf): CellRule => [
  'Glosa',
  (line) =>
    xmlLines(xmlOfLine(line) ?? '')
      .map(({ description }) => description)
      .join(' | ') || null,
]

/** The voucher's own currency. Every voucher of the month stands in a register, so that none wants its exchange rate. */
const origin = (xmlOfLine: XmlOf, rateName: string): readonly CellRule[] => [
  ['Moneda', text('Moneda')],
  ['Tipo de cambio', (line) => (isForeign(line) ? Number(field(line, rateName)) : null)],
  [
    'Total en su moneda',
    (line) => {
      const xml = xmlOfLine(line)
      return xml !== undefined && isForeign(line) ? Number(xmlTotal(xml)) : null
    },
  ],
]

/** What the rules advise of: series E001 has its own numbers, so that F001-1033 is missing. */
const advices: Readonly<Record<string, string>> = {
  'F001-1034':
    'Salto en la numeración: Falta F001-1033, antes de F001-1034. La numeración de una serie es correlativa (Reglamento de Comprobantes de Pago, art. 9). Confirma si no se usó, o sube el comprobante.',
}

const links = (xmlOfLine: XmlOf): readonly CellRule[] => [
  ['Imagen', (line) => (xmlOfLine(line) === undefined ? null : 'Ver imagen')],
  ['XML', (line) => (xmlOfLine(line) === undefined ? null : 'Ver XML')],
]

const nameOf = (line: RegisterLine): string => `${field(line, 'Serie del CDP')}-${numberOf(line)}`

/** What the rules say of the month: the one that is doubted, and the two that give no credit. */
const observed = 'E001-12'
const withoutCredit: Readonly<Record<string, string>> = {
  'B001-77': 'Este tipo de comprobante no da derecho a crédito fiscal.',
  'F001-3': 'Se anotó pasados los doce meses siguientes al de su emisión (Ley 29215).',
}

const xmlOfPurchase: XmlOf = (line) => xmlBehind(line, supplier(line))
const xmlOfSale: XmlOf = (line) => xmlBehind(line, sampleMonth.company.ruc)

/** 'Compras ContaPro', cell by cell. */
export const purchaseRules: readonly CellRule[] = [
  ...voucher,
  ['RUC del proveedor', supplier],
  ['Proveedor', text('Apellidos Nombres/ Razón Social')],
  glosa(xmlOfPurchase),
  ...origin(xmlOfPurchase, 'Tipo de Cambio'),
  ['Aviso', () => null],
  ['Base DG (S/)', amount('BI Gravado DG')],
  ['IGV DG (S/)', amount('IGV / IPM DG')],
  ['Base DGNG (S/)', amount('BI Gravado DGNG')],
  ['IGV DGNG (S/)', amount('IGV / IPM DGNG')],
  ['Base DNG (S/)', amount('BI Gravado DNG')],
  ['IGV DNG (S/)', amount('IGV / IPM DNG')],
  ['No gravado (S/)', amount('Valor Adq. NG')],
  ['ISC (S/)', amount('ISC')],
  ['ICBPER (S/)', amount('ICBPER')],
  ['Otros tributos (S/)', amount('Otros Trib/ Cargos')],
  ['Total (S/)', amount('Total CP')],
  [
    'Tasa de IGV',
    rateBy(
      xmlOfPurchase,
      ['BI Gravado DG', 'BI Gravado DGNG', 'BI Gravado DNG'],
      ['IGV / IPM DG', 'IGV / IPM DGNG', 'IGV / IPM DNG'],
    ),
  ],
  ['Detracción', (line) => (field(line, 'Detracción') === 'D' ? 'Sí' : 'No')],
  ['Estado', stateOf],
  ['Motivos del estado', (line) => reasons.get(nameOf(line)) ?? null],
  ['Crédito fiscal', (line) => (nameOf(line) in withoutCredit ? 'No' : 'Sí')],
  ['Periodo del crédito', () => null],
  ['Motivos del crédito', (line) => withoutCredit[nameOf(line)] ?? null],
  ['Comprobante modificado', modifiedBy('Nro CP Modificado', 'Fecha Emisión Doc Modificado')],
  ...links(xmlOfPurchase),
]

/** 'Ventas ContaPro', cell by cell. */
export const saleRules: readonly CellRule[] = [
  ...voucher,
  ['Documento del cliente', text('Nro Doc Identidad')],
  ['Cliente', text('Apellidos Nombres/ Razón Social')],
  glosa(xmlOfSale),
  ...origin(xmlOfSale, 'Tipo Cambio'),
  ['Aviso', (line) => advices[nameOf(line)] ?? null],
  ['Exportación (S/)', amount('Valor Facturado Exportación')],
  ['Base gravada (S/)', amount('BI Gravada')],
  ['Descuento de la base (S/)', amount('Dscto BI')],
  ['IGV (S/)', amount('IGV / IPM')],
  ['Descuento del IGV (S/)', amount('Dscto IGV / IPM')],
  ['Exonerado (S/)', amount('Mto Exonerado')],
  ['Inafecto (S/)', amount('Mto Inafecto')],
  ['ISC (S/)', amount('ISC')],
  ['Base IVAP (S/)', amount('BI Grav IVAP')],
  ['IVAP (S/)', amount('IVAP')],
  ['ICBPER (S/)', amount('ICBPER')],
  ['Otros tributos (S/)', amount('Otros Tributos')],
  ['Total (S/)', amount('Total CP')],
  ['Tasa de IGV', rateBy(xmlOfSale, ['BI Gravada', 'Dscto BI'], ['IGV / IPM', 'Dscto IGV / IPM'])],
  ['Estado del comprobante', (line) => (field(line, 'Est. Comp') === '2' ? 'Anulado' : 'Activo')],
  ['Comprobante modificado', modifiedBy('Nro CP Modificado', 'Fecha Emisión Doc Modificado')],
  ...links(xmlOfSale),
]

/** The lines of the vouchers' XML, cell by cell, in the order of the vouchers. */
export function itemCells(vouchers: readonly RegisterLine[], isPurchases: boolean): Record<string, Cell>[] {
  const xmlOfLine = isPurchases ? xmlOfPurchase : xmlOfSale
  const party = isPurchases ? ['RUC del proveedor', 'Proveedor'] : ['Documento del cliente', 'Cliente']
  return vouchers.flatMap((line) =>
    xmlLines(xmlOfLine(line) ?? '').map((item) => ({ ...ofVoucher(line, party), ...ofItem(item) })),
  )
}

const ofVoucher = (line: RegisterLine, [document = '', name = '']: readonly string[]): Record<string, Cell> => ({
  'Fecha de emisión': dateOf(field(line, 'Fecha de emisión')),
  Tipo: field(line, 'Tipo CP/Doc.'),
  Serie: field(line, 'Serie del CDP'),
  Número: numberOf(line),
  [document]: field(line, 'Nro Doc Identidad'),
  [name]: field(line, 'Apellidos Nombres/ Razón Social'),
})

const ofItem = (item: XmlLine): Record<string, Cell> => ({
  Línea: item.position,
  Código: item.code || null,
  Descripción: item.description,
  Unidad: item.unitCode,
  Cantidad: Number(item.quantity),
  Moneda: item.currency,
  'Valor unitario': Number(item.unitValue),
  'Valor de venta': Number(item.total),
  IGV: Number(item.igv),
})

const reasons: ReadonlyMap<string, string> = new Map([
  [observed, 'No encontramos el depósito completo de la detracción.'],
  ['B001-77', 'La boleta no es de un contribuyente del Nuevo RUS: no sustenta gasto ni costo.'],
])

/** A boleta of a legal person is not deductible (LIR, art. 37). */
function stateOf(line: RegisterLine): string {
  if (nameOf(line) === 'B001-77') return 'gasto no deducible'
  return nameOf(line) === observed ? 'observado' : 'gasto deducible'
}
