import type { SettingsValues } from '@contapro/sdk'
import type { TextSet } from '../../primitives/texts/texts.tsx'

type Template = SettingsValues['siscont_template']
/** What a column can hold of a voucher. */
export type SiscontFieldName = NonNullable<Template['columns'][number]['field']>

/** Texts of the Siscont template (decisions 30). */
export interface SiscontTemplateMessages {
  readonly format: string
  readonly formats: Readonly<Record<Template['format'], string>>
  readonly currency: string
  readonly currencyHint: string
  readonly currencies: Readonly<Record<NonNullable<Template['currency']>, string>>
  readonly inCurrency: SiscontTemplateMessages['currencies']
  readonly addColumn: string
  readonly editColumn: string
  readonly edit: (name: string) => string
  readonly moveUp: (name: string) => string
  readonly moveDown: (name: string) => string
  readonly column: (place: number) => string
  readonly heading: string
  readonly headingHint: string
  readonly content: string
  readonly noField: string
  readonly fixedValue: string
  readonly fixedValueHint: string
  readonly width: string
  readonly widthHint: Readonly<Record<Template['format'], string>>
  readonly accept: string
  readonly cancel: string
  readonly fixed: (value: string) => string
  readonly empty: string
  readonly characters: (width: number) => string
  readonly noWidth: string
  readonly fields: Readonly<Record<SiscontFieldName, string>>
}

export const siscontTemplateMessages: TextSet<'siscontTemplate', SiscontTemplateMessages> = {
  feature: 'siscontTemplate',
  texts: {
    format: 'Formato del archivo',
    formats: { xlsx: 'Excel', txt: 'Texto de ancho fijo' },
    currency: 'Moneda de los importes',
    currencyHint:
      'El IGV es el que da crédito en el periodo; lo que ninguna otra columna lleva va en «Importe no gravado»: las partes suman el total. Verifica en tu Siscont cómo lee la moneda.',
    currencies: {
      soles: 'Todo en soles (S), sin tipo de cambio en las compras en moneda extranjera',
      dollars: 'Las compras en dólares, en dólares (D) con su tipo de cambio; las demás, en soles',
    },
    inCurrency: { soles: 'todo en soles', dollars: 'dólares en dólares' },
    addColumn: 'Agregar columna',
    editColumn: 'Editar columna',
    edit: (name) => `Editar ${name}`,
    moveUp: (name) => `Subir ${name}`,
    moveDown: (name) => `Bajar ${name}`,
    column: (place) => `Columna ${place}`,
    heading: 'Encabezado',
    headingHint: 'El archivo de texto no lleva encabezados.',
    content: 'Contenido',
    noField: 'Valor fijo o vacía',
    fixedValue: 'Valor fijo',
    fixedValueHint: 'El mismo en cada fila: una cuenta, el subdiario.',
    width: 'Ancho (caracteres)',
    widthHint: { xlsx: 'Vacío: lo elige Excel', txt: 'Lo que no entra se corta' },
    accept: 'Aceptar',
    cancel: 'Cancelar',
    fixed: (value) => `Valor fijo: ${value}`,
    empty: 'Vacía',
    characters: (width) => `${width} car.`,
    noWidth: 'Sin ancho',
    fields: {
      row_number: 'Número de fila',
      tax_period: 'Periodo',
      issue_date: 'Fecha de emisión',
      due_date: 'Fecha de vencimiento',
      type: 'Tipo de comprobante',
      state: 'Estado del comprobante',
      serie: 'Serie',
      number: 'Número',
      serie_number: 'Serie y número',
      identity_type: 'Tipo de documento del proveedor',
      supplier_ruc: 'RUC del proveedor',
      supplier_business_name: 'Nombre del proveedor',
      currency: 'Moneda (PEN, USD)',
      currency_letter: 'Moneda (S, D)',
      exchange_rate: 'Tipo de cambio',
      taxable_amount: 'Base imponible del crédito',
      igv_amount: 'IGV que da crédito',
      taxable_dg_amount: 'Base DG (solo gravadas)',
      igv_dg_amount: 'IGV DG (solo gravadas)',
      taxable_dgng_amount: 'Base DGNG (mixtas)',
      igv_dgng_amount: 'IGV DGNG (mixtas)',
      taxable_dng_amount: 'Base DNG (no gravadas)',
      igv_dng_amount: 'IGV DNG (no gravadas)',
      non_taxable_amount: 'Importe no gravado',
      isc_amount: 'ISC',
      icbper_amount: 'ICBPER',
      other_taxes_amount: 'Otros tributos y cargos',
      total_amount: 'Total',
      modified_issue_date: 'Fecha del comprobante modificado',
      modified_type: 'Tipo del comprobante modificado',
      modified_serie: 'Serie del comprobante modificado',
      modified_number: 'Número del comprobante modificado',
      detraction_certificate: 'Constancia de detracción',
      detraction_date: 'Fecha de la detracción',
      item_description: 'Glosa',
    },
  },
}
