import { seconds } from '../seconds.ts'

const RUNS = 50
/** A server in use has run its code often enough for the engine to have compiled it. */
const WARM_UPS = 100

/**
 * Times of several works, ms, each run fifty times after a hundred to warm up. They take turns, so that whatever slows the machine
 * slows them all.
 */
export async function inTurn(works: readonly (() => Promise<void>)[]): Promise<number[][]> {
  const times = works.map((): number[] => [])
  for (let run = -WARM_UPS; run < RUNS; run += 1) {
    for (const [i, work] of works.entries()) {
      const ms = (await seconds(work)) * 1000
      if (run >= 0) times[i]?.push(ms)
    }
  }
  return times
}

export function quantile(values: readonly number[] | undefined, share: number): number {
  const sorted = (values ?? []).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
