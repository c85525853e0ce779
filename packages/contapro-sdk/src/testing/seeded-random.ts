/** Random numbers that are the same on every run. */
export interface SeededRandom {
  /** A whole number from `from` to `to`, both included. */
  readonly integer: (from: number, to: number) => number
  /** One of a list that is not empty. */
  readonly pick: <Item>(list: readonly [Item, ...Item[]]) => Item
}

/** Random numbers from a text: mulberry32 over its FNV-1a hash. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return { integer, pick: (list) => list[integer(0, list.length - 1)] ?? list[0] }
}

/** A uuid (version 4) that a text always gives. */
export function seededUuid(seed: string): string {
  const random = seededRandom(seed)
  const hex = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16))
  hex[12] = '4'
  hex[16] = random.pick(['8', '9', 'a', 'b'])
  const text = hex.join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}
