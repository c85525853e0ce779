import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { row, rows, sum, term, value } from './fact-list.css.ts'

/** Names and values of one record, with hairlines between them. */
export function FactList({ children }: { readonly children: ReactNode }): JSX.Element {
  return <dl className={rows}>{children}</dl>
}

/** Props of `Fact`. */
export interface FactProps {
  readonly name: string
  /** The sum of the facts above. */
  readonly isSum?: boolean
  /** A figure, a date, a number, a name: a translator of the browser leaves it alone. */
  readonly children: ReactNode
}

/** One line of a `FactList`. */
export function Fact({ name, isSum = false, children }: FactProps): JSX.Element {
  return (
    <div className={clsx(row, isSum && sum)}>
      <dt className={term}>{name}</dt>
      <dd translate="no" className={value}>
        {children}
      </dd>
    </div>
  )
}
