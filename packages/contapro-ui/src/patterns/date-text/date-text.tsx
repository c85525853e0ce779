import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { date as dateClass } from './date-text.css.ts'
import { formatDate } from './format-date.ts'

/** Props of `DateText`. */
export interface DateTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** A civil date, `YYYY-MM-DD`. */
  readonly date: string | null | undefined
}

/** A date in figures: `dd/mm/yyyy` in Peru. */
export function DateText({ date, className, ...rest }: DateTextProps): JSX.Element {
  const locale = useLocale()
  return (
    <time translate="no" {...rest} dateTime={date ?? undefined} className={clsx(dateClass, className)}>
      {formatDate(date, locale)}
    </time>
  )
}
