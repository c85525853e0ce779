import type { SiscontField } from './siscont-field.ts'
import type { SiscontPurchase } from './siscont-purchase.ts'

/** What a field holds of a purchase, by its kind: céntimos for money, texts for the rest; null where there is nothing. */
export function siscontValue(field: SiscontField, purchase: SiscontPurchase): string | number | null {
  return values[field](purchase)
}

type ValueOf = (purchase: SiscontPurchase) => string | number | null

/** Amounts are in soles, whatever the currency: Siscont is told the rate beside them. */
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
  currency: ({ row }) => row.currency,
  currency_letter: ({ row }) => (row.currency === 'PEN' ? 'S' : 'D'),
  exchange_rate: ({ row }) => row.exchangeRate,
  taxable_amount: ({ row: { amounts } }) => amounts.taxableDg + amounts.taxableDgng + amounts.taxableDng,
  igv_amount: ({ row: { amounts } }) => amounts.igvDg + amounts.igvDgng + amounts.igvDng,
  taxable_dg_amount: ({ row }) => row.amounts.taxableDg,
  igv_dg_amount: ({ row }) => row.amounts.igvDg,
  taxable_dgng_amount: ({ row }) => row.amounts.taxableDgng,
  igv_dgng_amount: ({ row }) => row.amounts.igvDgng,
  taxable_dng_amount: ({ row }) => row.amounts.taxableDng,
  igv_dng_amount: ({ row }) => row.amounts.igvDng,
  non_taxable_amount: ({ row }) => row.amounts.untaxed,
  isc_amount: ({ row }) => row.amounts.isc,
  icbper_amount: ({ row }) => row.amounts.icbper,
  other_taxes_amount: ({ row }) => row.amounts.otherCharges,
  total_amount: ({ row }) => row.amounts.total,
  modified_issue_date: ({ row }) => row.modified?.issuedOn ?? null,
  modified_type: ({ row }) => row.modified?.type ?? null,
  modified_serie: ({ row }) => row.modified?.series ?? null,
  modified_number: ({ row }) => row.modified?.number ?? null,
  detraction_certificate: ({ certificate }) => certificate,
  detraction_date: ({ certificateOn }) => certificateOn,
  item_description: ({ items }) => items,
}
