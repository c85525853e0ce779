import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { divideHalfUp, parseDecimal } from '../money/decimal.ts'
import { sumOf } from '../sire/read-purchase.ts'
import type { PurchaseAmounts, PurchaseRow } from '../sire/register-row.ts'
import type { SiscontField } from './siscont-field.ts'

/**
 * In which currency a purchase stands in the Siscont file. `soles`: all of them in soles, without a rate. `dollars`: purchases in
 * dollars in dollars, with their rate; every other in soles. Siscont knows S and D only.
 */
export type SiscontCurrency = 'soles' | 'dollars'

/** The IGV of a purchase that its buyer may deduct in the period of the file; null for a purchase that gives none. */
export interface SiscontCredit {
  readonly igvDg: Centimos
  /** By the prorrata coefficient. */
  readonly igvDgng: Centimos
}

/** Amounts of the Siscont file, in the currency of the row. */
export type SiscontAmounts = Readonly<Record<SiscontAmountField, Centimos>>

/** Fields of amounts. */
export type SiscontAmountField = Extract<SiscontField, `${string}_amount`>

/** Whether a purchase stands in dollars. */
export function isInDollars(row: PurchaseRow, currency: SiscontCurrency): boolean {
  return currency === 'dollars' && row.currency === 'USD' && row.exchangeRate !== null
}

/**
 * What the amounts of a purchase are for Siscont, which books IGV as a credit and all the rest as cost. The IGV is the one that counts, its
 * base stands beside it without ISC, and "no gravado" takes what no other column holds: the purchase without credit, the IGV that prorrata
 * leaves, other taxes and charges. So the parts of a row are its total.
 *
 * @param fields of the template: an amount that it leaves out is part of "no gravado".
 */
export function siscontAmounts(
  row: PurchaseRow,
  credit: SiscontCredit | null,
  { currency, fields }: { readonly currency: SiscontCurrency; readonly fields: ReadonlySet<SiscontField> },
): SiscontAmounts {
  const { amounts } = row
  const given = credit ?? { igvDg: zeroCentimos, igvDgng: zeroCentimos }
  const [taxableDg, taxableDgng] = credit === null ? [zeroCentimos, zeroCentimos] : basesOf(amounts)
  const rate = isInDollars(row, currency) ? (row.exchangeRate ?? '1') : '1'
  const inCurrency = (amount: Centimos): Centimos => dividedBy(amount, rate)
  const parts = {
    taxable_dg_amount: inCurrency(taxableDg),
    igv_dg_amount: inCurrency(given.igvDg),
    taxable_dgng_amount: inCurrency(taxableDgng),
    igv_dgng_amount: inCurrency(given.igvDgng),
    taxable_dng_amount: inCurrency(amounts.taxableDng),
    igv_dng_amount: inCurrency(amounts.igvDng),
    isc_amount: inCurrency(amounts.isc),
    icbper_amount: inCurrency(amounts.icbper),
    other_taxes_amount: inCurrency(amounts.otherCharges),
  }
  const total = inCurrency(amounts.total)
  const taxable = centimos(parts.taxable_dg_amount + parts.taxable_dgng_amount)
  const igv = centimos(parts.igv_dg_amount + parts.igv_dgng_amount)
  const apart = OWN_COLUMNS.reduce((sum, field) => sum + (fields.has(field) ? parts[field] : 0), 0)
  return {
    ...parts,
    taxable_amount: taxable,
    igv_amount: igv,
    non_taxable_amount: centimos(total - taxable - igv - apart),
    total_amount: total,
  }
}

/** Amounts that are part of "no gravado" where the template has no column for them. */
const OWN_COLUMNS = [
  'taxable_dng_amount',
  'igv_dng_amount',
  'isc_amount',
  'icbper_amount',
  'other_taxes_amount',
] as const satisfies readonly SiscontAmountField[]

/** Bases of the credit, DG and DGNG. Registers write ISC within the base or beside it; here it stands beside it. */
function basesOf(amounts: PurchaseAmounts): readonly [Centimos, Centimos] {
  const { taxableDg, taxableDgng, isc, total } = amounts
  const sum = sumOf(amounts)
  const isWithin = isc !== 0 && Math.abs(total - sum) < Math.abs(total - sum - isc)
  if (!isWithin) return [taxableDg, taxableDgng]
  if (Math.abs(taxableDg) >= Math.abs(isc)) return [centimos(taxableDg - isc), taxableDgng]
  if (Math.abs(taxableDgng) >= Math.abs(isc)) return [taxableDg, centimos(taxableDgng - isc)]
  return [taxableDg, taxableDgng]
}

function dividedBy(amount: Centimos, rate: string): Centimos {
  const divisor = parseDecimal(rate)
  if (divisor === undefined || divisor.unscaled <= 0n) return amount
  return centimos(Number(divideHalfUp(BigInt(amount) * 10n ** BigInt(divisor.scale), divisor.unscaled)))
}
