import { clsx } from 'clsx'
import type { ComponentProps, JSX, MouseEventHandler, ReactNode } from 'react'
import type { StatusTone } from '../badge/status-tones.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { Link } from '../link/link.tsx'
import {
  action as actionClass,
  banner,
  body,
  icon as iconClass,
  text,
  title as titleClass,
  tones,
} from './banner.css.ts'

const icons: Readonly<Record<StatusTone, IconName>> = {
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-x',
  neutral: 'info',
  info: 'info',
}

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly tone?: StatusTone
  readonly icon?: IconName
  readonly title?: ReactNode
  /** An address to mend it, underlined. */
  readonly action?: {
    readonly label: string
    readonly href: string
    readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  }
}

/** A tinted field with what happened and what to do. Danger is announced at once. */
export function Banner({ tone = 'info', icon, title, action, className, children, ...rest }: BannerProps): JSX.Element {
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} {...rest} className={clsx(banner, tones[tone], className)}>
      <Icon name={icon ?? icons[tone]} size="nav" className={iconClass} />
      <div className={body}>
        {title ? <p className={titleClass}>{title}</p> : null}
        {children || action ? (
          <div className={clsx(title && text)}>
            {children}{' '}
            {action ? (
              <Link className={actionClass} href={action.href} onClick={action.onClick}>
                {action.label}
              </Link>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}
