import { mergeNumberRuns, type NumberRun } from '@contapro/sunat/observations'
import type { Driver } from '../../db/index.ts'
import { type Lease, renewLease } from '../ingestion/lease.store.ts'
import type { MetNumbers } from './met-numbers.ts'
import { listNumberRuns, replaceNumberRuns } from './number-runs.store.ts'

/** Brings the numbers that an ingestion has met together with those of its company, series by series; once an ingestion. */
export async function writeNumberRuns(driver: Driver, lease: Lease, numbers: MetNumbers): Promise<void> {
  for (const { runs, ...series } of numbers.all) {
    await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      const known = await listNumberRuns(tx, lease.businessUuid, series)
      const merged = mergeNumberRuns([...known, ...runs])
      await replaceNumberRuns(tx, lease, series, { gone: without(known, merged), come: without(merged, known) })
    })
  }
}

/** Those of the runs that are not among the others. */
function without(runs: readonly NumberRun[], others: readonly NumberRun[]): NumberRun[] {
  const keys = new Set(others.map(keyOf))
  return runs.filter((run) => !keys.has(keyOf(run)))
}

const keyOf = ({ first, last, endedIn }: NumberRun): string => `${first} ${last} ${endedIn}`
