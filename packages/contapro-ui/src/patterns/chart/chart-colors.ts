import { vars } from '../../theme/vars.css.ts'
import type { ChartSeries } from './chart-point.ts'

/** The colour of each series. */
export const seriesColors: Readonly<Record<ChartSeries, string>> = {
  ventas: vars.chart.ventas,
  compras: vars.chart.compras,
}

const PARTS: readonly string[] = [vars.chart[1], vars.chart[2], vars.chart[4], vars.chart[3], vars.chart[5]]

/** The colour of a part of a donut by its place; the unnamed rest and whatever comes after the fifth are grey. */
export function partColor(index: number, isRest: boolean): string {
  return isRest ? vars.chart[6] : (PARTS[index] ?? vars.chart[6])
}
