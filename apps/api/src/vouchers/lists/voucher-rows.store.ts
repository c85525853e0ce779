import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { asIs, columnList, type RowOf, schema, subquery } from '../../platform/db/index.ts'

const { vouchers } = schema

/** What a list shows of a voucher. */
export const rowColumns = {
  operation: vouchers.operation,
  code: vouchers.code,
  type: vouchers.type,
  series: vouchers.series,
  number: vouchers.number,
  source: vouchers.source,
  period: vouchers.period,
  issuedOn: vouchers.issuedOn,
  dueOn: vouchers.dueOn,
  counterpartyDocument: vouchers.counterpartyDocument,
  counterpartyName: vouchers.counterpartyName,
  currency: vouchers.currency,
  exchangeRate: vouchers.exchangeRate,
  taxableDg: vouchers.taxableDg,
  igvDg: vouchers.igvDg,
  taxableDgng: vouchers.taxableDgng,
  igvDgng: vouchers.igvDgng,
  taxableDng: vouchers.taxableDng,
  igvDng: vouchers.igvDng,
  untaxed: vouchers.untaxed,
  exportValue: vouchers.exportValue,
  taxable: vouchers.taxable,
  taxableDiscount: vouchers.taxableDiscount,
  igv: vouchers.igv,
  igvDiscount: vouchers.igvDiscount,
  exonerated: vouchers.exonerated,
  unaffected: vouchers.unaffected,
  ivapTaxable: vouchers.ivapTaxable,
  ivap: vouchers.ivap,
  isc: vouchers.isc,
  iscBeside: vouchers.iscBeside,
  iscBesideOther: vouchers.iscBesideOther,
  icbper: vouchers.icbper,
  other: vouchers.other,
  total: vouchers.total,
  xmlDocument: vouchers.xmlDocument,
  originalCurrency: vouchers.originalCurrency,
  originalNet: vouchers.originalNet,
  originalIgv: vouchers.originalIgv,
  originalTotal: vouchers.originalTotal,
  xmlRemainder: vouchers.xmlRemainder,
  status: vouchers.status,
  statusReasons: vouchers.statusReasons,
  credit: vouchers.credit,
  creditPeriod: vouchers.creditPeriod,
  creditReasons: vouchers.creditReasons,
  rate: vouchers.rate,
  observations: vouchers.observations,
  annulled: vouchers.annulled,
  decision: vouchers.decision,
  hasDetraction: vouchers.hasDetraction,
  missingExchangeRate: vouchers.missingExchangeRate,
  setAside: vouchers.setAside,
}

/** How a voucher of a list is read: its columns, and the texts of its lines. */
export const voucherFields = { ...rowColumns, descriptions: asIs<readonly string[]>() }

/** A voucher as the list needs it. Amounts in céntimos; those of the other side are null. */
export type VoucherRow = RowOf<typeof voucherFields>

/** In the part of a statement that finds the vouchers of a page. */
export const columnsToFind = { columns: columnList('vouchers', rowColumns) }

const foundVoucher = alias(vouchers, 'found')

/** What a statement selects of the vouchers that its part `found` found, for `voucherFields`. */
export const columnsFound = (businessUuid: SQLWrapper) => ({
  columns: columnList('found', rowColumns),
  // Out here it is done for the rows of the page, not for those that the page skips.
  descriptions: itemDescriptionsOf(businessUuid, foundVoucher.xmlDocument),
})

/** Newest first. */
export const orderFound = [desc(foundVoucher.issuedOn), desc(foundVoucher.code)]

/** The texts of the lines of a voucher's XML, in its order. */
export function itemDescriptionsOf(businessUuid: string | SQLWrapper, xmlDocument: unknown): SQL<string[]> {
  return sql<string[]>`array${subquery`
    select i.description from voucher_items i
    where i.business_uuid = ${businessUuid} and i.sha256 = ${xmlDocument} order by i.position
  `}`
}
