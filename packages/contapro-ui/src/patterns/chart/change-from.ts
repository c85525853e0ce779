import type { ChartPoint } from './chart-point.ts'

/** Per cent against the month before; null without one, or when that month was 0. */
export function changeFrom(points: readonly ChartPoint[], index: number): number | null {
  const before = points[index - 1]?.amount
  const now = points[index]?.amount
  if (before === undefined || now === undefined || before === 0) return null
  return ((now - before) / Math.abs(before)) * 100
}
