import type { CivilDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'

/** RCE: purchases register (080400; in the PLE 8.1, 080100). RVIE: sales register (140400; in the PLE 14.1, 140100). */
export type RegisterBook = 'RCE' | 'RVIE'

/**
 * `proposal`: SUNAT's export, with header (RCE 80 columns, RVIE 40). `replacement`: Anexo 11 and Anexo 3, without header
 * (37 and 33 fields). `ple`: the older registers 8.1 and 14.1, without header (42 and 35 fields).
 */
export type RegisterLayout = 'proposal' | 'replacement' | 'ple'

/** Amounts of a purchase in soles (R.S. 040-2022, Anexo 11, fields 15–25). Credit notes are negative. */
export interface PurchaseAmounts {
  /** BI gravado DG: taxed sales or exports only. */
  readonly taxableDg: Centimos
  readonly igvDg: Centimos
  /** DGNG: used for taxed and untaxed operations (prorrata). */
  readonly taxableDgng: Centimos
  readonly igvDgng: Centimos
  /** DNG: used for untaxed operations only, never gives credit. */
  readonly taxableDng: Centimos
  readonly igvDng: Centimos
  /** Valor de adquisiciones no gravadas. */
  readonly untaxed: Centimos
  /** ISC; not part of the total's identity (domain notes 2.2), but for registers that keep it out of the base. */
  readonly isc: Centimos
  readonly icbper: Centimos
  readonly otherCharges: Centimos
  readonly total: Centimos
}

/** Amounts of a sale in soles (R.S. 112-2021, Anexo 3, fields 14–26). Credit notes are negative. */
export interface SaleAmounts {
  readonly exportValue: Centimos
  readonly taxable: Centimos
  /** Dscto BI: notes of earlier periods, negative. */
  readonly taxableDiscount: Centimos
  readonly igv: Centimos
  readonly igvDiscount: Centimos
  readonly exonerated: Centimos
  readonly unaffected: Centimos
  readonly isc: Centimos
  readonly ivapTaxable: Centimos
  readonly ivap: Centimos
  readonly icbper: Centimos
  readonly otherTaxes: Centimos
  readonly total: Centimos
}

/** The voucher that a note modifies, as far as the register names it. */
export interface ModifiedVoucher {
  readonly issuedOn: CivilDate | null
  readonly type: string
  readonly series: string
  readonly number: string
}

interface RegisterRowCommon {
  readonly layout: RegisterLayout
  /** 1-based line in the file. */
  readonly line: number
  /** The company whose register it is. */
  readonly ownerRuc: string
  readonly ownerName: string
  readonly period: TaxPeriod
  readonly issuedOn: CivilDate
  /** Due or payment date; a public utility receipt (14) is annotated by it. */
  readonly dueOn: CivilDate | null
  /** Tabla 10, two characters. */
  readonly type: string
  /** Upper case; empty for types without series. */
  readonly series: string
  /** Without left zeros. */
  readonly number: string
  /** Last number of a range of boletas, else null. */
  readonly finalNumber: string | null
  /** The other side: supplier of a purchase, customer of a sale. Document type by catálogo 06; all empty for small boletas. */
  readonly counterpartyDocumentType: string
  readonly counterpartyDocument: string
  readonly counterpartyName: string
  /** ISO 4217 currency of issue; amounts are soles whatever it says. */
  readonly currency: string
  /** Decimal text with three places, null where the file leaves it out. */
  readonly exchangeRate: string | null
  readonly modified: ModifiedVoucher | null
  /** Tipo de nota, catálogo 09 or 10. */
  readonly noteType: string
  /** Est. Comp. (tabla 14): 1 active, 2 baja, 3 reverted, 4 annulled, 5 authorised, 6 not authorised. '' where the layout has none. */
  readonly state: string
  /**
   * Estado of a PLE line, and only there. Purchases: 0 without effect on IGV, 1 of the period, 6 within twelve months, 7
   * after them, 9 corrects. Sales: 0 without effect, 1 of the period, 2 annulled, 8 of an earlier period, 9 corrects.
   */
  readonly pleState?: string
}

/** One purchase of an RCE file. */
export interface PurchaseRow extends RegisterRowCommon {
  readonly book: 'RCE'
  /** Year of the customs declaration (DAM/DSI), else ''. */
  readonly customsYear: string
  readonly amounts: PurchaseAmounts
  /** Column "Detracción" holds D; in the PLE, the line names a deposit receipt. */
  readonly hasDetraction: boolean
}

/** One sale of an RVIE file. */
export interface SaleRow extends RegisterRowCommon {
  readonly book: 'RVIE'
  readonly amounts: SaleAmounts
  /** Tipo de operación, catálogo 51; '' in the replacement layout. */
  readonly operationType: string
}

/** One row of a register file of either book; `book` tells which. Amounts are in soles and keep the sign of the file. */
export type RegisterRow = PurchaseRow | SaleRow
