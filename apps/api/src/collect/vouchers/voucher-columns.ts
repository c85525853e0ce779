import type { VoucherRow } from './voucher-row.ts'

type Kind = 'text' | 'plain' | 'amount' | 'list'

/** Column and kind of every field of a row. `plain` needs no quotes in CSV; amounts come back as text from the database. */
const columns: { readonly [field in keyof VoucherRow]: readonly [column: string, kind: Kind] } = {
  operation: ['operation', 'plain'],
  code: ['code', 'text'],
  issuerDocument: ['issuer_document', 'text'],
  type: ['type', 'text'],
  series: ['series', 'text'],
  number: ['number', 'text'],
  source: ['source', 'plain'],
  period: ['period', 'plain'],
  issuedOn: ['issued_on', 'plain'],
  dueOn: ['due_on', 'plain'],
  finalNumber: ['final_number', 'text'],
  counterpartyDocumentType: ['counterparty_document_type', 'text'],
  counterpartyDocument: ['counterparty_document', 'text'],
  counterpartyName: ['counterparty_name', 'text'],
  currency: ['currency', 'text'],
  exchangeRate: ['exchange_rate', 'text'],
  modifiedIssuedOn: ['modified_issued_on', 'plain'],
  modifiedType: ['modified_type', 'text'],
  modifiedSeries: ['modified_series', 'text'],
  modifiedNumber: ['modified_number', 'text'],
  noteType: ['note_type', 'text'],
  state: ['state', 'text'],
  customsYear: ['customs_year', 'text'],
  operationType: ['operation_type', 'text'],
  registerDetraction: ['register_detraction', 'plain'],
  taxableDg: ['taxable_dg_centimos', 'amount'],
  igvDg: ['igv_dg_centimos', 'amount'],
  taxableDgng: ['taxable_dgng_centimos', 'amount'],
  igvDgng: ['igv_dgng_centimos', 'amount'],
  taxableDng: ['taxable_dng_centimos', 'amount'],
  igvDng: ['igv_dng_centimos', 'amount'],
  untaxed: ['untaxed_centimos', 'amount'],
  exportValue: ['export_centimos', 'amount'],
  taxable: ['taxable_centimos', 'amount'],
  taxableDiscount: ['taxable_discount_centimos', 'amount'],
  igv: ['igv_centimos', 'amount'],
  igvDiscount: ['igv_discount_centimos', 'amount'],
  exonerated: ['exonerated_centimos', 'amount'],
  unaffected: ['unaffected_centimos', 'amount'],
  ivapTaxable: ['ivap_taxable_centimos', 'amount'],
  ivap: ['ivap_centimos', 'amount'],
  isc: ['isc_centimos', 'amount'],
  icbper: ['icbper_centimos', 'amount'],
  other: ['other_centimos', 'amount'],
  total: ['total_centimos', 'amount'],
  xmlDocument: ['xml_document', 'plain'],
  itemDescription: ['item_description', 'text'],
  itemCount: ['item_count', 'plain'],
  originalCurrency: ['original_currency', 'text'],
  originalNet: ['original_net_centimos', 'amount'],
  originalIgv: ['original_igv_centimos', 'amount'],
  originalTotal: ['original_total_centimos', 'amount'],
  igvPercents: ['igv_percents', 'list'],
  addresseeDocumentType: ['addressee_document_type', 'text'],
  addresseeDocument: ['addressee_document', 'text'],
  xmlDetractionCode: ['xml_detraction_code', 'text'],
  xmlDetractionPercent: ['xml_detraction_percent', 'text'],
  xmlDetractionAmount: ['xml_detraction_centimos', 'amount'],
  status: ['status', 'text'],
  statusReasons: ['status_reasons', 'list'],
  credit: ['credit', 'text'],
  creditReasons: ['credit_reasons', 'list'],
  rate: ['rate', 'plain'],
  hasDetraction: ['has_detraction', 'plain'],
  missingExchangeRate: ['missing_exchange_rate', 'plain'],
  annulled: ['annulled', 'plain'],
  overBoletaLimit: ['over_boleta_limit', 'plain'],
  decision: ['decision', 'text'],
}

interface Field {
  readonly field: keyof VoucherRow
  readonly column: string
  readonly kind: Kind
}

/** Fields of a row in the order of their columns. */
export const voucherFields: readonly Field[] = Object.entries(columns).map(([field, [column, kind]]) => ({
  field: field as keyof VoucherRow,
  column,
  kind,
}))
