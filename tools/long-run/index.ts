/** Whether `npm run test:long` runs this test, with many cases instead of a few. */
const isLongRun: boolean = process.env.CONTAPRO_LONG === '1'

/** How many cases a seeded test tries: `few` in `npm test`, `many` in `npm run test:long`. */
export function caseCount({ few, many }: { readonly few: number; readonly many: number }): number {
  return isLongRun ? many : few
}

/** What seeded tests begin with: the same in every `npm test`; a long run takes CONTAPRO_SEED, so that it looks elsewhere and can be repeated. */
export const testSeed: number = Number(process.env.CONTAPRO_SEED ?? 20_260_801)

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
