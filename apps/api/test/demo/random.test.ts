import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/demo/invented/random.ts'

const draws = (key: string): number[] => {
  const random = createRandom(key)
  return Array.from({ length: 200 }, () => random.int(0, 999_999))
}

describe('the random source', () => {
  it('gives the same sequence for the same key and another for another', () => {
    expect(draws('a')).toEqual(draws('a'))
    expect(draws('a')).not.toEqual(draws('b'))
  })

  it('reaches both ends of a range and never leaves it', () => {
    const random = createRandom('range')
    const seen = new Set(Array.from({ length: 2000 }, () => random.int(3, 7)))
    expect([...seen].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7])
  })

  it('picks by weight, and never what weighs nothing', () => {
    const random = createRandom('weights')
    const weights = [
      ['common', 90],
      ['never', 0],
      ['rare', 10],
    ] as const
    const counts = new Map<string, number>()
    for (let time = 0; time < 5000; time++) {
      const drawn = random.weighted(weights)
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual(['common', 'rare'])
    expect(counts.get('rare')).toBeGreaterThan(400)
    expect(counts.get('rare')).toBeLessThan(600)
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('x').pick([])).toThrow(RangeError)
  })
})
