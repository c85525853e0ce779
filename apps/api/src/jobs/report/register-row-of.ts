import { type Centimos, type CivilDate, centimos } from '@contapro/sunat'
import type { ModifiedVoucher, PurchaseRow, RegisterRow, SaleRow } from '@contapro/sunat/sire'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'
import type { ReportVoucher } from '../../vouchers/reports/report-vouchers.store.ts'
import { noSaleColumns } from '../../vouchers/rows/amount-columns.ts'

const amount = (value: number | null): Centimos => centimos(value ?? 0)

/** A purchase as a line of the register. */
export function purchaseRowOf(voucher: ReportVoucher, order: ReportOrder): PurchaseRow {
  const { isc, icbper, other, total } = voucher
  return {
    ...partsOf(voucher, order),
    book: 'RCE',
    customsYear: voucher.customsYear,
    hasDetraction: voucher.hasDetraction,
    amounts: {
      taxableDg: amount(voucher.taxableDg),
      igvDg: amount(voucher.igvDg),
      taxableDgng: amount(voucher.taxableDgng),
      igvDgng: amount(voucher.igvDgng),
      taxableDng: amount(voucher.taxableDng),
      igvDng: amount(voucher.igvDng),
      untaxed: amount(voucher.untaxed),
      isc: centimos(isc),
      icbper: centimos(icbper),
      otherCharges: centimos(other),
      total: centimos(total),
    },
  }
}

/** A sale as a line of the register. An annulled sale keeps its line with zeros (decision 0056). */
export function saleRowOf(voucher: ReportVoucher, order: ReportOrder): SaleRow {
  return {
    ...partsOf(voucher, order),
    book: 'RVIE',
    operationType: voucher.operationType,
    amounts: saleAmountsOf(voucher.annulled ? { ...voucher, ...noSaleColumns } : voucher),
  }
}

function saleAmountsOf(voucher: ReportVoucher): SaleRow['amounts'] {
  const { isc, icbper, other, total } = voucher
  return {
    exportValue: amount(voucher.exportValue),
    taxable: amount(voucher.taxable),
    taxableDiscount: amount(voucher.taxableDiscount),
    igv: amount(voucher.igv),
    igvDiscount: amount(voucher.igvDiscount),
    exonerated: amount(voucher.exonerated),
    unaffected: amount(voucher.unaffected),
    isc: centimos(isc),
    ivapTaxable: amount(voucher.ivapTaxable),
    ivap: amount(voucher.ivap),
    icbper: centimos(icbper),
    otherTaxes: centimos(other),
    total: centimos(total),
  }
}

type Parts = Omit<RegisterRow, 'book' | 'amounts' | 'customsYear' | 'hasDetraction' | 'operationType'>

function partsOf(voucher: ReportVoucher, { business, period }: ReportOrder): Parts {
  return {
    layout: 'replacement',
    line: 0,
    ownerRuc: business.ruc,
    ownerName: business.name,
    period,
    issuedOn: voucher.issuedOn as CivilDate,
    dueOn: voucher.dueOn as CivilDate | null,
    type: voucher.type,
    series: voucher.series,
    number: voucher.number,
    finalNumber: voucher.finalNumber,
    counterpartyDocumentType: voucher.counterpartyDocumentType,
    counterpartyDocument: voucher.counterpartyDocument,
    counterpartyName: voucher.counterpartyName,
    currency: voucher.currency,
    exchangeRate: voucher.exchangeRate,
    modified: modifiedOf(voucher),
    noteType: voucher.noteType,
    state: voucher.state,
  }
}

function modifiedOf(voucher: ReportVoucher): ModifiedVoucher | null {
  const { modifiedIssuedOn: issuedOn, modifiedType: type, modifiedSeries, modifiedNumber } = voucher
  if (type === null) return null
  return {
    issuedOn: issuedOn as CivilDate | null,
    type,
    series: modifiedSeries ?? '',
    number: modifiedNumber ?? '',
  }
}
