import { seriesKey } from '@contapro/sunat'
import { reviewVoucher } from '../../ingestion/review/review-voucher.ts'
import type { Session } from '../../platform/db/index.ts'
import { mergeVouchers } from '../../vouchers/merge/merge-vouchers.ts'
import type { Operation, UntreatedVoucher, VoucherRow } from '../../vouchers/rows/voucher-row.ts'
import { renewLease } from '../../vouchers/stores/lease.store.ts'
import {
  findLastDecisions,
  listOtherSpellings,
  type SpelledVoucher,
} from '../../vouchers/stores/merged-vouchers.store.ts'
import { type CurrentVoucher, findCurrentVouchers } from '../../vouchers/stores/vouchers.store.ts'
import { factsOf, type Review } from './review-purchases.ts'

/** A voucher that is stored under several codes. */
interface Copies {
  readonly operation: Operation
  /** The code by the key of its series. */
  readonly code: string
  /** Older ones first. */
  readonly states: readonly [CurrentVoucher, ...CurrentVoucher[]]
}

/** Merges the vouchers that are stored several times because their series is written in several ways. Returns all their states. */
export async function mergeSeries({ driver, lease, writer, reviewer }: Review): Promise<SpelledVoucher[]> {
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    const found: SpelledVoucher[] = []
    for (const operation of ['COMPRA', 'VENTA'] as const) {
      const copies = await listCopies(tx, lease.businessUuid, operation)
      const decisions = await findLastDecisions(tx, lease.businessUuid, copies.flatMap(spellingsOf))
      const joined = copies.map(({ code, states }) => ({
        current: states[0],
        gone: states.slice(1),
        row: { ...joinStates(code, states), decision: decisions.get(code) ?? null },
      }))
      const facts = await factsOf(tx, lease.businessUuid, joined)
      await writer.rewrite(
        tx,
        operation,
        joined.flatMap(({ current, gone, row }) => [
          { current, row: reviewVoucher(row, facts, reviewer) },
          ...gone.map((state) => ({ current: state })),
        ]),
      )
      found.push(...copies.flatMap(spellingsOf))
    }
    return found
  })
}

async function listCopies(tx: Session, businessUuid: string, operation: Operation): Promise<Copies[]> {
  const byCode = new Map<string, CurrentVoucher[]>()
  for (const other of await listOtherSpellings(tx, businessUuid, operation)) {
    const code = keyCodeOf(other.row)
    byCode.set(code, [...(byCode.get(code) ?? []), other])
  }
  const spelledByKey = await findCurrentVouchers(tx, businessUuid, operation, [...byCode.keys()])
  return [...byCode].map(([code, others]) => {
    const byKey = spelledByKey.get(code)
    const [first, ...more] = (byKey ? [byKey, ...others] : others).toSorted((a, b) => a.publishedIn - b.publishedIn)
    if (!first) throw new Error('A voucher without any state.')
    return { operation, code, states: [first, ...more] }
  })
}

/** The code of a voucher by the key of its series. */
function keyCodeOf({ code, issuerDocument, type, series }: VoucherRow): string {
  const beginning = `${issuerDocument}-${type}-`
  return beginning + seriesKey(type, series) + code.slice(beginning.length + series.length)
}

function joinStates(code: string, [first, ...others]: Copies['states']): VoucherRow {
  const joined = others.reduce<UntreatedVoucher>((known, { row }) => mergeVouchers(known, { ...row, code }), {
    ...first.row,
    code,
  })
  return { ...first.row, ...joined }
}

function spellingsOf({ operation, code, states }: Copies): SpelledVoucher[] {
  const kept = states.find(({ row }) => row.code === code) ?? states[0]
  return states.map((state) => {
    const { code: spelledCode, period, total } = state.row
    return { operation, code, spelledCode, isCopy: state !== kept, period, total }
  })
}
