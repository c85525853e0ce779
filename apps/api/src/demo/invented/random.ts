/** A repeatable source of choices: the same key gives the same sequence on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  /** True in about `percent` of 100 calls. */
  chance(percent: number): boolean
  /** One of the list. @throws RangeError when it is empty. */
  pick<T>(list: readonly T[]): T
  /** One of the list, more often those of greater weight. @throws RangeError when it is empty. */
  weighted<T>(list: readonly (readonly [T, number])[]): T
}

/** A source whose choices depend on the key alone (mulberry32 seeded by FNV-1a: small, and good enough for invented vouchers). */
export function createRandom(key: string): Random {
  let state = hash32(key)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit)
  return {
    int: (from, to) => from + below(to - from + 1),
    chance: (percent) => below(100) < percent,
    pick: (list) => at(list, below(list.length)),
    weighted(list) {
      let left = below(list.reduce((sum, [, weight]) => sum + weight, 0))
      const chosen = list.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (chosen ?? at(list, 0))[0]
    },
  }
}

/** FNV-1a over the UTF-16 units of the text, as an unsigned 32-bit number. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError('Nothing to pick from: the list is empty.')
  return value
}
