import type { VoucherRow } from './voucher-row.ts'

type Kind = 'text' | 'plain' | 'amount' | 'list' | 'rare list' | 'json' | 'rare json'

/** Column and kind of every field of a row. `plain` needs no quotes in CSV; amounts come back as text from the database; empty rare lists and JSON are null there. */
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
  ownState: ['own_state', 'text'],
  customsYear: ['customs_year', 'text'],
  operationType: ['operation_type', 'text'],
  registerDetraction: ['register_detraction', 'plain'],
  alsoAnnotatedIn: ['also_annotated_in', 'rare list'],
  fileMadeAtMs: ['file_made_at_ms', 'amount'],
  fileVersion: ['file_version', 'plain'],
  fileEntry: ['file_entry', 'plain'],
  fileLine: ['file_line', 'plain'],
  setAside: ['set_aside', 'rare json'],
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
  originalAmounts: ['original_amounts', 'json'],
  xmlRemainder: ['xml_remainder_centimos', 'amount'],
  igvPercents: ['igv_percents', 'list'],
  addresseeDocumentType: ['addressee_document_type', 'text'],
  addresseeDocument: ['addressee_document', 'text'],
  xmlDetractionCode: ['xml_detraction_code', 'text'],
  xmlDetractionPercent: ['xml_detraction_percent', 'text'],
  xmlDetractionAmount: ['xml_detraction_centimos', 'amount'],
  xmlDetractionAccount: ['xml_detraction_account', 'text'],
  xmlOperationType: ['xml_operation_type', 'text'],
  observations: ['observations', 'rare list'],
  creditPeriod: ['credit_period', 'plain'],
  status: ['status', 'text'],
  statusReasons: ['status_reasons', 'list'],
  credit: ['credit', 'text'],
  creditReasons: ['credit_reasons', 'list'],
  rate: ['rate', 'plain'],
  iscBeside: ['isc_beside_centimos', 'amount'],
  iscBesideOther: ['isc_beside_other_centimos', 'amount'],
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

/** Columns of `voucherFields`, as a statement lists them. */
export const voucherColumnList = voucherFields.map(({ column }) => column).join(', ')

/** A row that was selected as an array, with the columns of `voucherColumnList` from the given position on. */
export function readVoucherRow(values: readonly unknown[], from = 0): VoucherRow {
  const row: Record<string, unknown> = {}
  for (const [i, { field, kind }] of voucherFields.entries()) {
    const value = values[i + from]
    if (kind === 'amount') row[field] = value === null ? null : Number(value)
    else row[field] = kind.startsWith('rare') ? (value ?? []) : value
  }
  return row as unknown as VoucherRow
}
