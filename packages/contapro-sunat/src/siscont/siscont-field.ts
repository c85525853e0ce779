/** What a column of the Siscont file can hold of a voucher, and what kind of value that is. */
const kinds = {
  row_number: 'number',
  tax_period: 'text',
  issue_date: 'date',
  due_date: 'date',
  type: 'text',
  state: 'text',
  serie: 'text',
  number: 'text',
  serie_number: 'text',
  identity_type: 'text',
  supplier_ruc: 'text',
  supplier_business_name: 'text',
  currency: 'text',
  currency_letter: 'text',
  exchange_rate: 'number',
  taxable_amount: 'money',
  igv_amount: 'money',
  taxable_dg_amount: 'money',
  igv_dg_amount: 'money',
  taxable_dgng_amount: 'money',
  igv_dgng_amount: 'money',
  taxable_dng_amount: 'money',
  igv_dng_amount: 'money',
  non_taxable_amount: 'money',
  isc_amount: 'money',
  icbper_amount: 'money',
  other_taxes_amount: 'money',
  total_amount: 'money',
  modified_issue_date: 'date',
  modified_type: 'text',
  modified_serie: 'text',
  modified_number: 'text',
  detraction_certificate: 'text',
  detraction_date: 'date',
  item_description: 'text',
} as const

/** Name of a field of the Siscont template. */
export type SiscontField = keyof typeof kinds

/** `money` in céntimos, `date` as `YYYY-MM-DD`, `number` as decimal text. */
export type SiscontFieldKind = 'text' | 'number' | 'money' | 'date'

/** Whether a template may name such a field. */
export function isSiscontField(name: string): name is SiscontField {
  return Object.hasOwn(kinds, name)
}

/** What kind of value a field holds. */
export function siscontFieldKind(field: SiscontField): SiscontFieldKind {
  return kinds[field]
}
