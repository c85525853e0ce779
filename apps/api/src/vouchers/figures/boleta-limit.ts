import { boletaLimit, type Centimos, isInBoletaBase } from '@contapro/sunat'
import type { PurchaseTotal } from './boleta-totals.store.ts'

/** The year of a period, `YYYY`. */
export const yearOf = (period: string): string => period.slice(0, 4)

/** Limit of a year's boletas; undefined when its UIT is not known: then no boleta is judged. */
export function limitOf(year: string, totals: readonly PurchaseTotal[]): Centimos | undefined {
  const entitling = totals.filter((t) => isInBoletaBase(t.type, t.status))
  // A year of absurd amounts may pass what a number holds exactly; the cap in UIT is far below.
  const sum = entitling.reduce((total, t) => total + t.total, 0)
  const total = Math.min(sum, Number.MAX_SAFE_INTEGER)
  return boletaLimit({ year: Number(year), entitlingTotal: total as Centimos })
}
