/** Random numbers that are the same on every machine (mulberry32). */
export interface Random {
  /** A whole number between two, both included. */
  between(least: number, most: number): number
  pick<Value>(values: readonly [Value, ...Value[]]): Value
}

export function seededRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return { between, pick: (values) => values[between(0, values.length - 1)] ?? values[0] }
}
