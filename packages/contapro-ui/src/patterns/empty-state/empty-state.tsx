import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { Icon, type IconOutline } from '../../primitives/icon/icon.tsx'
import { ReceiptTextIcon } from '../../primitives/icon/icons.ts'
import { actions, art, empty, sign, text as textClass, title as titleClass } from './empty-state.css.ts'

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  readonly icon?: IconOutline
  /** A drawing instead of the icon. */
  readonly drawing?: ReactNode
  readonly title: string
  /** One suggestion. */
  readonly text?: ReactNode
  /** At most one button. */
  readonly action?: ReactNode
  /** Announced when it comes up in place of something else. */
  readonly announced?: boolean
  readonly headingLevel?: 'h1' | 'h2' | 'h3' | 'p'
  readonly className?: string
}

/** Nothing to show, and what to do about it. */
export function EmptyState(props: EmptyStateProps): JSX.Element {
  const { icon = ReceiptTextIcon, drawing, title, text, action, announced = false, className } = props
  const Heading = props.headingLevel ?? 'p'
  return (
    <div className={clsx(empty, className)} role={announced ? 'status' : undefined}>
      {drawing ? (
        <div className={art}>{drawing}</div>
      ) : (
        <span className={sign}>
          <Icon as={icon} size="lg" />
        </span>
      )}
      <Heading className={titleClass}>{title}</Heading>
      {text ? <p className={textClass}>{text}</p> : null}
      {action ? <div className={actions}>{action}</div> : null}
    </div>
  )
}
