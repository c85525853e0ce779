import type { Contract } from '../../platform/http/contract/contract-values.ts'

type Template = Contract<'siscont-template'>
type Field = Template['columns'][number]['field']

/**
 * The Excel layout of 24 columns that other programs write for Siscont. Siscont publishes none for purchases: the columns
 * without a field are for the user to fill, who corrects the layout in the settings (domain notes, section 9).
 */
export const shippedSiscontTemplate: Template = {
  format: 'xlsx',
  currency: 'soles',
  columns: [
    column('ID', 'row_number'),
    column('FECHA EMISIÓN', 'issue_date'),
    column('FECHA VENCIMIENTO', 'due_date'),
    column('TIPO DOCUMENTO', 'type'),
    column('ESTADO', 'state'),
    column('SERIE', 'serie'),
    column('NÚMERO', 'number'),
    column('TIPO DOC. IDENTIDAD', 'identity_type'),
    column('Nº DOCUMENTO', 'supplier_ruc'),
    column('RAZÓN SOCIAL', 'supplier_business_name'),
    column('MONEDA', 'currency_letter'),
    column('ISC', 'isc_amount'),
    column('EXPORTACIÓN', null),
    column('INAFECTO', 'non_taxable_amount'),
    column('GRAVADO', 'taxable_amount'),
    column('IGV', 'igv_amount'),
    column('ICBPER', 'icbper_amount'),
    column('TOTAL', 'total_amount'),
    column('EXONERADO', null),
    column('RETENCIÓN', null),
    column('CUENTA INGRESO', null),
    column('CUENTA IGV', null),
    column('CUENTA POR COBRAR', null),
    column('TIPO DE CAMBIO', 'exchange_rate'),
  ],
}

function column(heading: string, field: Field): Template['columns'][number] {
  return { heading, field, fixed_value: null, width: null }
}
