import { boletaPartWithinLimit, type Centimos, centimos } from '@contapro/sunat'
import type { Session } from '../../platform/db/index.ts'
import { limitOf } from './boleta-limit.ts'
import { findFirstBoletaOver, listPurchaseTotals } from './boleta-totals.store.ts'

/** The boleta that crosses the limit of its year, and the amount of it that still fits. */
export interface CrossingBoleta {
  readonly code: string
  readonly part: Centimos
}

/**
 * The published boleta that crosses the limit of a year; undefined if none does, or if nothing of it fits. Computed when a list is read,
 * because every voucher of the year moves the limit.
 */
export async function findCrossingBoleta(
  session: Session,
  businessUuid: string,
  year: string,
): Promise<CrossingBoleta | undefined> {
  const first = await findFirstBoletaOver(session, businessUuid, year)
  const limit = first && limitOf(year, await listPurchaseTotals(session, businessUuid, year))
  if (first === undefined || limit === undefined) return undefined
  const [total, totalBefore] = [centimos(first.total), centimos(first.totalBefore)]
  const part = boletaPartWithinLimit({ limit, totalBefore, total })
  return part === undefined ? undefined : { code: first.code, part }
}
