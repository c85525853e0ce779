import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { Icon, type IconOutline } from '../icon/icon.tsx'
import { badge, count, icon as iconClass, quiet as quietClass, withoutIcon } from './badge.css.ts'
import { statusTones } from './status-tones.css.ts'
import type { StatusTone } from './status-tones.ts'

/** Props of `Badge`. */
export interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: StatusTone
  readonly icon?: IconOutline
  /** Text and icon alone: for the healthy state inside tables. */
  readonly quiet?: boolean
}

/** A status in words, with its icon and colour. */
export function Badge({
  tone = 'neutral',
  icon,
  quiet = false,
  className,
  children,
  ...rest
}: BadgeProps): JSX.Element {
  return (
    <span {...rest} className={clsx(badge, statusTones[tone], !icon && withoutIcon, quiet && quietClass, className)}>
      {icon ? <Icon as={icon} className={iconClass} /> : null}
      <span>{children}</span>
    </span>
  )
}

/** A count in a pill, beside a tab or a title. */
export function CountPill({ className, ...rest }: ComponentProps<'span'>): JSX.Element {
  return <span translate="no" {...rest} className={clsx(count, className)} />
}
