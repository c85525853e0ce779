import type { Party } from './parties.ts'

/** Amounts in céntimos of the voucher's own currency, as its maker thinks of them: none is negative. */
export interface Content {
  /** Base with IGV (of a purchase with its ISC, of a sale without), its rate (18 unless stated otherwise) and, where it is not what the rate gives, its tax. */
  readonly taxed?: number
  readonly percent?: string
  readonly igv?: number
  /** Purchases: where base and IGV stand (DG unless told otherwise), and a second part of the base that is DGNG. */
  readonly to?: 'dg' | 'dgng' | 'dng'
  readonly taxedDgng?: number
  readonly exonerated?: number
  readonly unaffected?: number
  readonly exported?: number
  /** Milled rice: base of the IVAP of 4 %. */
  readonly rice?: number
  readonly isc?: number
  readonly icbper?: number
  readonly other?: number
}

/** The voucher that a note corrects. */
interface Modified {
  readonly issuedOn: string
  readonly type: string
  readonly series: string
  readonly number: string
}

/** What the XML says of the detraction: the rate of the total in whole soles, unless it states another amount. */
interface StatedDetraction {
  readonly code: string
  readonly percent: string
  /** Céntimos; 0 states none. */
  readonly amount?: number
  /** Of that amount; soles unless stated otherwise. */
  readonly currency?: string
}

/** What is out of the ordinary about a voucher. */
export interface Oddities {
  readonly dueOn?: string
  readonly finalNumber?: string
  /** Decimal text: soles for one dollar, as the register states it. */
  readonly dollarsAt?: string
  /** In dollars, and no register says what they are in soles. */
  readonly isInDollars?: boolean
  readonly modified?: Modified
  /** Catálogo 09 or 10. */
  readonly noteType?: string
  /** RVIE: a note about a voucher of an earlier period, which stands in the columns of discounts. */
  readonly isDiscount?: boolean
  /** Est. Comp.; 1 unless told otherwise. */
  readonly state?: string
  readonly customsYear?: string
  /** Marked in the register; what the XML says of it, where there is one. */
  readonly detraction?: StatedDetraction | 'marked'
  /** Catálogo 51; 0101 unless told otherwise. */
  readonly operationType?: string
  /** RCE: the register keeps the ISC beside the base, and in the total; within the base unless stated otherwise. */
  readonly isIscBeside?: boolean
  /** Céntimos that the register's total, in soles, has more than its amounts make; less where negative. */
  readonly totalOff?: number
  /** The XML states a perception (reason of catálogo 53, factor) or announces a retention (factor). */
  readonly perceived?: { readonly reason: '51' | '52' | '53'; readonly factor: string }
  /** The amount to pay has the perception in it. */
  readonly isPerceivedInPayable?: boolean
  readonly retained?: string
  /** `FormaPago`; not stated unless stated otherwise. */
  readonly paid?: 'Contado' | 'Credito'
  /** The XML is of UBL 2.0, with its totals 1001 to 1003 or, as the notes of SUNAT's portal, without. */
  readonly legacy?: 'totals' | 'no totals'
  /** Description of the line. */
  readonly item?: string
  /** Where it is known from; both unless told otherwise. */
  readonly from?: 'register' | 'xml' | 'both'
}

export interface PlannedVoucher extends Oddities {
  readonly book: 'RCE' | 'RVIE'
  readonly period: string
  readonly type: string
  readonly series: string
  readonly number: string
  readonly issuedOn: string
  readonly party: Party
  readonly content: Content
}

/** `01 F001-101`. */
type Name = `${string} ${string}-${string}`

type Facts = Content & Oddities

/** Plans vouchers of one book and period. */
export function planFor(book: PlannedVoucher['book'], period: string) {
  return (name: Name, issuedOn: string, party: Party, facts: Facts): PlannedVoucher => {
    const [type = '', series = '', number = ''] = name.split(/[ -]/)
    return { ...facts, book, period, type, series, number, issuedOn, party, content: facts }
  }
}

/** The voucher that a note names. */
export function about(type: string, name: `${string}-${string}`, issuedOn: string): Pick<Oddities, 'modified'> {
  const [series = '', number = ''] = name.split('-')
  return { modified: { issuedOn, type, series, number } }
}

/** Half up by size. */
export function percentOf(amount: number, percent: string): number {
  const [whole = '0', decimals = ''] = percent.split('.')
  const scale = 10 ** decimals.length
  return Math.floor((amount * Number(whole + decimals) * 2 + 100 * scale) / (200 * scale))
}

export function igvOf({ taxed = 0, percent = '18', igv = percentOf(taxed, percent) }: Content): number {
  return igv
}

export const isCreditNote = ({ type }: Pick<PlannedVoucher, 'type'>): boolean => ['07', '87'].includes(type)
