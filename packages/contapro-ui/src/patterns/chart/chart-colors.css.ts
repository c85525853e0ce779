import { vars } from '../../theme/tokens/vars.css.ts'
import type { ChartSeries } from './chart-point.ts'

// Recharts takes paint as attributes. Worked out here, it is a few words of text; else every token would come along.
const { card, chart, color } = vars

/** The colour of each series. */
export const seriesColors: Readonly<Record<ChartSeries, string>> = { ventas: chart.ventas, compras: chart.compras }

/** The colours of the parts of a donut by their place. */
export const partColors: readonly string[] = [chart[1], chart[2], chart[4], chart[3], chart[5]]
/** Of the unnamed rest and whatever comes after the fifth. */
export const restColor: string = chart[6]

export const grid: string = chart.grid
export const cursor: string = chart.cursor
export const fillFrom: string = chart.fillFrom
export const fillTo: string = chart.fillTo
/** Around a dot, so that it stands off its line. */
export const dotEdge: string = color.surface
/** Between the parts of a ring. */
export const partEdge: string = card.bg
