import { centimos } from '@contapro/sunat'
import { describe, expect, it } from 'vitest'
import { axisLabel, axisTicks } from './axis-label.ts'
import { changeFrom } from './change-from.ts'

describe('the axis of a chart', () => {
  it.each([
    [0, '0'],
    [50_000, '500'],
    [20_000_000, '200 k'],
    [250_000, '2.5 k'],
    [120_000_000, '1.2 M'],
    [-5_000_000, '-50 k'],
  ])('writes %i céntimos as %s', (amount, label) => {
    expect(axisLabel(amount, 'es-PE')).toBe(label)
  })

  it.each([
    [21_472_448, [0, 5_000_000, 10_000_000, 15_000_000, 20_000_000, 25_000_000]],
    [33_419_397, [0, 10_000_000, 20_000_000, 30_000_000, 40_000_000]],
    [100, [0, 20, 40, 60, 80, 100]],
    [0, [0]],
  ])('has round steps up to %i', (largest, ticks) => {
    expect(axisTicks(largest)).toEqual(ticks)
  })

  it.each([1, 7, 99, 12_345, 987_654_321, 5_000_000_000])('ends at or above %i, in at most six lines', (largest) => {
    const ticks = axisTicks(largest)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest)
    expect(ticks.length).toBeLessThanOrEqual(6)
  })
})

describe('the change against the month before', () => {
  const points = [0, 20_000, 21_680, -100].map((amount, index) => ({
    period: `20260${index + 1}`,
    amount: centimos(amount),
  }))
  it('is a percentage of that month', () => {
    expect(changeFrom(points, 2)).toBeCloseTo(8.4, 6)
  })

  it.each([
    [0, 'there is none before'],
    [1, 'the one before was 0'],
    [9, 'there is no such month'],
  ])('of month %i is unknown: %s', (month) => {
    expect(changeFrom(points, month)).toBeNull()
  })

  it('keeps its direction when the month before was negative', () => {
    const fromDebt = [
      { period: '202601', amount: centimos(-200) },
      { period: '202602', amount: centimos(-100) },
    ]
    expect(changeFrom(fromDebt, 1)).toBe(50)
  })
})
