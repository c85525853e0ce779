import { boletaLimit, type Centimos, isOverBoletaLimit, uitOf } from '@contapro/sunat'
import type { Driver } from '../../db/index.ts'
import type { FigureDeltas } from '../figures/figure-deltas.ts'
import { treatVoucher } from '../vouchers/treat-voucher.ts'
import { listPurchaseTotals, type PurchaseTotal } from './known-documents.store.ts'
import { type Lease, renewLease } from './lease.store.ts'
import type { Change, VoucherWriter } from './voucher-writer.ts'
import { type BoletaCursor, listBoletas } from './vouchers.store.ts'

/** Tabla 10. */
const BOLETA = '03'

/**
 * Decides which boletas of the periods that an ingestion touched are beyond the limit (decisions 22): the limit follows from
 * the whole period, so this comes after all rows and before they are published. Boletas count in the order of their
 * issue, so the result does not depend on the order of uploads.
 */
export async function applyBoletaLimit(
  driver: Driver,
  lease: Lease,
  { writer, ownRuc, more = [] }: BoletaWork,
): Promise<void> {
  const purchases = writer.figures.changes().filter((delta) => delta.operation === 'COMPRA')
  for (const period of new Set([...purchases.map((delta) => delta.period), ...more])) {
    const totals = [
      ...(await listPurchaseTotals(driver, lease.businessUuid, period)),
      ...purchaseChanges(writer.figures, period),
    ]
    const limit = limitOf(period, totals)
    if (limit === undefined || !isBoletaPassNeeded(period, totals)) continue
    await markBoletas(driver, lease, { writer, ownRuc, period, limit })
  }
}

/**
 * Whether the limit of a period's boletas has to be gone through: some are beyond it, or would be by now.
 *
 * @param isCertain false where the totals may be about to change: then any boleta is a reason.
 */
export function isBoletaPassNeeded(
  period: string,
  totals: readonly PurchaseTotal[],
  { isCertain }: { readonly isCertain: boolean } = { isCertain: true },
): boolean {
  const limit = limitOf(period, totals)
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

/** Undefined when the year's UIT is not known: then no boleta is judged. */
function limitOf(period: string, totals: readonly PurchaseTotal[]): Centimos | undefined {
  const uit = uitOf(Number(period.slice(0, 4)))
  const entitling = totals.filter((t) => t.type !== BOLETA && t.status === 'gasto deducible')
  return uit && boletaLimit({ entitlingTotal: sum(entitling.map((t) => t.total)) as Centimos, uit })
}

/** Boletas that are an expense but for the limit. */
const countsForLimit = (t: PurchaseTotal): boolean =>
  t.type === BOLETA && (t.status === 'gasto deducible' || t.overBoletaLimit)

function purchaseChanges(figures: FigureDeltas, period: string): PurchaseTotal[] {
  return figures
    .changes()
    .filter((delta) => delta.operation === 'COMPRA' && delta.period === period)
    .map((delta) => ({ ...delta, total: delta.amounts.at(-1) ?? 0 }))
}

interface BoletaPass {
  readonly writer: VoucherWriter
  readonly ownRuc: string
  readonly period: string
  readonly limit: Centimos
}

async function markBoletas(driver: Driver, lease: Lease, pass: BoletaPass): Promise<void> {
  let total = 0
  let cursor: BoletaCursor | undefined = { issuedOn: '0001-01-01', code: '' }
  while (cursor) {
    const after: BoletaCursor = cursor
    cursor = await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      const boletas = await listBoletas(tx, lease.businessUuid, pass.period, after)
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
