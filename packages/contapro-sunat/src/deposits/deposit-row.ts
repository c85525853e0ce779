import type { CivilDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'

/** One deposit of a detraction at the Banco de la Nación, as SUNAT's report tells it. Texts are '' where it leaves them out. */
export interface DepositRow {
  /** 1-based line in the file. */
  readonly line: number
  /** "Tipo de Cuenta": D in the reports at hand; what else it may hold is not verified. */
  readonly accountType: string
  readonly account: string
  /** Número de constancia: what makes a deposit one deposit. Without left zeros. */
  readonly receiptNumber: string
  readonly period: TaxPeriod
  /** The holder of the account: who sold. */
  readonly supplierRuc: string
  readonly supplierName: string
  /** Catálogo 06. */
  readonly customerDocumentType: string
  readonly customerDocument: string
  readonly customerName: string
  readonly paidOn: CivilDate
  /** `HH:MM:SS` in Peru; null where the report tells the day only. */
  readonly timeOfPayment: string | null
  readonly amount: Centimos
  /** Catálogo 54, three digits. */
  readonly goodCode: string
  /** `detractionOperations`, two digits. */
  readonly operationCode: string
  /** Tabla 10. */
  readonly voucherType: string
  /** Upper case. */
  readonly series: string
  /** Without left zeros. */
  readonly number: string
  /** Número de pago de detracciones. */
  readonly paymentNumber: string
}
