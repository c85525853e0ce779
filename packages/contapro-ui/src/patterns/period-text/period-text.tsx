import type { ComponentProps, JSX } from 'react'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { formatPeriod, type PeriodStyle } from './format-period.ts'

/** Props of `PeriodText`. */
export interface PeriodTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'style'> {
  /** A tax period, `YYYYMM`. */
  readonly period: string
  /** "Octubre 2025", "octubre 2025", "octubre" or "Oct". */
  readonly format?: PeriodStyle
}

/** A tax period in words. */
export function PeriodText({ period, format = 'title', ...rest }: PeriodTextProps): JSX.Element {
  const locale = useLocale()
  return (
    <time {...rest} dateTime={`${period.slice(0, 4)}-${period.slice(4)}`}>
      {formatPeriod(period, locale, format)}
    </time>
  )
}
