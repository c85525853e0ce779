import type { CivilDate } from '../civil-date/civil-date.ts'
import { addMonths, periodOf, type TaxPeriod } from '../tax-period/tax-period.ts'

/** How long after its month a voucher may still be annotated with its credit, for vouchers from a day on. */
export interface CreditTerm {
  /** First day; null while it is not in force. */
  readonly from: CivilDate | null
  readonly norm: string
  /** Months after that of the issue, or of the payment of the tax. */
  readonly months: { readonly electronic: number; readonly onPaper: number; readonly withDetraction: number }
}

/**
 * Terms in the order in which they came. Source: Ley 29215, art. 2, as D.Leg. 1116 left it (twelve months, whatever the voucher); D.Leg.
 * 1669, whose terms begin with a resolution of SUNAT that was not published by September 2026 (domain notes, section 8).
 */
export const creditTerms: readonly CreditTerm[] = [
  {
    from: '2008-04-24' as CivilDate,
    norm: 'Ley 29215, art. 2',
    months: { electronic: 12, onPaper: 12, withDetraction: 12 },
  },
  { from: null, norm: 'D.Leg. 1669', months: { electronic: 0, onPaper: 2, withDetraction: 3 } },
]

/** What the term of a voucher follows from. */
export interface TermedVoucher {
  /** Tabla 10. */
  readonly type: string
  readonly issuedOn: CivilDate
  /** Day on which its tax was paid, as the register has it; null where it has none. */
  readonly taxPaidOn?: CivilDate | null
  /** Series; that of an electronic voucher begins with a letter. Without one it counts as electronic. */
  readonly series?: string
  readonly hasDetraction?: boolean
}

/**
 * The last period that may take the credit of a voucher. The months run from the issue; those of customs documents (50 to 54), of
 * services of the non-domiciled (91) and of the payment of their tax by the buyer (46) from the payment of the tax, where the register has its day (Ley 29215, art. 2: "el mes de su emisión o
 * del pago del impuesto, según sea el caso"; decisions 37; type 46 is our reading).
 */
export function lastCreditPeriod(voucher: TermedVoucher, terms: readonly CreditTerm[] = creditTerms): TaxPeriod {
  const from = taxPaidOnOf(voucher) ?? voucher.issuedOn
  const term = terms.findLast((one) => one.from !== null && one.from <= from) ?? terms[0]
  return addMonths(periodOf(from), term ? monthsOf(voucher, term) : 0)
}

/** The day from which the months run in place of the issue: of types whose tax the buyer pays itself, where the register has it. */
export function taxPaidOnOf({ type, taxPaidOn = null }: TermedVoucher): CivilDate | null {
  return /^(?:46|5[0-4]|91)$/.test(type) ? taxPaidOn : null
}

function monthsOf({ series = 'F', hasDetraction = false }: TermedVoucher, { months }: CreditTerm): number {
  if (hasDetraction) return months.withDetraction
  return /^[A-Z]/i.test(series) ? months.electronic : months.onPaper
}
