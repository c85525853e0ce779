import type { PurchaseDecision } from '@contapro/sunat'
import { CsvRows } from '../../platform/db/csv-rows.ts'
import type { Session } from '../../platform/db/index.ts'
import { FigureDeltas } from '../../vouchers/figures/figure-deltas.ts'
import { mergeVouchers } from '../../vouchers/merge/merge-vouchers.ts'
import { MetNumbers } from '../../vouchers/rows/met-numbers.ts'
import { sameVoucher } from '../../vouchers/rows/same-voucher.ts'
import { addVoucherCsv } from '../../vouchers/rows/voucher-csv.ts'
import type { Operation, UntreatedVoucher, VoucherRow } from '../../vouchers/rows/voucher-row.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'
import {
  type CurrentVoucher,
  copyVouchers,
  findCurrentVouchers,
  replaceVouchers,
} from '../../vouchers/stores/vouchers.store.ts'
import { withFactsOf } from '../review/load-purchase-facts.ts'
import type { PurchaseFacts } from '../review/purchase-facts.ts'
import { type Reviewer, reviewVoucher } from '../review/review-voucher.ts'
import { findDecidedPurchases } from './decided-purchases.store.ts'
import { SeenCodes } from './seen-codes.ts'
import { SetAsideNotes } from './set-aside-notes.ts'

/** A batch made ready outside of the transaction that writes it. */
export interface PreparedVouchers {
  /** Rows that replace nothing. */
  readonly rows: CsvRows
  /** Rows that may be stored already, by book. */
  readonly toMerge: Record<Operation, { readonly row: VoucherRow; readonly isRepeated: boolean }[]>
  readonly facts: PurchaseFacts
}

/** Writes the vouchers of one ingestion beside those that readers see, and keeps count of what changes. */
export class VoucherWriter {
  readonly figures = new FigureDeltas()
  /** Of the sales that came, known before or not. */
  readonly numbers = new MetNumbers()
  /** Rows and XML that differ from what counts of their vouchers. */
  readonly setAside: SetAsideNotes
  vouchersNew = 0
  vouchersKnown = 0
  /** Vouchers that came or changed. */
  vouchersChanged = 0
  readonly #lease: Lease
  readonly #reviewer: Reviewer
  readonly #earlierBooks: ReadonlySet<Operation>
  readonly #registers = new Map<string, LoadedRegister>()
  readonly #seen: Record<Operation, SeenCodes> = { COMPRA: new SeenCodes(), VENTA: new SeenCodes() }

  /** @param earlierBooks in which the company had vouchers before: only there a new code can replace something. */
  constructor(lease: Lease, reviewer: Reviewer, earlierBooks: ReadonlySet<Operation>) {
    this.#lease = lease
    this.setAside = new SetAsideNotes(lease.version)
    this.#reviewer = reviewer
    this.#earlierBooks = earlierBooks
  }

  /** Registers that were read so far. */
  get registers(): readonly LoadedRegister[] {
    return [...this.#registers.values()]
  }

  /** Applies the rules and brings rows of the same voucher together. */
  prepare(vouchers: readonly UntreatedVoucher[], facts: PurchaseFacts): PreparedVouchers {
    const prepared: PreparedVouchers = { rows: new CsvRows(), toMerge: { COMPRA: [], VENTA: [] }, facts }
    for (const voucher of this.#distinct(vouchers)) {
      const row = reviewVoucher(voucher, facts, this.#reviewer)
      const isRepeated = this.#seen[row.operation].meet(row.code)
      if (isRepeated || this.#earlierBooks.has(row.operation)) {
        prepared.toMerge[row.operation].push({ row, isRepeated })
      } else {
        this.vouchersNew += 1
        this.vouchersChanged += 1
        this.figures.add(row)
        addVoucherCsv(prepared.rows, this.#lease, row)
      }
    }
    return prepared
  }

  /** Writes a prepared batch. */
  async write(tx: Session, { rows, toMerge, facts: prepared }: PreparedVouchers): Promise<void> {
    const { businessUuid } = this.#lease
    for (const operation of ['COMPRA', 'VENTA'] as const) {
      const codes = toMerge[operation].map(({ row }) => row.code)
      const current = await findCurrentVouchers(tx, businessUuid, operation, codes)
      const facts = await withFactsOf(tx, businessUuid, prepared, current.values())
      const missing = operation === 'COMPRA' ? codes.filter((code) => !current.has(code)) : []
      const decisions = await findDecidedPurchases(tx, businessUuid, missing)
      const changes = toMerge[operation].flatMap((incoming) => {
        const known = current.get(incoming.row.code)
        return known ? this.#merge(known, incoming, facts) : [this.#create(incoming.row, decisions, facts)]
      })
      await this.#replace(tx, operation, { changes, rows })
    }
    await copyVouchers(tx, rows)
  }

  /** Supersedes the stored rows of vouchers. */
  async withdraw(tx: Session, vouchers: readonly UntreatedVoucher[]): Promise<void> {
    for (const operation of ['COMPRA', 'VENTA'] as const) {
      const codes = vouchers.filter((voucher) => voucher.operation === operation).map(({ code }) => code)
      const current = await findCurrentVouchers(tx, this.#lease.businessUuid, operation, [...new Set(codes)])
      await this.rewrite(
        tx,
        operation,
        [...current.values()].map((known) => ({ current: known })),
      )
    }
  }

  /** Writes new states of stored rows. */
  async rewrite(tx: Session, operation: Operation, changes: readonly Change[]): Promise<void> {
    const rows = new CsvRows()
    await this.#replace(tx, operation, { changes, rows })
    await copyVouchers(tx, rows)
  }

  #distinct(vouchers: readonly UntreatedVoucher[]): Iterable<UntreatedVoucher> {
    const rows = new Map<string, UntreatedVoucher>()
    for (const voucher of vouchers) {
      const { operation, period } = voucher
      if (voucher.source !== 'xml') this.#registers.set(operation + period, { operation, period })
      if (operation === 'VENTA') this.numbers.meet(voucher)
      const key = operation + voucher.code
      const known = rows.get(key)
      rows.set(key, known ? this.#join(known, voucher, { isOwn: true }) : voucher)
    }
    return rows.values()
  }

  /** A purchase that was withdrawn and comes again is decided as before. */
  #create(row: VoucherRow, decisions: ReadonlyMap<string, PurchaseDecision>, facts: PurchaseFacts): Change {
    this.vouchersNew += 1
    const decision = decisions.get(row.code)
    return { row: decision ? reviewVoucher({ ...row, decision }, facts, this.#reviewer) : row }
  }

  #merge(
    current: CurrentVoucher,
    { row, isRepeated }: { row: VoucherRow; isRepeated: boolean },
    facts: PurchaseFacts,
  ): Change[] {
    if (!isRepeated) this.vouchersKnown += 1
    const joined = this.#join(current.row, row, { isOwn: isRepeated })
    const merged = reviewVoucher(joined, facts, this.#reviewer)
    return sameVoucher(current.row, merged) ? [] : [{ current, row: merged }]
  }

  #join(known: UntreatedVoucher, incoming: UntreatedVoucher, { isOwn }: { readonly isOwn: boolean }): UntreatedVoucher {
    const counting = mergeVouchers(known, incoming)
    this.setAside.note({ known, incoming, counting, isOwn })
    return counting
  }

  async #replace(
    tx: Session,
    operation: Operation,
    { changes, rows }: { readonly changes: readonly Change[]; readonly rows: CsvRows },
  ): Promise<void> {
    const published: string[] = []
    const own: string[] = []
    for (const { current, row } of changes) {
      if (row) {
        if (current?.publishedIn !== this.#lease.version) this.vouchersChanged += 1
        this.figures.add(row)
        addVoucherCsv(rows, this.#lease, row)
      }
      if (!current) continue
      this.figures.subtract(current.row)
      if (current.publishedIn === this.#lease.version) own.push(current.row.code)
      else published.push(current.row.code)
    }
    await replaceVouchers(tx, this.#lease, operation, { published, own })
  }
}

/** A month of a book whose register was read. */
export interface LoadedRegister {
  readonly operation: Operation
  readonly period: string
}

/** A new row, which replaces the current one if there is one. Without a new row the current one is deleted. */
export type Change =
  | { readonly current?: CurrentVoucher; readonly row: VoucherRow }
  | { readonly current: CurrentVoucher; readonly row?: undefined }
