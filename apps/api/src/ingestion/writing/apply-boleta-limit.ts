import { type Centimos, isOverBoletaLimit, type PurchaseStatus } from '@contapro/sunat'
import type { Driver } from '../../platform/db/index.ts'
import { treatVoucher } from '../../vouchers/amounts/treat-voucher.ts'
import { limitOf, yearOf } from '../../vouchers/figures/boleta-limit.ts'
import { listPurchaseTotals, type PurchaseTotal } from '../../vouchers/figures/boleta-totals.store.ts'
import type { FigureDeltas } from '../../vouchers/figures/figure-deltas.ts'
import { type Lease, renewLease } from '../../vouchers/stores/lease.store.ts'
import { type BoletaCursor, listBoletas } from '../../vouchers/stores/vouchers.store.ts'
import type { Change, VoucherWriter } from './voucher-writer.ts'

/** Tabla 10. */
const BOLETA = '03'

/**
 * Decides which boletas of the years that an ingestion touched are beyond the limit (decisions 37): the limit follows from all
 * loaded periods of the year, so this comes after all rows and before they are published. Boletas count in the order of their
 * periods, and within one of their issue, so the result does not depend on the order of uploads.
 */
export async function applyBoletaLimit(
  driver: Driver,
  lease: Lease,
  { writer, ownRuc, more = [] }: BoletaWork,
): Promise<void> {
  const purchases = writer.figures.changes().filter((delta) => delta.operation === 'COMPRA')
  for (const year of new Set([...purchases.map((delta) => delta.period), ...more].map(yearOf))) {
    const totals = [
      ...(await listPurchaseTotals(driver, lease.businessUuid, year)),
      ...purchaseChanges(writer.figures, year),
    ]
    const limit = limitOf(year, totals)
    if (limit === undefined || !isBoletaPassNeeded(year, totals)) continue
    await markBoletas(driver, lease, { writer, ownRuc, year, limit })
  }
}

/**
 * Whether the limit of a year's boletas has to be gone through: some are beyond it, or would be by now.
 *
 * @param isCertain false where the totals may be about to change: then any boleta is a reason.
 */
export function isBoletaPassNeeded(
  year: string,
  totals: readonly PurchaseTotal[],
  { isCertain }: { readonly isCertain: boolean } = { isCertain: true },
): boolean {
  const limit = limitOf(year, totals)
  const boletas = totals.filter(countsForLimit)
  if (limit === undefined || boletas.length === 0) return false
  const anyOver = sum(boletas.filter((t) => t.overBoletaLimit).map((t) => t.vouchers)) > 0
  return !isCertain || anyOver || isOverBoletaLimit(sum(boletas.map((t) => t.total)) as Centimos, limit)
}

/** What an ingestion has written, and for which company. */
export interface BoletaWork {
  readonly writer: VoucherWriter
  readonly ownRuc: string
  /** Periods to look at that it did not touch. */
  readonly more?: readonly string[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Boletas that are an expense but for the limit. */
const countsForLimit = (t: PurchaseTotal): boolean =>
  t.type === BOLETA && (t.status === 'gasto deducible' || t.overBoletaLimit)

function purchaseChanges(figures: FigureDeltas, year: string): PurchaseTotal[] {
  return figures
    .changes()
    .filter((delta) => delta.operation === 'COMPRA' && yearOf(delta.period) === year)
    .map((delta) => ({ ...delta, status: delta.status as PurchaseStatus, total: delta.amounts.at(-1) ?? 0 }))
}

interface BoletaPass {
  readonly writer: VoucherWriter
  readonly ownRuc: string
  readonly year: string
  readonly limit: Centimos
}

async function markBoletas(driver: Driver, lease: Lease, pass: BoletaPass): Promise<void> {
  let total = 0
  let cursor: BoletaCursor | undefined = { period: `${pass.year}01`, issuedOn: '0001-01-01', code: '' }
  while (cursor) {
    const after: BoletaCursor = cursor
    cursor = await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      const boletas = await listBoletas(tx, lease.businessUuid, pass.year, after)
      const changes: Change[] = []
      for (const current of boletas) {
        const within = treatVoucher({ ...current.row, overBoletaLimit: false }, current.row, pass.ownRuc)
        if (within.status === 'gasto deducible') total += within.total
        const isOver = within.status === 'gasto deducible' && isOverBoletaLimit(total as Centimos, pass.limit)
        if (isOver === current.row.overBoletaLimit) continue
        const row = isOver ? treatVoucher({ ...current.row, overBoletaLimit: true }, current.row, pass.ownRuc) : within
        changes.push({ current, row })
      }
      await pass.writer.rewrite(tx, 'COMPRA', changes)
      return boletas.at(-1)?.row
    })
  }
}
