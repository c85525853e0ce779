import type { CivilDate } from '../civil-date/civil-date.ts'
import type { SaleAmounts } from '../sire/register-row.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'
import type { IgvRateInForce, ModifiedFact } from './observed-purchase.ts'

/** Everything that the rules of sales look at. Amounts in soles, credit notes negative. */
export interface ObservedSale {
  /** Tabla 10. */
  readonly type: string
  readonly issuedOn: CivilDate
  /** Period of the register that holds it. */
  readonly period: TaxPeriod
  /** Baja, reverted, annulled or not authorised (`isAnnulled`): it counts as zero. */
  readonly isAnnulled: boolean
  /** One row for the boletas or tickets of a day, as RVIE allows (field 10). */
  readonly isRange: boolean
  /** Catálogo 06 and number, as the files have them: '' or '-' for nothing. */
  readonly customer: { readonly documentType: string; readonly document: string }
  readonly amounts: SaleAmounts
  /** Rates of IGV that the lines of the XML state, decimal texts without trailing zeros; empty without XML. */
  readonly igvPercents: readonly string[]
  /** Every period whose registers name this voucher. */
  readonly annotatedIn: readonly TaxPeriod[]
  /** Whether the files name a voucher that this one modifies; not known where it is left out. */
  readonly namesVoucher?: boolean
  /** Whether a row or XML that does not count says other amounts. Default: false. */
  readonly isStatedOtherwise?: boolean
  /** Null for what is no note, and for a note that does not name its voucher. */
  readonly modified: ModifiedFact | null
}

/** What a company may set about the rules of sales. */
export interface SaleRuleSettings {
  /** Rates that are possible, of every regime. */
  readonly igvRates: readonly IgvRateInForce[]
}
