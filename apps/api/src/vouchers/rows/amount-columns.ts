import type { PurchaseAmounts, SaleAmounts } from '@contapro/sunat/sire'
import type { Operation, VoucherAmounts } from './voucher-row.ts'

const absent: VoucherAmounts = {
  taxableDg: null,
  igvDg: null,
  taxableDgng: null,
  igvDgng: null,
  taxableDng: null,
  igvDng: null,
  untaxed: null,
  exportValue: null,
  taxable: null,
  taxableDiscount: null,
  igv: null,
  igvDiscount: null,
  exonerated: null,
  unaffected: null,
  ivapTaxable: null,
  ivap: null,
  isc: 0,
  icbper: 0,
  other: 0,
  total: 0,
}

/** A purchase whose soles nobody knows. */
const noPurchaseColumns: VoucherAmounts = {
  ...absent,
  taxableDg: 0,
  igvDg: 0,
  taxableDgng: 0,
  igvDgng: 0,
  taxableDng: 0,
  igvDng: 0,
  untaxed: 0,
}

/** A sale whose soles nobody knows. */
export const noSaleColumns: VoucherAmounts = {
  ...absent,
  exportValue: 0,
  taxable: 0,
  taxableDiscount: 0,
  igv: 0,
  igvDiscount: 0,
  exonerated: 0,
  unaffected: 0,
  ivapTaxable: 0,
  ivap: 0,
}

/** A voucher whose soles nobody knows. */
export const noColumns = (operation: Operation): VoucherAmounts =>
  operation === 'COMPRA' ? noPurchaseColumns : noSaleColumns

/** Amounts as columns of their book. */
export const columnsOf = (amounts: PurchaseAmounts | SaleAmounts): VoucherAmounts =>
  'taxableDg' in amounts ? purchaseColumns(amounts) : saleColumns(amounts)

/** Amounts of a purchase as columns. */
export function purchaseColumns(a: PurchaseAmounts): VoucherAmounts {
  return {
    taxableDg: a.taxableDg,
    igvDg: a.igvDg,
    taxableDgng: a.taxableDgng,
    igvDgng: a.igvDgng,
    taxableDng: a.taxableDng,
    igvDng: a.igvDng,
    untaxed: a.untaxed,
    exportValue: null,
    taxable: null,
    taxableDiscount: null,
    igv: null,
    igvDiscount: null,
    exonerated: null,
    unaffected: null,
    ivapTaxable: null,
    ivap: null,
    isc: a.isc,
    icbper: a.icbper,
    other: a.otherCharges,
    total: a.total,
  }
}

/** Amounts of a sale as columns. */
export function saleColumns(a: SaleAmounts): VoucherAmounts {
  return {
    taxableDg: null,
    igvDg: null,
    taxableDgng: null,
    igvDgng: null,
    taxableDng: null,
    igvDng: null,
    untaxed: null,
    exportValue: a.exportValue,
    taxable: a.taxable,
    taxableDiscount: a.taxableDiscount,
    igv: a.igv,
    igvDiscount: a.igvDiscount,
    exonerated: a.exonerated,
    unaffected: a.unaffected,
    ivapTaxable: a.ivapTaxable,
    ivap: a.ivap,
    isc: a.isc,
    icbper: a.icbper,
    other: a.otherTaxes,
    total: a.total,
  }
}
