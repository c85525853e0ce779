import type { CivilDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'

/** Which dialect the voucher is written in; the 2017 draft of UBL 2.1 puts the RUC under PartyTaxScheme. */
export type UblDialect = '2.1' | '2.1-draft-2017' | '2.0'

/** A party as the XML names it. */
export interface UblParty {
  /** Catálogo 06: 6 RUC, 1 DNI, 0 without RUC, … */
  readonly documentType: string
  readonly document: string
  readonly name: string
  readonly tradeName: string | null
  readonly address: string | null
}

/**
 * Taxable base and tax of one scheme of catálogo 05 (1000 IGV, 1016 IVAP, 2000 ISC, 7152 ICBPER, 9995–9999), in the voucher's
 * currency. The base of 1000 is the value of the taxed sales: ISC is not part of it, whatever the issuer wrote.
 */
export interface UblTax {
  readonly scheme: string
  readonly taxable: Centimos | null
  readonly amount: Centimos
}

/** A discount, a charge or the rounding, of a voucher or of one of its lines, in the voucher's currency. */
export interface UblAdjustment {
  readonly kind: 'discount' | 'charge' | 'rounding'
  /** Catálogo 53; '' where the XML has none, as in UBL 2.0. */
  readonly code: string
  /** Negative if it lowers the amount to pay. */
  readonly amount: Centimos
  /** The amount that it is a part of; null if the XML does not state it. */
  readonly base: Centimos | null
}

/** A payment in advance that the voucher deducts. An earlier voucher already taxed it. */
export interface UblAdvance {
  /** Voucher of the advance; null if the XML does not name it. Number without left zeros. */
  readonly voucher: { readonly series: string; readonly number: string } | null
  /** Amount paid, taxes included, in the voucher's currency. */
  readonly amount: Centimos
  readonly paidOn: CivilDate | null
}

/** One line of a voucher. Quantities and unit values stay decimal text: they carry up to ten places. */
export interface UblLine {
  readonly position: number
  readonly description: string
  readonly quantity: string
  readonly unitCode: string
  readonly unitValue: string
  readonly lineTotal: Centimos
  readonly igv: Centimos
  /** Percent as the voucher states it, normalised to a decimal text without trailing zeros ("18", "10.5"); null when absent. */
  readonly igvPercent: string | null
  /** Catálogo 07. */
  readonly affectation: string | null
  readonly sellerCode: string | null
  /** Discounts and charges of this line. Those that affect the base (00, 47, without code) are part of `lineTotal`. */
  readonly adjustments: readonly UblAdjustment[]
}

/**
 * The perception that a factura states besides its total (operation 2001 of catálogo 51; charges 51 to 53 of catálogo 53). Whether
 * it was collected, the terms of payment tell.
 */
export interface UblPerception {
  /** Catálogo 22; '' where UBL 2.0 does not name it. */
  readonly regime: string
  /** Decimal text. */
  readonly percent: string
  /** In `currency`, which SUNAT wants to be soles whatever the voucher's is. */
  readonly amount: Centimos
  readonly currency: string
  /** Total and perception together, in the same currency; null where nobody says it in that currency. */
  readonly toCollect: Centimos | null
}

/** The retention that a factura announces (charge 62 of catálogo 53): the customer makes it on paying, and proves it by a CPE 20. */
export interface UblRetention {
  /** Decimal text. */
  readonly percent: string
  readonly amount: Centimos
  readonly currency: string
}

/** A factura, boleta, credit note or debit note (01, 03, 07, 08) as its XML tells it. Amounts in the voucher's own currency. */
export interface UblVoucher {
  readonly kind: 'voucher'
  readonly dialect: UblDialect
  readonly type: '01' | '03' | '07' | '08'
  readonly series: string
  /** Without left zeros. */
  readonly number: string
  readonly issuedOn: CivilDate
  readonly issuedAt: string | null
  readonly dueOn: CivilDate | null
  readonly operationType: string | null
  readonly currency: string
  readonly supplier: UblParty
  readonly customer: UblParty
  readonly taxes: readonly UblTax[]
  /** LineExtensionAmount, or the sum of the lines where it is left out. */
  readonly netTotal: Centimos
  /** What is paid for the operation: the amount to pay, without a perception that the issuer added to it. */
  readonly payable: Centimos
  /** What of the payable amount nothing in the voucher explains; 0 for nearly all. */
  readonly remainder: Centimos
  readonly lines: readonly UblLine[]
  /** Discounts and charges of the whole voucher, and its rounding, without perceptions and retentions. */
  readonly adjustments: readonly UblAdjustment[]
  readonly advances: readonly UblAdvance[]
  /** Rates of IGV found on the lines (or tax ÷ base), normalised ("18", "10.5"), each once, ascending. */
  readonly igvPercents: readonly string[]
  readonly detraction: {
    readonly code: string
    readonly percent: string
    readonly amount: Centimos
    /** Of the amount: soles, unless the issuer wrote another (`statedDetraction`). */
    readonly currency: string
    readonly account: string | null
  } | null
  readonly perception: UblPerception | null
  readonly retention: UblRetention | null
  readonly paymentTerms: {
    readonly kind: 'Contado' | 'Credito'
    readonly instalments: readonly { readonly amount: Centimos; readonly dueOn: CivilDate | null }[]
  } | null
  readonly modified: {
    readonly type: string
    readonly series: string
    readonly number: string
    readonly reasonCode: string
    readonly reason: string
  } | null
  readonly legends: readonly { readonly code: string; readonly text: string }[]
  /** Digest of the signature as the XML holds it, base64; null when it is not signed. The signature is not verified. */
  readonly digest: string | null
}

/** A CPE 40 (perception) or CPE 20 (retention). Amounts in soles. */
export interface UblWithholding {
  readonly kind: 'withholding'
  readonly type: '20' | '40'
  readonly series: string
  readonly number: string
  readonly issuedOn: CivilDate
  readonly agent: UblParty
  readonly receiver: UblParty
  /** Catálogo 22 (perception) or 23 (retention). */
  readonly regime: string
  readonly percent: string
  /** Total perceived or retained. */
  readonly amount: Centimos
  readonly net: Centimos
  readonly references: readonly {
    readonly type: string
    readonly series: string
    readonly number: string
    readonly issuedOn: CivilDate
    readonly total: Centimos
    readonly currency: string
    readonly amount: Centimos
    readonly paidOn: CivilDate | null
  }[]
  /** As in a voucher. */
  readonly digest: string | null
}

/** What an XML of SUNAT holds; `kind` tells which. */
export type UblDocument = UblVoucher | UblWithholding
