import type { SetAsideRow } from '../../platform/db/schema/set-aside-row.ts'
import { isSameRow, rowOf, xmlOf } from '../../vouchers/merge/set-aside.ts'
import { xmlAgainstRegister } from '../../vouchers/merge/xml-against-register.ts'
import type { Operation, UntreatedVoucher } from '../../vouchers/rows/voucher-row.ts'

/** Notes that an upload lists. */
export const MAX_NOTED = 100

/** A row or XML that does not count, and its voucher. */
export interface SetAsideNote {
  readonly operation: Operation
  readonly code: string
  readonly row: SetAsideRow
  /** Whether the file that is ingested holds it; otherwise this file replaces it. */
  readonly isOwn: boolean
}

interface Joined {
  readonly known: UntreatedVoucher
  readonly incoming: UntreatedVoucher
  readonly counting: UntreatedVoucher
  /** Whether the file itself brought the known state. */
  readonly isOwn: boolean
}

/** Counts the rows of one ingestion that are repeats or do not count, and keeps the first hundred that an upload names. */
export class SetAsideNotes {
  /** Rows that say what another row of the same file says of their voucher. */
  repeated = 0
  /** Rows of the file that differ from the row that counts. */
  own = 0
  /** Rows of other files that the file replaces. */
  replaced = 0
  readonly listed: SetAsideNote[] = []
  readonly #version: number

  constructor(version: number) {
    this.#version = version
  }

  /** Compares two states of a voucher with what counts of both. */
  note({ known, incoming, counting, isOwn }: Joined): void {
    const { operation, code } = counting
    const lost = claimsOf(incoming).filter((row) => !counts(row, counting))
    const replaced = claimsOf(known).filter((row) => !counts(row, counting))
    if (isOwn && lost.length === 0 && replaced.length === 0 && !isOtherSource(known, incoming)) this.repeated += 1
    // A, B and A again in one file: the first A is a repeat after all.
    if (isOwn && lost.length === 0 && replaced.length > 0) this.own -= this.#sameAsIncoming(known, incoming)
    this.own += lost.length + (isOwn ? replaced.length : 0)
    if (!isOwn) this.replaced += replaced.length
    this.#noteXml(known, incoming, counting)
    this.#list(lost.map((row) => ({ operation, code, row, isOwn: true })))
    this.#list(replaced.map((row) => ({ operation, code, row, isOwn })))
  }

  /** Amounts of the XML that are not those of the register, when either comes or changes. */
  #noteXml(known: UntreatedVoucher, incoming: UntreatedVoucher, counting: UntreatedVoucher): void {
    if (xmlAgainstRegister(counting, counting.state).length === 0) return
    const isOwn = incoming.xmlDocument !== null
    if (!isOwn && known.source !== 'xml' && isSameRow(rowOf(known), rowOf(counting))) return
    if (isOwn) this.own += 1
    else this.replaced += 1
    const { operation, code } = counting
    this.#list([{ operation, code, row: xmlOf(counting), isOwn }])
  }

  #sameAsIncoming({ setAside }: UntreatedVoucher, incoming: UntreatedVoucher): number {
    const [first] = claimsOf(incoming)
    return setAside.filter((row) => row.file?.arrival === this.#version && first && isSameRow(row, first)).length
  }

  #list(notes: readonly SetAsideNote[]): void {
    this.listed.push(...notes.slice(0, Math.max(0, MAX_NOTED - this.listed.length)))
  }
}

/** A register row and an XML of one voucher are two aspects of it and no repeats. */
const isOtherSource = (a: UntreatedVoucher, b: UntreatedVoucher): boolean =>
  (a.source === 'xml') !== (b.source === 'xml')

const claimsOf = (voucher: UntreatedVoucher): SetAsideRow[] => [
  ...(voucher.source === 'xml' ? [] : [rowOf(voucher)]),
  ...(voucher.xmlDocument === null ? [] : [xmlOf(voucher)]),
]

/** Whether a row says what counts of its voucher. */
export const counts = (row: SetAsideRow, counting: UntreatedVoucher): boolean =>
  isSameRow(row, row.source === 'xml' ? xmlOf(counting) : rowOf(counting))
