import { setTimeout as sleep } from 'node:timers/promises'
import type { TaxPeriod } from '@contapro/sunat'
import { listProviders } from '../../apps/api/src/features/vouchers/filter-options.store.ts'
import type { Database } from '../../apps/api/src/platform/db/index.ts'
import { listFigures, listIgvOfPeriods } from '../../apps/api/src/vouchers/figures/period-figures.store.ts'
import { listVoucherPage } from '../../apps/api/src/vouchers/lists/vouchers.store.ts'
import { benchPeriod } from './register-file.ts'

export interface ReaderFigures {
  readonly reads: number
  /** Longest wait for one read, in milliseconds. */
  readonly readerMaxMs: number
  readonly readerP99Ms: number
  /** Which read it was that waited longest. */
  readonly slowest: string
}

export interface BenchReader {
  /** Forgets what was measured so far. */
  reset(): void
  figures(): ReaderFigures
  stop(): Promise<void>
}

/** Between two rounds of reads, in milliseconds. */
const PAUSE_MS = 20

/** Asks for what the dashboard and the list of vouchers ask for, over and over, one read after the other. */
export function startReader(database: Database, businessUuid: string): BenchReader {
  const period = benchPeriod as TaxPeriod
  const side = { businessUuid, operation: 'COMPRA', period } as const
  const filter = { operation: 'COMPRA', period, status: undefined, search: undefined } as const
  const reads: Record<string, () => Promise<unknown>> = {
    igv: () => listIgvOfPeriods(database, businessUuid, period),
    figures: () => listFigures(database, businessUuid, { operation: 'COMPRA', from: period, to: period }),
    'first page': () => listVoucherPage(database, businessUuid, filter, { page: 1, size: 20 }),
    providers: () => listProviders(database, side),
  }
  const state = { isStopped: false, waits: [] as { name: string; ms: number }[] }
  const loop = (async () => {
    while (!state.isStopped) {
      for (const [name, read] of Object.entries(reads)) {
        const start = performance.now()
        await read()
        state.waits.push({ name, ms: performance.now() - start })
      }
      await sleep(PAUSE_MS)
    }
  })()
  return {
    reset: () => {
      state.waits = []
    },
    figures: () => summary(state.waits),
    stop: () => {
      state.isStopped = true
      return loop
    },
  }
}

function summary(waits: readonly { name: string; ms: number }[]): ReaderFigures {
  const sorted = waits.toSorted((a, b) => a.ms - b.ms)
  return {
    reads: sorted.length,
    readerMaxMs: sorted.at(-1)?.ms ?? 0,
    readerP99Ms: sorted[Math.floor(sorted.length * 0.99)]?.ms ?? 0,
    slowest: sorted.at(-1)?.name ?? '',
  }
}

/** Nobody reads. */
export const noReader: BenchReader = { reset: () => undefined, figures: () => summary([]), stop: async () => undefined }
