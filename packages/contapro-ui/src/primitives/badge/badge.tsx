import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { badge, count, icon as iconClass, iconTones, quiet as quietClass, tones, withoutIcon } from './badge.css.ts'
import type { StatusTone } from './status-tones.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: StatusTone
  readonly icon?: IconName
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
    <span {...rest} className={clsx(badge, tones[tone], !icon && withoutIcon, quiet && quietClass, className)}>
      {icon ? <Icon name={icon} className={clsx(iconClass, iconTones[tone])} /> : null}
      {children}
    </span>
  )
}

/** A count in a pill, beside a tab or a title. */
export function CountPill({ className, ...rest }: ComponentProps<'span'>): JSX.Element {
  return <span {...rest} className={clsx(count, className)} />
}
