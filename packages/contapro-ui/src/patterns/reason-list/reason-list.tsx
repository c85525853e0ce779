import type { JSX } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CircleCheckIcon, CircleMinusIcon, ClockIcon } from '../../primitives/icon/icons.ts'
import { reason, reasonIcon, reasons as reasonsClass, reasonTitle } from './reason-list.css.ts'

/** What is so, and why. */
export interface Reason {
  readonly id: string
  readonly tone: 'good' | 'bad' | 'wait'
  readonly title: string
  readonly sentences: readonly string[]
}

/** Props of `ReasonList`. */
export interface ReasonListProps {
  /** What the reasons are for, for screen readers. */
  readonly label: string
  readonly reasons: readonly Reason[]
}

/** Why something counts as it does; nothing where there is nothing to say. */
export function ReasonList({ label, reasons }: ReasonListProps): JSX.Element | null {
  if (reasons.length === 0) return null
  return (
    <ul className={reasonsClass} aria-label={label}>
      {reasons.map(({ id, tone, title, sentences }) => (
        <li key={id} className={reason}>
          <Icon as={icons[tone]} className={reasonIcon[tone]} />
          <span>
            <span className={reasonTitle}>{title}</span>
            <span>{sentences.join(' ')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const icons = { good: CircleCheckIcon, bad: CircleMinusIcon, wait: ClockIcon } as const
