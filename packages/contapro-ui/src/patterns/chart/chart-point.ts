import type { Centimos } from '@contapro/sunat'
import type { LinkProps } from '../../primitives/link/link.tsx'

/** One month of an evolution. */
export interface ChartPoint {
  /** `YYYYMM`. */
  readonly period: string
  readonly amount: Centimos
}

/** The colour of a series: compras and ventas keep theirs everywhere. */
export type ChartSeries = 'ventas' | 'compras'

/** One part of a whole: a reason, a type of voucher. */
export interface DonutPart {
  readonly id: string
  /** Null is "Otros motivos". */
  readonly name: string | null
  readonly count: number
  /** Undefined if the answer has no count. */
  readonly amount?: Centimos | undefined
  /** To the vouchers of the part. */
  readonly anchor?: Pick<LinkProps, 'href' | 'onClick'> | undefined
}

/** A chart, or the same data as a table. */
export type ChartView = 'chart' | 'table'
