import type { SiscontField } from './siscont-field.ts'
import type { SiscontPurchase } from './siscont-purchase.ts'

/** What a field holds of a purchase, by its kind: céntimos for money, texts for the rest; null where there is nothing. */
export function siscontValue(field: SiscontField, purchase: SiscontPurchase): string | number | null {
  return values[field](purchase)
}

type ValueOf = (purchase: SiscontPurchase) => string | number | null

/** Currency and rate are those of the amounts in the row: a purchase in dollars that stands in soles has no rate. */
const values: Readonly<Record<SiscontField, ValueOf>> = {
  row_number: ({ rowNumber }) => String(rowNumber),
  tax_period: ({ row }) => row.period,
  issue_date: ({ row }) => row.issuedOn,
  due_date: ({ row }) => row.dueOn,
  type: ({ row }) => row.type,
  state: ({ row }) => row.state,
  serie: ({ row }) => row.series,
  number: ({ row }) => row.number,
  serie_number: ({ row }) => [row.series, row.number].filter((part) => part !== '').join('-'),
  identity_type: ({ row }) => row.counterpartyDocumentType,
  supplier_ruc: ({ row }) => row.counterpartyDocument,
  supplier_business_name: ({ row }) => row.counterpartyName,
  currency: ({ isInDollars }) => (isInDollars ? 'USD' : 'PEN'),
  currency_letter: ({ isInDollars }) => (isInDollars ? 'D' : 'S'),
  exchange_rate: ({ row, isInDollars }) => (isInDollars || row.currency === 'PEN' ? row.exchangeRate : null),
  taxable_amount: ({ amounts }) => amounts.taxable_amount,
  igv_amount: ({ amounts }) => amounts.igv_amount,
  taxable_dg_amount: ({ amounts }) => amounts.taxable_dg_amount,
  igv_dg_amount: ({ amounts }) => amounts.igv_dg_amount,
  taxable_dgng_amount: ({ amounts }) => amounts.taxable_dgng_amount,
  igv_dgng_amount: ({ amounts }) => amounts.igv_dgng_amount,
  taxable_dng_amount: ({ amounts }) => amounts.taxable_dng_amount,
  igv_dng_amount: ({ amounts }) => amounts.igv_dng_amount,
  non_taxable_amount: ({ amounts }) => amounts.non_taxable_amount,
  isc_amount: ({ amounts }) => amounts.isc_amount,
  icbper_amount: ({ amounts }) => amounts.icbper_amount,
  other_taxes_amount: ({ amounts }) => amounts.other_taxes_amount,
  total_amount: ({ amounts }) => amounts.total_amount,
  modified_issue_date: ({ row }) => row.modified?.issuedOn ?? null,
  modified_type: ({ row }) => row.modified?.type ?? null,
  modified_serie: ({ row }) => row.modified?.series ?? null,
  modified_number: ({ row }) => row.modified?.number ?? null,
  detraction_certificate: ({ certificate }) => certificate,
  detraction_date: ({ certificateOn }) => certificateOn,
  item_description: ({ items }) => items,
}
