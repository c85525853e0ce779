import {
  type Centimos,
  centimos,
  isCreditNote,
  multiplyByRate,
  negateCentimos,
  periodOf,
  sumCentimos,
  type TaxPeriod,
  zeroCentimos,
} from '@contapro/sunat'
import type { PurchaseAmounts, PurchaseRow, SaleAmounts, SaleRow } from '@contapro/sunat/sire'
import type { DemoCompany } from '../companies/demo-company.ts'
import type { DemoMonth } from '../vouchers/demo-month.ts'
import type { DemoAmounts, DemoVoucher } from '../vouchers/demo-voucher.ts'

type RowHead = Omit<PurchaseRow, 'book' | 'amounts' | 'customsYear' | 'hasDetraction'>

/** The month's RCE rows, in soles: each column is the XML's amount × the exchange rate, half up. */
export function purchaseRows({ company, period, purchases }: DemoMonth): PurchaseRow[] {
  return purchases.map((voucher, index) => ({
    ...rowHead(company, period, voucher, index),
    book: 'RCE',
    amounts: purchaseAmounts(voucher),
    customsYear: voucher.customsYear,
    hasDetraction: voucher.detraction !== null,
  }))
}

/** The month's RVIE rows, in soles. */
export function saleRows({ company, period, sales }: DemoMonth): SaleRow[] {
  return sales.map((voucher, index) => ({
    ...rowHead(company, period, voucher, index),
    book: 'RVIE',
    amounts: saleAmounts(voucher, period),
    operationType: voucher.operationType,
  }))
}

function rowHead(company: DemoCompany, period: TaxPeriod, voucher: DemoVoucher, index: number): RowHead {
  return {
    layout: 'proposal',
    line: index + 2,
    ownerRuc: company.ruc,
    ownerName: company.name.toUpperCase(),
    period,
    issuedOn: voucher.issuedOn,
    dueOn: voucher.dueOn,
    type: voucher.type,
    series: voucher.series,
    number: voucher.number,
    finalNumber: voucher.finalNumber,
    counterpartyDocumentType: voucher.counterparty.documentType,
    counterpartyDocument: voucher.counterparty.document,
    counterpartyName: voucher.counterparty.name,
    currency: voucher.currency,
    exchangeRate: voucher.exchangeRate,
    modified: voucher.modified,
    noteType: voucher.reason?.code ?? '',
    state: voucher.state,
  }
}

/** What a purchase adds to each column. A boleta gives no credit: all of it goes to the untaxed column. */
function purchaseAmounts(voucher: DemoVoucher): PurchaseAmounts {
  const soles = inSoles(voucher)
  const isBoleta = voucher.type === '03'
  const [taxable, igv] = isBoleta ? [zeroCentimos, zeroCentimos] : [soles('taxable'), soles('igv')]
  const at = (destination: DemoVoucher['destination'], amount: Centimos) =>
    voucher.destination === destination ? amount : zeroCentimos
  const untaxed = ['exonerated', 'unaffected', 'exported', 'ivapTaxable'] as const
  const columns = {
    taxableDg: at('DG', taxable),
    igvDg: at('DG', igv),
    taxableDgng: at('DGNG', taxable),
    igvDgng: at('DGNG', igv),
    taxableDng: at('DNG', taxable),
    igvDng: at('DNG', igv),
    untaxed: sumCentimos([...untaxed.map(soles), ...(isBoleta ? [soles('taxable'), soles('igv')] : [])]),
    icbper: soles('icbper'),
    // The tax of milled rice goes to the other charges (R.S. 040-2022, Anexo 11).
    otherCharges: sumCentimos([soles('other'), soles('ivap')]),
  }
  return { ...columns, isc: soles('isc'), total: sumCentimos(Object.values(columns)) }
}

/** What a sale adds to each column; a voucher given up shows zeros, a note of an earlier period goes to the discounts. */
function saleAmounts(voucher: DemoVoucher, period: TaxPeriod): SaleAmounts {
  const soles = voucher.state === '1' ? inSoles(voucher) : () => zeroCentimos
  const isDiscount =
    isCreditNote(voucher.type) && voucher.modified !== null && periodOf(voucher.modified.issuedOn) !== period
  const [taxable, igv] = [soles('taxable'), soles('igv')]
  const columns = {
    exportValue: soles('exported'),
    taxable: isDiscount ? zeroCentimos : taxable,
    taxableDiscount: isDiscount ? taxable : zeroCentimos,
    igv: isDiscount ? zeroCentimos : igv,
    igvDiscount: isDiscount ? igv : zeroCentimos,
    exonerated: soles('exonerated'),
    unaffected: soles('unaffected'),
    isc: zeroCentimos,
    ivapTaxable: soles('ivapTaxable'),
    ivap: soles('ivap'),
    icbper: soles('icbper'),
    otherTaxes: soles('other'),
  }
  return { ...columns, total: sumCentimos(Object.values(columns)) }
}

function inSoles({ type, amounts, exchangeRate }: DemoVoucher): (key: keyof DemoAmounts) => Centimos {
  return (key) => {
    const amount = exchangeRate === '1.000' ? amounts[key] : multiplyByRate(amounts[key], exchangeRate)
    return isCreditNote(type) ? negateCentimos(amount) : centimos(amount)
  }
}
