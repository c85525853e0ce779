import type { SetAsideDeposit } from '../../platform/db/schema/set-aside-row.ts'
import { depositDifferences, statedByDeposit } from '../../vouchers/merge/compare-deposits.ts'
import type { ReadDeposit, StoredDeposit } from '../../vouchers/rows/stored-deposit.ts'
import { MAX_NOTED } from './set-aside-notes.ts'

/** What a report says of a receipt and does not count. */
export interface DepositNote extends SetAsideDeposit {
  readonly receiptNumber: string
  /** Line of the report that is ingested, which holds it or what replaces it. */
  readonly line: number
  /** File of a zip that the line is of. */
  readonly entry: string | null
  /** Whether the report that is ingested says it; otherwise that report replaces it. */
  readonly isOwn: boolean
}

interface JoinedDeposits {
  readonly known: StoredDeposit & { readonly line?: number }
  readonly incoming: ReadDeposit
  readonly counting: StoredDeposit
  /** Whether the report itself brought the known state. */
  readonly isOwn: boolean
  readonly entry: string | null
}

/** Counts the deposits of one report that are repeats or do not count, and keeps the first hundred that an upload names. */
export class DepositNotes {
  repeated = 0
  /** Lines of the report that differ from what counts. */
  own = 0
  /** Deposits of other reports that the report replaces. */
  replaced = 0
  readonly listed: DepositNote[] = []

  /** Compares what two reports say of a receipt with what counts of both. */
  note({ known, incoming, counting, isOwn, entry }: JoinedDeposits): void {
    const { receiptNumber, line } = incoming
    const lost = { stated: statedByDeposit(incoming) }
    const replaced = { stated: statedByDeposit(known) }
    const isLost = depositDifferences(lost, counting).length > 0
    const isReplaced = depositDifferences(replaced, counting).length > 0
    if (isOwn && !isLost && !isReplaced) this.repeated += 1
    if (isLost || (isReplaced && isOwn)) this.own += 1
    if (isReplaced && !isOwn) this.replaced += 1
    if (isLost) this.#list({ ...lost, receiptNumber, line, entry, isOwn: true })
    if (isReplaced) this.#list({ ...replaced, receiptNumber, line: (isOwn && known.line) || line, entry, isOwn })
  }

  #list(note: DepositNote): void {
    if (this.listed.length < MAX_NOTED) this.listed.push(note)
  }
}
