import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { date as dateClass } from './date-text.css.ts'
import { formatDate } from './format-date.ts'

export interface DateTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** A civil date, `YYYY-MM-DD`. */
  readonly date: string | null | undefined
}

/** A date as `dd/mm/yyyy`. */
export function DateText({ date, className, ...rest }: DateTextProps): JSX.Element {
  return (
    <time {...rest} dateTime={date ?? undefined} className={clsx(dateClass, className)}>
      {formatDate(date)}
    </time>
  )
}
