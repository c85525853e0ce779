import { type Centimos, centimos } from '../money/centimos.ts'
import { percentOf, subtractCentimos } from '../money/centimos-arithmetic.ts'
import { countsInPurchases, type PurchaseStatus } from './purchase-treatment.ts'

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
  /** Total, taxes included, of the year's vouchers that give the right to deduct (`isInBoletaBase`). */
  readonly entitlingTotal: Centimos
}

/** Tabla 10. */
const BOLETA = '03'

/**
 * Whether a purchase is part of the base of the limit: it gives the right to deduct, and is no boleta. An observed credit note lowers the
 * base until the accountant declines it; an observed voucher or debit note does not raise it.
 *
 * Source: TUO LIR, art. 37, penultimate paragraph, names only vouchers that give the right. That a note counts while it is observed is our
 * reading, the one of the IGV (decision 23).
 */
export function isInBoletaBase(type: string, status: PurchaseStatus): boolean {
  return type !== BOLETA && countsInPurchases(type, status)
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

/** A boleta and what came before it in its year. */
export interface BoletaInOrder {
  readonly limit: Centimos
  /** Total of the year's boletas before this one. */
  readonly totalBefore: Centimos
  readonly total: Centimos
}

/** Amount of the boleta that crosses the limit up to the limit itself. Undefined for a boleta that is within the limit, or entirely over it. */
export function boletaPartWithinLimit({ limit, totalBefore, total }: BoletaInOrder): Centimos | undefined {
  const left = subtractCentimos(limit, totalBefore)
  return left > 0 && left < total ? left : undefined
}
