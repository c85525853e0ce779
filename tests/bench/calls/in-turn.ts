import { seconds } from '../seconds.ts'

const RUNS = 50
const WARM_UPS = 5

/**
 * Times of several works, ms, each run fifty times after some to warm up. They take turns, so that whatever slows the machine
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
