import type { Session } from '../../db/index.ts'
import { compareDeposits } from '../deposits/compare-deposits.ts'
import { twoAmountsOfReceipt } from '../deposits/two-amounts-of-receipt.ts'
import type { IncomingDeposit, StoredDeposit } from '../deposits/stored-deposit.ts'
import { countedRemarks, RemarkList } from '../reading/remarks.ts'
import type { Operation } from '../vouchers/voucher-row.ts'
import { findCurrentDeposits, writeDeposits } from './deposits.store.ts'
import type { Lease } from './lease.store.ts'

/** Writes the deposits of one ingestion, and keeps in mind whom they concern. */
export class DepositWriter {
  /** What the reports contradict each other in. */
  readonly warnings = new RemarkList()
  readonly #lease: Lease
  readonly #operations = new Set<Operation>()
  readonly #purchases = new Set<string>()
  readonly #periods = new Set<string>()

  constructor(lease: Lease) {
    this.#lease = lease
  }

  /** Books of the deposits that came or changed. */
  get operations(): ReadonlySet<Operation> {
    return this.#operations
  }

  /** Codes of the purchases, there or not, whose deposits came or changed: the rules may now say something else of them. */
  get purchases(): ReadonlySet<string> {
    return this.#purchases
  }

  /** Periods in which deposits of purchases stand, or stood, that came, changed or moved. */
  get periods(): ReadonlySet<string> {
    return this.#periods
  }

  /** Writes a batch of a report; answers how many receipts are new and how many known. `compareDeposits` says whose words stay. */
  async write(tx: Session, deposits: readonly IncomingDeposit[]): Promise<{ created: number; known: number }> {
    if (deposits.length === 0) return { created: 0, known: 0 }
    const receipts = new Set(deposits.map(({ receiptNumber }) => receiptNumber))
    const current = await findCurrentDeposits(tx, this.#lease.businessUuid, [...receipts])
    const winners = this.#winnersOf(deposits, current)
    for (const deposit of [...winners, ...winners.flatMap((w) => current.get(w.receiptNumber) ?? [])]) {
      this.#operations.add(deposit.operation)
      if (deposit.operation !== 'COMPRA') continue
      this.#periods.add(deposit.period)
      if (deposit.voucherCode !== null) this.#purchases.add(deposit.voucherCode)
    }
    await writeDeposits(tx, this.#lease, winners)
    return { created: receipts.size - current.size, known: current.size }
  }

  /** The deposits that count instead of the known ones, one of each receipt. */
  #winnersOf(deposits: readonly IncomingDeposit[], current: ReadonlyMap<string, StoredDeposit>): StoredDeposit[] {
    const winners = new Map<string, StoredDeposit>()
    for (const deposit of deposits) {
      const known = winners.get(deposit.receiptNumber) ?? current.get(deposit.receiptNumber)
      const counts = known === undefined || compareDeposits(deposit, known) > 0
      if (known !== undefined && known.amount !== deposit.amount) {
        const counted = counts ? deposit : known
        this.warnings.add(countedRemarks(twoAmountsOfReceipt(deposit, { known, counted })))
      }
      if (counts) winners.set(deposit.receiptNumber, deposit)
    }
    return [...winners.values()]
  }

  /** Writes deposits that are as they were but for their period. */
  async move(tx: Session, deposits: readonly StoredDeposit[]): Promise<void> {
    for (const { operation, period } of deposits) if (operation === 'COMPRA') this.#periods.add(period)
    await writeDeposits(tx, this.#lease, deposits)
  }
}
