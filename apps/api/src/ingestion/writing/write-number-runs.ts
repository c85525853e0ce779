import { mergeNumberRuns, type NumberRun } from '@contapro/sunat/observations'
import type { Driver } from '../../platform/db/index.ts'
import type { MetNumbers, Series } from '../../vouchers/rows/met-numbers.ts'
import { type Lease, renewLease } from '../../vouchers/stores/lease.store.ts'
import { listNumberRuns, replaceNumberRuns } from './number-runs.store.ts'

/** Brings the numbers that an ingestion has met together with those of its company, series by series; once an ingestion. */
export async function writeNumberRuns(driver: Driver, lease: Lease, numbers: MetNumbers): Promise<void> {
  for (const { runs, ...series } of numbers.all) {
    await changeRuns(driver, lease, series, (known) => mergeNumberRuns([...known, ...runs]))
  }
}

/** Writes the runs of the series of `of` from the numbers of `from` alone, which holds all of the company. */
export async function rewriteNumberRuns(
  driver: Driver,
  lease: Lease,
  { of, from }: { readonly of: MetNumbers; readonly from: MetNumbers },
): Promise<void> {
  for (const { type, series } of of.all) {
    await changeRuns(driver, lease, { type, series }, () => from.runsOf({ type, series }))
  }
}

function changeRuns(
  driver: Driver,
  lease: Lease,
  series: Series,
  change: (known: readonly NumberRun[]) => readonly NumberRun[],
): Promise<void> {
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    const known = await listNumberRuns(tx, lease.businessUuid, series)
    const changed = change(known)
    await replaceNumberRuns(tx, lease, series, { gone: without(known, changed), come: without(changed, known) })
  })
}

/** Those of the runs that are not among the others. */
function without(runs: readonly NumberRun[], others: readonly NumberRun[]): NumberRun[] {
  const keys = new Set(others.map(keyOf))
  return runs.filter((run) => !keys.has(keyOf(run)))
}

const keyOf = ({ first, last, endedIn }: NumberRun): string => `${first} ${last} ${endedIn}`
