import { zeroCentimos } from '../money/centimos.ts'
import { sumCentimos } from '../money/centimos-arithmetic.ts'
import type { Pdt621Sum } from './admit-sums.ts'
import type { Pdt621Rates } from './pdt-621-form.ts'
import { type SolesAtRate, solesAtRates } from './soles-at-rates.ts'
import { wholeSoles } from './whole-soles.ts'

interface TaxRates {
  readonly rates: Pdt621Rates
  readonly isIvap: boolean
}

/**
 * SUNAT's tax of a rounded base, in whole soles and not below 0. Each part of the base has the rate of its vouchers; a reduced rate
 * that is not confirmed has the tax that its vouchers show.
 *
 * @param base what the vouchers of the box of the base add up to.
 * @param tax what those of the box of the tax add up to.
 */
export function taxOfBase(base: Pdt621Sum, tax: Pdt621Sum, { rates, isIvap }: TaxRates): number {
  if (isIvap) return solesAtRates([{ soles: baseSoles(base), percent: rates.ivap ?? '0' }])
  const { general, reduced } = wholeParts(base)
  const known = reduced.filter(({ percent }) => rates.reduced.includes(percent))
  const shown = [...tax.reduced].flatMap(([rate, part]) => (rates.reduced.includes(rate) ? [] : [part]))
  const computed = solesAtRates([{ soles: general, percent: rates.general ?? '0' }, ...known])
  return Math.max(computed + wholeSoles(sumCentimos(shown)), 0)
}

interface WholeParts {
  /** Soles at the general rate. */
  readonly general: number
  readonly reduced: readonly SolesAtRate[]
}

/** A base by rates, in whole soles that add up to it: the general part takes what rounding leaves, without one the largest part. */
function wholeParts(base: Pdt621Sum): WholeParts {
  const parts = [...base.reduced].map(([rate, part]) => ({ percent: rate, soles: wholeSoles(part) }))
  const rest = baseSoles(base) - parts.reduce((total, { soles }) => total + soles, 0)
  const [largest, ...others] = parts.toSorted((one, other) => Math.abs(other.soles) - Math.abs(one.soles))
  const hasGeneral = base.sum !== sumCentimos([zeroCentimos, ...base.reduced.values()])
  if (hasGeneral || !largest) return { general: rest, reduced: parts }
  return { general: 0, reduced: [{ ...largest, soles: largest.soles + rest }, ...others] }
}

const baseSoles = ({ sum }: Pdt621Sum): number => Math.max(wholeSoles(sum), 0)
