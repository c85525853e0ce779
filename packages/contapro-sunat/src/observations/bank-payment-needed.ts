import type { CivilDate } from '../civil-date/civil-date.ts'
import { type Centimos, centimos } from '../money/centimos.ts'
import { multiplyByRate } from '../money/centimos-arithmetic.ts'
import type { ObservationRule } from './observation-rule.ts'
import type { ObservedPurchase } from './observed-purchase.ts'

/** From which amounts on a bank is needed, newest first: D.Leg. 1529, and before it D.Leg. 975. */
const LIMITS = [
  { from: '2022-04-01', soles: centimos(2_000_00), dollars: centimos(500_00) },
  { from: '2008-01-01', soles: centimos(3_500_00), dollars: centimos(1_000_00) },
] as const

/**
 * So large a purchase must be paid by bank, or it is neither expense nor credit. How it was paid is in none of the documents
 * that Contapro reads, so this only advises.
 *
 * Source: Ley 28194 (TUO D.S. 150-2007-EF), arts. 3, 4 and 8; D.Leg. 1529 since 1 April 2022.
 */
export const bankPaymentNeeded: ObservationRule = {
  code: 'BANK_PAYMENT_NEEDED',
  name: 'Pago bancarizado',
  message: 'Debe pagarse por un medio bancario (Ley 28194).',
  source: 'Ley 28194, arts. 3, 4 y 8; D.Leg. 1529',
  from: '2008-01-01' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: (purchase) => {
    const limit = LIMITS.find(({ from }) => from <= purchase.issuedOn)
    return limit !== undefined && isAtLeast(purchase, limit)
  },
}

/** Dollars have a limit of their own; any other currency is held against the one in soles. */
function isAtLeast(
  { currency, exchangeRate, originalTotal, amounts }: ObservedPurchase,
  { soles, dollars }: { readonly soles: Centimos; readonly dollars: Centimos },
): boolean {
  if (currency === 'USD' && originalTotal !== null) return originalTotal >= dollars
  if (currency === 'USD' && exchangeRate !== null) return amounts.total >= multiplyByRate(dollars, exchangeRate)
  return amounts.total >= soles
}
