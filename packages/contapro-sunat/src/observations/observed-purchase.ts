import type { CivilDate } from '../civil-date/civil-date.ts'
import type { StatedDetraction } from '../detraction/detraction-due.ts'
import type { Centimos } from '../money/centimos.ts'
import type { PurchaseAmounts } from '../sire/register-row.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'
import type { DetractionState } from './detraction-state.ts'
import type { IssuerStanding } from './issuer-standing.ts'

/** What the rules need to know of a deposit. */
export interface DepositFact {
  readonly paidOn: CivilDate
  readonly amount: Centimos
  /** Catálogo 54, as the deposit names it; null where it does not. */
  readonly goodCode: string | null
  /** Whether another report says another amount, which does not count. Default: false. */
  readonly isStatedOtherwise?: boolean
}

/** What the rules need to know of a credit or debit note about a purchase. */
export interface NoteFact {
  readonly issuedOn: CivilDate
  /** In soles, taxes included: of a credit note negative. */
  readonly total: Centimos
}

/** What the accountant entered by hand about the detraction of a purchase. */
export interface EnteredDetraction {
  /** False: it is not subject to detraction, although it seems so. */
  readonly isSubject: boolean
  /** Catálogo 54; null where the files tell it. */
  readonly code: string | null
  /** What is to be deposited, in soles; null where the rate tells it. */
  readonly amount: Centimos | null
}

/** Where the voucher that a note modifies was looked for. */
export interface ModifiedFact {
  /** Whether that voucher is among those loaded, of any period. */
  readonly isFound: boolean
  /** Whether the register of the month in which it was issued is loaded. */
  readonly isPeriodLoaded: boolean
}

/** Everything that the observation rules look at. Amounts in soles, credit notes negative. */
export interface ObservedPurchase {
  /** Tabla 10. */
  readonly type: string
  /** RUC of the issuer, or another document. */
  readonly issuerDocument: string
  readonly issuedOn: CivilDate
  /** Period of the register that holds it. */
  readonly period: TaxPeriod
  /** ISO 4217 currency of issue. */
  readonly currency: string
  /** Decimal text, soles for one unit of the currency; null where nobody says it. */
  readonly exchangeRate: string | null
  /** Total in the currency of issue, null where only the soles are known. */
  readonly originalTotal: Centimos | null
  readonly amounts: PurchaseAmounts
  /** Rates of IGV that the lines of the XML state, decimal texts without trailing zeros; empty without XML. */
  readonly igvPercents: readonly string[]
  /** Descriptions of the lines of the XML; empty without XML. */
  readonly items: readonly string[]
  /** Null while no padrón is loaded, or when it does not list the issuer. */
  readonly issuer: IssuerStanding | null
  /** Catálogo 51, as its XML states it; null without XML. */
  readonly operationType: string | null
  /** Subject to detraction, as the register, the XML or the accountant says. */
  readonly hasDetraction: boolean
  /** What its XML states of the detraction; nothing without XML. */
  readonly detraction: StatedDetraction
  /** Null while nobody entered anything. */
  readonly enteredDetraction: EnteredDetraction | null
  readonly deposits: readonly DepositFact[]
  /** Its credit and debit notes of any period that are not annulled; none where it is left out. */
  readonly notes?: readonly NoteFact[]
  /** Every period whose registers name this voucher. */
  readonly annotatedIn: readonly TaxPeriod[]
  /** Whether the files name a voucher that this one modifies; not known where it is left out. */
  readonly namesVoucher?: boolean
  /** Baja, reverted, annulled or not authorised (`isAnnulled`). Default: false. */
  readonly isAnnulled?: boolean
  /** Whether a row or XML that does not count says other amounts. Default: false. */
  readonly isStatedOtherwise?: boolean
  /** Null for what is no note, and for a note that does not name its voucher. */
  readonly modified: ModifiedFact | null
}

/** A rate of IGV in force from an issue date to another, as a company has it set. */
export interface IgvRateInForce {
  readonly from: CivilDate
  /** Last day, null while no end is set. */
  readonly to: CivilDate | null
  /** Decimal text. */
  readonly percent: string
}

/** The tax regime of an issuer of boletas, as an accountant marks it. */
export type IssuerRegime = 'nuevo-rus' | 'other'

/** What a company may set about the rules. */
export interface ObservationSettings {
  /** Rates that are possible, of every regime; `igvRates` is what Contapro knows. */
  readonly igvRates: readonly IgvRateInForce[]
  /** Where the detraction of a purchase is (`detractionState`): undefined when it owes none. */
  readonly detractionOf: (purchase: ObservedPurchase) => DetractionState | undefined
  /** Whether a text names something foreign to the business (`foreignWordTest`). */
  readonly isForeign: (text: string) => boolean
  /** The regime that the accountant has marked an issuer with; undefined while nobody has. */
  readonly issuerRegimeOf: (ruc: string) => IssuerRegime | undefined
}
