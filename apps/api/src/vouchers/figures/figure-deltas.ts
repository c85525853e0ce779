import type { Operation, VoucherRow } from '../rows/voucher-row.ts'
import { countFilled, filledCounts } from './filled-amounts.ts'

/** Fields that a figure tells vouchers apart by. */
export const figureKeyFields = [
  'operation',
  'period',
  'type',
  'status',
  'credit',
  'rate',
  'hasDetraction',
  'annulled',
  'missingExchangeRate',
  'overBoletaLimit',
] as const satisfies readonly (keyof VoucherRow)[]

/** Amounts that are summed. */
export const figureAmountFields = [
  'taxableDg',
  'igvDg',
  'taxableDgng',
  'igvDgng',
  'taxableDng',
  'igvDng',
  'untaxed',
  'exportValue',
  'taxable',
  'taxableDiscount',
  'igv',
  'igvDiscount',
  'exonerated',
  'unaffected',
  'ivapTaxable',
  'ivap',
  'isc',
  'iscBeside',
  'iscBesideOther',
  'icbper',
  'other',
  'total',
] as const satisfies readonly (keyof VoucherRow)[]

type Key = Pick<VoucherRow, (typeof figureKeyFields)[number]>

/** Change of one row of `period_figures`. */
export interface FigureDelta extends Key {
  readonly hasFile: boolean
  /** The first rule that doubts an observed voucher, else ''. */
  readonly reason: string
  /** Where a credit `later` counts, else ''. */
  readonly creditPeriod: string
  vouchers: number
  /** In the order of `figureAmountFields`. */
  readonly amounts: number[]
  /** In the order of `filledCounts`. */
  readonly filled: number[]
}

/** What an ingestion changes in the figures, gathered row by row: what comes in less what it replaces. */
export class FigureDeltas {
  readonly #deltas = new Map<string, FigureDelta>()

  add(row: VoucherRow): void {
    this.#count(row, 1)
  }

  subtract(row: VoucherRow): void {
    this.#count(row, -1)
  }

  /** Those that change anything. */
  changes(): FigureDelta[] {
    return [...this.#deltas.values()].filter((d) => [d.vouchers, ...d.amounts, ...d.filled].some((n) => n !== 0))
  }

  /** Books in which any voucher came or went. */
  get operations(): ReadonlySet<Operation> {
    return new Set([...this.#deltas.values()].map((delta) => delta.operation))
  }

  /** Periods in which a purchase under detraction came or went, even if no sum changed. */
  get periodsUnderDetraction(): ReadonlySet<string> {
    const deltas = [...this.#deltas.values()].filter((d) => d.operation === 'COMPRA' && d.hasDetraction)
    return new Set(deltas.map((delta) => delta.period))
  }

  #count(row: VoucherRow, sign: 1 | -1): void {
    const delta = this.#of(row)
    delta.vouchers += sign
    // An annulled voucher counts as zero in every figure (decision 0056).
    if (row.annulled) return
    const { amounts } = delta
    for (let i = 0; i < figureAmountFields.length; i += 1) {
      const amount = row[figureAmountFields[i] as (typeof figureAmountFields)[number]]
      if (amount) amounts[i] = (amounts[i] ?? 0) + sign * amount
    }
    countFilled(delta.filled, row, sign)
  }

  #of(row: VoucherRow): FigureDelta {
    const hasFile = row.xmlDocument !== null
    const reason = row.status === 'observado' ? (row.statusReasons[0] ?? '') : ''
    const creditPeriod = row.credit === 'later' ? (row.creditPeriod ?? '') : ''
    const key = `${row.operation}|${row.period}|${row.type}|${row.status}|${row.credit}|${row.rate}|${hasFile}|${row.hasDetraction}|${row.annulled}|${row.missingExchangeRate}|${row.overBoletaLimit}|${reason}|${creditPeriod}`
    const known = this.#deltas.get(key)
    if (known) return known
    const identity = Object.fromEntries(figureKeyFields.map((f) => [f, row[f]])) as Key
    const delta = {
      ...identity,
      hasFile,
      reason,
      creditPeriod,
      vouchers: 0,
      amounts: figureAmountFields.map(() => 0),
      filled: filledCounts.map(() => 0),
    }
    this.#deltas.set(key, delta)
    return delta
  }
}
