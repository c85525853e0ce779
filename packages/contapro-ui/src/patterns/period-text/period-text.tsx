import type { ComponentProps, JSX } from 'react'
import { formatPeriod, type PeriodStyle } from './format-period.ts'

export interface PeriodTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'style'> {
  /** A tax period, `YYYYMM`. */
  readonly period: string
  /** "Octubre 2025", "octubre 2025", "octubre" or "Oct". */
  readonly format?: PeriodStyle
}

/** A tax period in words. */
export function PeriodText({ period, format = 'title', ...rest }: PeriodTextProps): JSX.Element {
  return (
    <time {...rest} dateTime={`${period.slice(0, 4)}-${period.slice(4)}`}>
      {formatPeriod(period, format)}
    </time>
  )
}
