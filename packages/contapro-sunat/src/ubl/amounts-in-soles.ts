import type { Centimos } from '../money/centimos.ts'
import { multiplyByRate, sumCentimos } from '../money/centimos-arithmetic.ts'
import type { PurchaseAmounts, SaleAmounts } from '../sire/register-row.ts'

/**
 * Amounts of a purchase in soles, each converted by itself and rounded half up; the total is their sum, as the register wants it
 * (R.S. 040-2022, Anexo 11: ISC is within the others). It may miss the converted total by some céntimos.
 *
 * @param rate soles for one unit of the currency, decimal text ("3.755").
 */
export function purchaseAmountsInSoles(own: PurchaseAmounts, rate: string): PurchaseAmounts {
  const { isc, total: _, ...summed } = converted(own, rate)
  return { ...summed, isc, total: sumCentimos(Object.values(summed)) }
}

/** Amounts of a sale in soles, as `purchaseAmountsInSoles`; ISC is one of the amounts (R.S. 112-2021, Anexo 3, field 26). */
export function saleAmountsInSoles(own: SaleAmounts, rate: string): SaleAmounts {
  const { total: _, ...summed } = converted(own, rate)
  return { ...summed, total: sumCentimos(Object.values(summed)) }
}

function converted<Amounts extends PurchaseAmounts | SaleAmounts>(own: Amounts, rate: string): Amounts {
  const entries = Object.entries(own) as [string, Centimos][]
  return Object.fromEntries(entries.map(([name, amount]) => [name, multiplyByRate(amount, rate)])) as unknown as Amounts
}
