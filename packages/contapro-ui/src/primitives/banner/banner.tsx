import { clsx } from 'clsx'
import type { ComponentProps, JSX, MouseEventHandler, ReactNode } from 'react'
import { statusTones } from '../badge/status-tones.css.ts'
import type { StatusTone } from '../badge/status-tones.ts'
import { Icon, type IconOutline } from '../icon/icon.tsx'
import { CircleCheckIcon, CircleXIcon, InfoIcon, TriangleAlertIcon } from '../icon/icons.ts'
import { Link } from '../link/link.tsx'
import {
  action as actionClass,
  banner,
  body,
  icon as iconClass,
  neutral,
  text,
  title as titleClass,
} from './banner.css.ts'

const icons: Readonly<Record<StatusTone, IconOutline>> = {
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleXIcon,
  neutral: InfoIcon,
  info: InfoIcon,
}

/** Props of `Banner`. */
export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly tone?: StatusTone
  readonly icon?: IconOutline
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
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...rest}
      className={clsx(banner, statusTones[tone], tone === 'neutral' && neutral, className)}
    >
      <Icon as={icon ?? icons[tone]} size="nav" className={iconClass} />
      <div className={body}>
        {title ? <p className={titleClass}>{title}</p> : null}
        {children || action ? (
          <div className={clsx(title && text)}>
            {action ? (
              <>
                <span>{children}</span>{' '}
                <Link className={actionClass} href={action.href} onClick={action.onClick}>
                  {action.label}
                </Link>
              </>
            ) : (
              children
            )}
          </div>
        ) : null}
      </div>
    </div>
  )
}
