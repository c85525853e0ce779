import type { DetractionRateInForce } from '@contapro/sunat'
import type { Driver } from '../../platform/db/index.ts'
import { type DetractionFigure, DetractionFigures } from '../../vouchers/figures/detraction-figures.ts'
import type { FigureDeltas } from '../../vouchers/figures/figure-deltas.ts'
import type { StoredDeposit } from '../../vouchers/rows/stored-deposit.ts'
import type { Operation } from '../../vouchers/rows/voucher-row.ts'
import { DEPOSITS_A_STEP, hasDeposits, listDepositsWithVoucher } from '../../vouchers/stores/deposits.store.ts'
import { listDetractionFigures } from '../../vouchers/stores/detraction-figures.store.ts'
import { type Lease, renewLease } from '../../vouchers/stores/lease.store.ts'
import type { DepositWriter } from './deposit-writer.ts'
import {
  FIRST_PURCHASE,
  listDetractedPurchases,
  PURCHASES_A_STEP,
  type PurchaseCursor,
} from './detracted-purchases.store.ts'

/** What an ingestion has written, and by which rates the company reckons. */
export interface WrittenRows {
  readonly deposits: DepositWriter
  readonly figures: FigureDeltas
  readonly rates: readonly DetractionRateInForce[]
  /** What is owed is counted anew in these periods too. */
  readonly more?: readonly string[]
  /** Books whose deposits may have another voucher although nothing was written in them. */
  readonly operations?: readonly Operation[]
}

/**
 * Brings deposits and vouchers together after all rows of an ingestion and before they are published: a deposit stands in
 * the period of its voucher, whichever of the two came first. Answers the figures that change.
 */
export async function settleDetractions(
  driver: Driver,
  lease: Lease,
  { deposits, figures, rates, more = [], operations = [] }: WrittenRows,
): Promise<DetractionFigure[]> {
  const counted = new DetractionFigures()
  const settled = new Set<Operation>()
  for (const operation of new Set([...figures.operations, ...deposits.operations, ...operations])) {
    if (!(await hasDeposits(driver, lease.businessUuid, operation))) continue
    for await (const deposit of settleDeposits(driver, lease, deposits, operation)) {
      const { period, paidOn: day, amount } = deposit
      if (operation === 'COMPRA') counted.count({ isPaid: true, period, day }, amount)
    }
    settled.add(operation)
  }
  const unpaidOf = [...new Set([...figures.periodsUnderDetraction, ...deposits.periods, ...more])]
  for (const period of unpaidOf) await countUnpaid(driver, { lease, rates, period }, counted)
  const paid = settled.has('COMPRA')
  if (!paid && unpaidOf.length === 0) return []
  return counted.changesOf(await listDetractionFigures(driver, lease.businessUuid, { paid, unpaidOf }))
}

/** All deposits of a book, each in its period. */
async function* settleDeposits(
  driver: Driver,
  lease: Lease,
  writer: DepositWriter,
  operation: Operation,
): AsyncGenerator<StoredDeposit, void, undefined> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const from: string = after
    const deposits = await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      const found = await listDepositsWithVoucher(tx, lease.businessUuid, operation, from)
      const settled = found.map(({ deposit, voucherPeriod }) => ({
        ...deposit,
        period: voucherPeriod ?? deposit.namedPeriod,
      }))
      await writer.move(
        tx,
        settled.filter((deposit, i) => deposit.period !== found[i]?.deposit.period),
      )
      return settled
    })
    yield* deposits
    after = deposits.length < DEPOSITS_A_STEP ? undefined : deposits.at(-1)?.receiptNumber
  }
}

interface Unpaid extends Pick<WrittenRows, 'rates'> {
  readonly lease: Lease
  readonly period: string
}

async function countUnpaid(
  driver: Driver,
  { lease, rates, period }: Unpaid,
  counted: DetractionFigures,
): Promise<void> {
  const company = { businessUuid: lease.businessUuid, rates }
  let cursor: PurchaseCursor | undefined = FIRST_PURCHASE
  while (cursor) {
    const after: PurchaseCursor = cursor
    const purchases = await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      return listDetractedPurchases(tx, company, period, after)
    })
    for (const { issuedOn, owed } of purchases) counted.count({ isPaid: false, period, day: issuedOn }, owed)
    cursor = purchases.length < PURCHASES_A_STEP ? undefined : purchases.at(-1)
  }
}
