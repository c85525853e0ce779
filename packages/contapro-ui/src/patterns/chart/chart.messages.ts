import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the charts and of their tables. */
export interface ChartMessages {
  readonly viewAsTable: string
  readonly viewAsChart: string
  readonly otherReasons: string
  readonly name: string
  readonly amount: string
  readonly count: string
  readonly month: string
  readonly versus: (previous: string) => string
}

export const chartMessages: TextSet<'chart', ChartMessages> = {
  feature: 'chart',
  texts: {
    viewAsTable: 'Ver como tabla',
    viewAsChart: 'Ver como gráfico',
    otherReasons: 'Otros motivos',
    name: 'Nombre',
    amount: 'Importe',
    count: 'Cantidad',
    month: 'Mes',
    versus: (previous) => `vs. ${previous}`,
  },
}
