import type { Session } from '../../platform/db/index.ts'
import { mergeDeposits } from '../../vouchers/merge/compare-deposits.ts'
import type { ReadDeposit, StoredDeposit } from '../../vouchers/rows/stored-deposit.ts'
import type { Operation } from '../../vouchers/rows/voucher-row.ts'
import { findCurrentDeposits, supersedeDeposits, writeDeposits } from '../../vouchers/stores/deposits.store.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'
import { DepositNotes } from './deposit-notes.ts'
import { SeenCodes } from './seen-codes.ts'

/** Writes the deposits of one ingestion, and keeps in mind whom they concern. */
export class DepositWriter {
  readonly notes = new DepositNotes()
  readonly #lease: Lease
  readonly #seen = new SeenCodes()
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

  /**
   * Writes a batch of a report. Returns how many receipts are new and how many known; `mergeDeposits` selects what counts.
   *
   * @param entry the file of a zip that the batch is of.
   */
  async write(
    tx: Session,
    deposits: readonly ReadDeposit[],
    entry: string | null,
  ): Promise<{ created: number; known: number }> {
    if (deposits.length === 0) return { created: 0, known: 0 }
    const receipts = [...new Set(deposits.map(({ receiptNumber }) => receiptNumber))]
    const current = await findCurrentDeposits(tx, this.#lease.businessUuid, receipts)
    const merged = new Map<string, StoredDeposit>()
    for (const deposit of deposits) {
      const { receiptNumber } = deposit
      const known = merged.get(receiptNumber) ?? current.get(receiptNumber)
      const counting = known ? mergeDeposits(known, deposit) : deposit
      if (known) this.notes.note({ known, incoming: deposit, counting, isOwn: this.#seen.meet(receiptNumber), entry })
      else this.#seen.meet(receiptNumber)
      merged.set(receiptNumber, counting)
    }
    const winners = [...merged.values()].filter((deposit) => deposit !== current.get(deposit.receiptNumber))
    this.#keepInMind([...winners, ...winners.flatMap((w) => current.get(w.receiptNumber) ?? [])])
    await writeDeposits(tx, this.#lease, winners)
    return { created: merged.size - current.size, known: current.size }
  }

  /** Supersedes the current deposits of receipts. */
  async withdraw(tx: Session, receiptNumbers: readonly string[]): Promise<void> {
    if (receiptNumbers.length === 0) return
    const current = await findCurrentDeposits(tx, this.#lease.businessUuid, receiptNumbers)
    this.#keepInMind([...current.values()])
    await supersedeDeposits(tx, this.#lease, receiptNumbers)
  }

  /** Writes deposits that are as they were but for their period. */
  async move(tx: Session, deposits: readonly StoredDeposit[]): Promise<void> {
    for (const { operation, period } of deposits) if (operation === 'COMPRA') this.#periods.add(period)
    await writeDeposits(tx, this.#lease, deposits)
  }

  #keepInMind(deposits: readonly StoredDeposit[]): void {
    for (const deposit of deposits) {
      this.#operations.add(deposit.operation)
      if (deposit.operation !== 'COMPRA') continue
      this.#periods.add(deposit.period)
      if (deposit.voucherCode !== null) this.#purchases.add(deposit.voucherCode)
    }
  }
}
