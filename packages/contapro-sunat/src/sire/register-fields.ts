import type { RegisterBook } from './register-row.ts'

/** Headers of SUNAT's RCE export, in its order; the first 37 are the fields of Anexo 11 (R.S. 040-2022). */
export const rceFields: readonly string[] = [
  'RUC',
  'Apellidos y Nombres o Razón social',
  'Periodo',
  'CAR SUNAT',
  'Fecha de emisión',
  'Fecha Vcto/Pago',
  'Tipo CP/Doc.',
  'Serie del CDP',
  'Año',
  'Nro CP o Doc. Nro Inicial (Rango)',
  'Nro Final (Rango)',
  'Tipo Doc Identidad',
  'Nro Doc Identidad',
  'Apellidos Nombres/ Razón  Social',
  'BI Gravado DG',
  'IGV / IPM DG',
  'BI Gravado DGNG',
  'IGV / IPM DGNG',
  'BI Gravado DNG',
  'IGV / IPM DNG',
  'Valor Adq. NG',
  'ISC',
  'ICBPER',
  'Otros Trib/ Cargos',
  'Total CP',
  'Moneda',
  'Tipo de Cambio',
  'Fecha Emisión Doc Modificado',
  'Tipo CP Modificado',
  'Serie CP Modificado',
  'COD. DAM O DSI',
  'Nro CP Modificado',
  'Clasif de Bss y Sss',
  'ID Proyecto Operadores',
  'PorcPart',
  'IMB',
  'CAR Orig/ Ind E o I',
  'Detracción',
  'Tipo de Nota',
  'Est. Comp.',
  'Incal',
]

/** Headers of SUNAT's RVIE export, in its order; the first 33 are the fields of Anexo 3 (R.S. 112-2021). */
export const rvieFields: readonly string[] = [
  'Ruc',
  'Razon Social',
  'Periodo',
  'CAR SUNAT',
  'Fecha de emisión',
  'Fecha Vcto/Pago',
  'Tipo CP/Doc.',
  'Serie del CDP',
  'Nro CP o Doc. Nro Inicial (Rango)',
  'Nro Final (Rango)',
  'Tipo Doc Identidad',
  'Nro Doc Identidad',
  'Apellidos Nombres/ Razón Social',
  'Valor Facturado Exportación',
  'BI Gravada',
  'Dscto BI',
  'IGV / IPM',
  'Dscto IGV / IPM',
  'Mto Exonerado',
  'Mto Inafecto',
  'ISC',
  'BI Grav IVAP',
  'IVAP',
  'ICBPER',
  'Otros Tributos',
  'Total CP',
  'Moneda',
  'Tipo Cambio',
  'Fecha Emisión Doc Modificado',
  'Tipo CP Modificado',
  'Serie CP Modificado',
  'Nro CP Modificado',
  'ID Proyecto Operadores Atribución',
  'Tipo de Nota',
  'Est. Comp',
  'Valor FOB Embarcado',
  'Valor OP Gratuitas',
  'Tipo Operación',
  'DAM / CP',
  'CLU',
]

/** Fields for free use that close the RCE export: CLU1 … CLU39. */
export const RCE_FREE_FIELDS = 39

/** Fields of the replacement layouts: Anexo 11 (RCE) and Anexo 3 (RVIE). */
export const replacementFieldCount: Readonly<Record<RegisterBook, number>> = { RCE: 37, RVIE: 33 }

/**
 * Position (from 0) of each field in SUNAT's order. The names are shared by both books where the meaning is; −1 where a
 * book does not have the field.
 */
export interface FieldPositions {
  readonly ownerRuc: number
  readonly ownerName: number
  readonly period: number
  readonly car: number
  readonly issuedOn: number
  readonly dueOn: number
  readonly type: number
  readonly series: number
  readonly customsYear: number
  readonly number: number
  readonly finalNumber: number
  readonly documentType: number
  readonly document: number
  readonly name: number
  /** First of the amounts; they stand in a row up to the total. */
  readonly firstAmount: number
  readonly total: number
  readonly currency: number
  readonly exchangeRate: number
  readonly modifiedIssuedOn: number
  readonly modifiedType: number
  readonly modifiedSeries: number
  readonly modifiedNumber: number
  readonly detraction: number
  readonly noteType: number
  readonly state: number
  readonly operationType: number
}

/** Where each field stands in the two books. */
export const fieldPositions: Readonly<Record<RegisterBook, FieldPositions>> = {
  RCE: {
    ownerRuc: 0,
    ownerName: 1,
    period: 2,
    car: 3,
    issuedOn: 4,
    dueOn: 5,
    type: 6,
    series: 7,
    customsYear: 8,
    number: 9,
    finalNumber: 10,
    documentType: 11,
    document: 12,
    name: 13,
    firstAmount: 14,
    total: 24,
    currency: 25,
    exchangeRate: 26,
    modifiedIssuedOn: 27,
    modifiedType: 28,
    modifiedSeries: 29,
    modifiedNumber: 31,
    detraction: 37,
    noteType: 38,
    state: 39,
    operationType: -1,
  },
  RVIE: {
    ownerRuc: 0,
    ownerName: 1,
    period: 2,
    car: 3,
    issuedOn: 4,
    dueOn: 5,
    type: 6,
    series: 7,
    customsYear: -1,
    number: 8,
    finalNumber: 9,
    documentType: 10,
    document: 11,
    name: 12,
    firstAmount: 13,
    total: 25,
    currency: 26,
    exchangeRate: 27,
    modifiedIssuedOn: 28,
    modifiedType: 29,
    modifiedSeries: 30,
    modifiedNumber: 31,
    detraction: -1,
    noteType: 33,
    state: 34,
    operationType: 37,
  },
}

/** SUNAT's headers of a book. */
export function registerFields(book: RegisterBook): readonly string[] {
  return book === 'RCE' ? rceFields : rvieFields
}
