import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { Icon, type IconOutline } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { block as blockClass, busyVariant, button, label, labels, sizes, unseen, variants } from './button.css.ts'

/** How a button or a link that looks like one is drawn. */
export interface ButtonLook {
  /** One primary a view; `danger` only to confirm something destructive. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'link' | 'danger'
  /** sm in rows, lg for the main action of forms and dialogs. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** Takes the whole width. */
  readonly block?: boolean
  readonly icon?: IconOutline
  readonly iconEnd?: IconOutline
}

interface ContentProps extends ButtonLook {
  readonly busy?: boolean
  readonly busyLabel?: string
  readonly children?: ReactNode
}

/** The classes of a button's look, for buttons and links alike. */
export function buttonClass(look: ButtonLook & { busy?: boolean; className?: string }): string {
  const { variant = 'secondary', size = 'md' } = look
  return clsx(
    button,
    variants[variant],
    sizes[size],
    look.block && blockClass,
    look.busy && busyVariant,
    look.className,
  )
}

/** Icon, label and chevron of a button; while busy a spinner and the label in the gerund, in the same width. */
export function ButtonContent({ icon, iconEnd, busy, busyLabel, children }: ContentProps): JSX.Element {
  return (
    <>
      {busy ? <Spinner size="sm" /> : icon ? <Icon as={icon} /> : null}
      {busyLabel ? (
        <span className={labels}>
          <span className={clsx(label, busy && unseen)}>{children}</span>
          <span className={clsx(label, !busy && unseen)}>{busyLabel}</span>
        </span>
      ) : children === undefined || children === null ? null : (
        <span className={label}>{children}</span>
      )}
      {iconEnd ? <Icon as={iconEnd} size="sm" /> : null}
    </>
  )
}
