import { isCustomsDocument } from '../voucher/is-customs-document.ts'
import { seriesKey } from '../voucher/series-key.ts'
import type { PurchaseRow, RegisterRow, SaleRow } from './register-row.ts'

/** Identifies a voucher in every file that has it. Numbers are without left zeros, series in upper case and as `seriesKey` writes them. */
export interface VoucherKey {
  /** RUC of the company whose purchase or sale it is. */
  readonly ownerRuc: string
  /** Document of the issuer: the supplier of a purchase, the company itself for a sale; '' where the register names none. */
  readonly issuerDocument: string
  readonly type: string
  readonly series: string
  readonly number: string
}

/** Customs and tax forms that the buyer himself presents: their CAR holds the importer's own RUC (domain notes 2.2). */
const OWN_DOCUMENT_TYPES: ReadonlySet<string> = new Set(['46', '50', '51', '52', '53', '54'])

/**
 * Key of a purchase. Customs documents carry the year within the number (2026000123), because customs numbers start
 * again every January; a row without number (type 00) gets one made of its date and total, so that two of them do not
 * fall together.
 */
export function purchaseKey(row: PurchaseRow): VoucherKey {
  const isOwn = OWN_DOCUMENT_TYPES.has(row.type)
  return {
    ownerRuc: row.ownerRuc,
    issuerDocument: isOwn ? row.ownerRuc : row.counterpartyDocument,
    type: row.type,
    series: seriesKey(row.type, row.series),
    number: isCustomsNumber(row) ? `${row.customsYear}${row.number.padStart(6, '0')}` : numberOf(row),
  }
}

/** Key of a sale: the company is its own issuer. A range of boletas is known by its first number. */
export function saleKey(row: SaleRow): VoucherKey {
  return {
    ownerRuc: row.ownerRuc,
    issuerDocument: row.ownerRuc,
    type: row.type,
    series: seriesKey(row.type, row.series),
    number: numberOf(row),
  }
}

/** Key of a row of either book. */
export function registerKey(row: RegisterRow): VoucherKey {
  return row.book === 'RCE' ? purchaseKey(row) : saleKey(row)
}

/** The voucher's code in the contract: `{issuer ruc}-{type}-{series}-{number}` (decisions 16), its series in every spelling. */
export function voucherCode({ issuerDocument, type, series, number }: Omit<VoucherKey, 'ownerRuc'>): string {
  return `${issuerDocument}-${type}-${seriesKey(type, series)}-${number}`
}

/**
 * CAR SUNAT, 27 characters: issuer document 11, type 2, series 4 and number 10, each padded with zeros on the left; what
 * is longer keeps its right end. Types 46 and 50–54 hold the importer's own RUC. Source: R.S. 112-2021 and 040-2022.
 */
export function carOf(row: RegisterRow): string {
  const isOwn = row.book === 'RVIE' || OWN_DOCUMENT_TYPES.has(row.type)
  const issuer = isOwn ? row.ownerRuc : row.counterpartyDocument
  return fit(issuer, 11) + fit(row.type, 2) + fit(row.series, 4) + fit(row.number, 10)
}

function isCustomsNumber(row: PurchaseRow): boolean {
  return isCustomsDocument(row.type) && row.customsYear !== ''
}

function numberOf(row: RegisterRow): string {
  return row.number === '' ? `SN${row.issuedOn.replaceAll('-', '')}${row.amounts.total}` : row.number
}

function fit(text: string, width: number): string {
  return text.padStart(width, '0').slice(-width)
}
