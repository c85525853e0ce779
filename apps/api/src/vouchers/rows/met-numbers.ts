import { type CivilDate, periodOf, seriesKey } from '@contapro/sunat'
import { mergeNumberRuns, type NumberRun, numberRunOf } from '@contapro/sunat/observations'
import type { UntreatedVoucher } from './voucher-row.ts'

/** A series of a type of voucher. */
export interface Series {
  readonly type: string
  /** As `seriesKey` writes it. */
  readonly series: string
}

interface MetSeries extends Series {
  readonly runs: Mutable<NumberRun>[]
  /** How many runs may stand apart before they are brought together: a file need not be in order. */
  limit: number
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] }

const FIRST_LIMIT = 10_000

/** The numbers of the sales that an ingestion has met, as runs: a million vouchers in order are one. */
export class MetNumbers {
  readonly #series = new Map<string, MetSeries>()

  meet({ type, series, number, finalNumber, issuedOn }: UntreatedVoucher): void {
    const run = numberRunOf({ type, number, finalNumber, issuedIn: periodOf(issuedOn as CivilDate) })
    if (run === undefined) return
    const met = this.#of(type, seriesKey(type, series))
    const newest = met.runs.at(-1)
    if (newest !== undefined && run.first === newest.last + 1) {
      newest.last = run.last
      newest.endedIn = run.endedIn
    } else if (newest !== undefined && run.last === newest.first - 1) {
      newest.first = run.first
    } else {
      met.runs.push(run)
      if (met.runs.length > met.limit) compact(met)
    }
  }

  /** Each series with its runs, apart from each other and ascending. */
  get all(): readonly (Series & { readonly runs: readonly NumberRun[] })[] {
    return [...this.#series.values()].map((met) => ({ ...met, runs: mergeNumberRuns(met.runs) }))
  }

  /** The runs of a series, as `all` has them. */
  runsOf({ type, series }: Series): readonly NumberRun[] {
    return mergeNumberRuns(this.#series.get(keyOf(type, series))?.runs ?? [])
  }

  #of(type: string, series: string): MetSeries {
    const key = keyOf(type, series)
    const known = this.#series.get(key)
    if (known) return known
    const met = { type, series, runs: [], limit: FIRST_LIMIT }
    this.#series.set(key, met)
    return met
  }
}

const keyOf = (type: string, series: string): string => `${type} ${series}`

function compact(met: MetSeries): void {
  const merged = mergeNumberRuns(met.runs)
  met.runs.splice(0, met.runs.length)
  for (const run of merged) met.runs.push({ ...run })
  met.limit = Math.max(FIRST_LIMIT, merged.length * 2)
}
