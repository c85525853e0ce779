import { type Centimos, centimos } from '../money/centimos.ts'
import { percentOf } from '../money/centimos-arithmetic.ts'

/** UIT of each year, in soles. Source: the yearly D.S. of the MEF; from memory, to be confirmed by the accountant. */
const UIT_IN_SOLES: ReadonlyMap<number, number> = new Map([
  [2020, 4300],
  [2021, 4400],
  [2022, 4600],
  [2023, 4950],
  [2024, 5150],
  [2025, 5350],
  [2026, 5500],
])

/** Unidad Impositiva Tributaria of a year, in céntimos; undefined for a year whose value is not known here. */
export function uitOf(year: number): Centimos | undefined {
  const soles = UIT_IN_SOLES.get(year)
  return soles === undefined ? undefined : centimos(soles * 100)
}

/** Part of the vouchers giving the right that boletas may reach, and their cap in UIT, from a year on. */
interface BoletaLimitTerms {
  readonly fromYear: number
  readonly percent: string
  readonly uits: number
}

/** Newest first. Source: TUO LIR, art. 37, penultimate paragraph, since D.Leg. 970 [1]; what stood before it is not listed. */
const LIMITS: readonly BoletaLimitTerms[] = [{ fromYear: 2007, percent: '6', uits: 200 }]

/** What the limit of a year's boletas is computed from. */
export interface BoletaLimitBasis {
  readonly year: number
  /** Total, taxes included, of the year's vouchers that give the right to deduct (boletas themselves left out). */
  readonly entitlingTotal: Centimos
}

/**
 * Up to which total the boletas of a year are a deductible expense: 6 % of the vouchers giving the right that stand in the register of
 * purchases, at most 200 UIT of the year. Undefined for a year whose UIT or limit is not known here.
 *
 * Source: TUO LIR, art. 37, penultimate paragraph: "hasta el límite del 6 % de los montos acreditados mediante comprobantes de pago que
 * otorgan derecho a deducir gasto o costo y que se encuentren anotados en el Registro de Compras. Dicho límite no podrá superar, en el
 * ejercicio gravable, las 200 UIT" (quoted by noticierocontable.com/?p=44305). F. Pantigoso, "Nuevas normas para boletas de ventas"
 * (scribd.com/document/251680092), states the same percentage, base and cap. Companies of agrarian promotion (10 %) are not told apart.
 */
export function boletaLimit({ year, entitlingTotal }: BoletaLimitBasis): Centimos | undefined {
  const uit = uitOf(year)
  const terms = LIMITS.find(({ fromYear }) => fromYear <= year)
  if (uit === undefined || terms === undefined) return undefined
  const part = percentOf(centimos(Math.max(entitlingTotal, 0)), terms.percent)
  return centimos(Math.min(part, terms.uits * uit))
}

/** Whether a boleta is outside the limit, given the total of the year's boletas up to and with it. */
export function isOverBoletaLimit(totalUpToHere: Centimos, limit: Centimos): boolean {
  return totalUpToHere > limit
}
