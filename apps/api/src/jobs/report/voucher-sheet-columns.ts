import {
  type CivilDate,
  centimos,
  formatSunatDate,
  igvRateText,
  type PurchaseCreditReason,
  type PurchaseStatusReason,
  purchaseReasonText,
  signedAmount,
  toDecimalText,
  voucherTypeName,
} from '@contapro/sunat'
import { isNote, type SaleAdvice } from '@contapro/sunat/observations'
import type { Cell, Column } from '../../platform/xlsx/index.ts'
import type { ReportVoucher } from '../../vouchers/reports/report-vouchers.store.ts'
import type { VoucherLinks } from './voucher-links.ts'

/** A voucher as the Excel shows it. */
export type SheetVoucher = ReportVoucher & {
  /** Of a sale, what it is advised about; undefined for nothing. */
  readonly advices?: readonly SaleAdvice[] | undefined
}

/** A column of the Excel of vouchers, and what it shows of one. */
export interface VoucherColumn extends Column {
  readonly valueOf: (voucher: SheetVoucher, links: VoucherLinks) => Cell
}

type AmountName = {
  [Name in keyof ReportVoucher]: ReportVoucher[Name] extends number | null ? Name : never
}[keyof ReportVoucher]

function text(heading: string, width: number, valueOf: VoucherColumn['valueOf']): VoucherColumn {
  return { heading, kind: 'text', width, valueOf }
}

/**
 * Soles; empty while no register has put the voucher into soles, since 0 would be another figure. An annulled voucher has its printed
 * amounts as text, which the total does not add (decision 0056).
 */
function money(heading: string, name: AmountName): VoucherColumn {
  const valueOf = (voucher: ReportVoucher): Cell => {
    const amount = voucher.missingExchangeRate ? null : voucher[name]
    return voucher.annulled && amount ? toDecimalText(centimos(amount)) : amount
  }
  return { heading, kind: 'money', width: 14, hasTotal: true, valueOf }
}

const date = (heading: string, name: 'issuedOn' | 'dueOn'): VoucherColumn => ({
  heading,
  kind: 'date',
  width: 12,
  valueOf: (voucher) => voucher[name],
})

const voucher: readonly VoucherColumn[] = [
  date('Fecha de emisión', 'issuedOn'),
  date('Fecha de vencimiento', 'dueOn'),
  text('Tipo', 6, ({ type }) => type),
  text('Tipo de comprobante', 22, ({ type }) => voucherTypeName(type)),
  text('Serie', 8, ({ series }) => series),
  text('Número', 12, ({ number, finalNumber }) => (finalNumber === null ? number : `${number}-${finalNumber}`)),
]

const origin: readonly VoucherColumn[] = [
  text('Moneda', 8, ({ currency }) => currency),
  {
    heading: 'Tipo de cambio',
    kind: 'number',
    width: 10,
    valueOf: ({ currency, exchangeRate }) => (currency === 'PEN' ? null : exchangeRate),
  },
  {
    heading: 'Total en su moneda',
    kind: 'money',
    width: 14,
    valueOf: ({ type, currency, originalTotal }) =>
      currency === 'PEN' || originalTotal === null ? null : signedAmount(type, originalTotal),
  },
  text('Aviso', 20, noticeOf),
]

function noticeOf(row: SheetVoucher): string | null {
  const notices = [...rateNotices(row), ...(row.advices ?? []).map(({ name, message }) => `${name}: ${message}`)]
  return notices.length === 0 ? null : notices.join(' | ')
}

function rateNotices(row: ReportVoucher): readonly string[] {
  if (row.missingExchangeRate) return ['Falta tipo de cambio']
  if (row.source !== 'xml' || row.currency === 'PEN') return []
  const isOfModified = isNote(row.type) && Boolean(row.modifiedNumber)
  return [isOfModified ? 'Tipo de cambio del comprobante modificado' : 'Tipo de cambio ingresado a mano']
}

const modified = text('Comprobante modificado', 22, (v) => {
  if (v.modifiedType === null) return null
  const name = [v.modifiedType, v.modifiedSeries, v.modifiedNumber].filter(Boolean).join('-')
  return v.modifiedIssuedOn === null ? name : `${name} del ${formatSunatDate(v.modifiedIssuedOn as CivilDate)}`
})

const rate = text('Tasa de IGV', 9, ({ rate: value }) => (value === 'none' ? null : igvRateText(value)))

const files: readonly VoucherColumn[] = [
  { heading: 'Imagen', kind: 'link', width: 12, linkText: 'Ver imagen', valueOf: (v, links) => links.image(v) },
  { heading: 'XML', kind: 'link', width: 12, linkText: 'Ver XML', valueOf: (v, links) => links.xml(v) },
]

const creditNames: Readonly<Record<ReportVoucher['credit'], string | null>> = {
  yes: 'Sí',
  no: 'No',
  later: 'En otro periodo',
  '': null,
}

const reasons = (codes: readonly string[]): string =>
  codes.map((code) => purchaseReasonText(code as PurchaseStatusReason | PurchaseCreditReason)).join(' ')

/** 'Compras ContaPro': all purchases of a period, with items, images and XML (part 2 §2). */
export const purchaseColumns: readonly VoucherColumn[] = [
  ...voucher,
  text('RUC del proveedor', 13, (v) => v.counterpartyDocument),
  text('Proveedor', 40, (v) => v.counterpartyName),
  text('Glosa', 60, (v) => v.items),
  ...origin,
  money('Base DG (S/)', 'taxableDg'),
  money('IGV DG (S/)', 'igvDg'),
  money('Base DGNG (S/)', 'taxableDgng'),
  money('IGV DGNG (S/)', 'igvDgng'),
  money('Base DNG (S/)', 'taxableDng'),
  money('IGV DNG (S/)', 'igvDng'),
  money('No gravado (S/)', 'untaxed'),
  money('ISC (S/)', 'isc'),
  money('ICBPER (S/)', 'icbper'),
  money('Otros tributos (S/)', 'other'),
  money('Total (S/)', 'total'),
  rate,
  text('Detracción', 10, (v) => (v.hasDetraction ? 'Sí' : 'No')),
  text('Estado', 20, (v) => v.status),
  text('Motivos del estado', 30, (v) => reasons(v.statusReasons)),
  text('Crédito fiscal', 14, (v) => creditNames[v.credit]),
  text('Periodo del crédito', 12, ({ credit, creditPeriod }) => (credit === 'later' ? creditPeriod : null)),
  text('Motivos del crédito', 30, (v) => reasons(v.creditReasons)),
  modified,
  ...files,
]

/** Purchases of earlier registers whose credit is given in the period, because their detraction was deposited late. */
export const movedPurchaseColumns: readonly VoucherColumn[] = [
  text('Periodo de registro', 12, ({ period }) => period),
  ...purchaseColumns,
]

/** 'Ventas ContaPro': all sales of a period, with items and images (part 2 §2). */
export const saleColumns: readonly VoucherColumn[] = [
  ...voucher,
  text('Documento del cliente', 15, (v) => v.counterpartyDocument),
  text('Cliente', 40, (v) => v.counterpartyName),
  text('Glosa', 60, (v) => v.items),
  ...origin,
  money('Exportación (S/)', 'exportValue'),
  money('Base gravada (S/)', 'taxable'),
  money('Descuento de la base (S/)', 'taxableDiscount'),
  money('IGV (S/)', 'igv'),
  money('Descuento del IGV (S/)', 'igvDiscount'),
  money('Exonerado (S/)', 'exonerated'),
  money('Inafecto (S/)', 'unaffected'),
  money('ISC (S/)', 'isc'),
  money('Base IVAP (S/)', 'ivapTaxable'),
  money('IVAP (S/)', 'ivap'),
  money('ICBPER (S/)', 'icbper'),
  money('Otros tributos (S/)', 'other'),
  money('Total (S/)', 'total'),
  rate,
  text('Estado del comprobante', 14, (v) => (v.annulled ? 'Anulado' : 'Activo')),
  modified,
  ...files,
]
