import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { Card } from '../../primitives/card/card.tsx'
import { Icon, type IconOutline } from '../../primitives/icon/icon.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { foot as footClass, label as labelClass, large, stat, strip, value as valueClass } from './stat.css.ts'

/** Props of `Stat`. */
export interface StatProps {
  readonly label: ReactNode
  readonly icon?: IconOutline
  /** A MoneyText or a count; a skeleton while it is undefined. */
  readonly value: ReactNode | undefined
  /** The change against the month before, a note. */
  readonly foot?: ReactNode
  /** 28 instead of 22 px. */
  readonly large?: boolean
  readonly className?: string
}

/** A figure with its name. */
export function Stat({ label, icon, value, foot, large: isLarge = false, className }: StatProps): JSX.Element {
  return (
    <div className={clsx(stat, className)}>
      <div className={labelClass}>
        {icon ? <Icon as={icon} size="sm" /> : null}
        <span>{label}</span>
      </div>
      <div translate="no" className={clsx(valueClass, isLarge && large)}>
        {value === undefined ? <Skeleton width={128} height="0.8em" /> : value}
      </div>
      {foot ? <div className={footClass}>{foot}</div> : null}
    </div>
  )
}

/** Props of `StatStrip`. */
export interface StatStripProps {
  /** What the figures are about. */
  readonly label: string
  readonly children: ReactNode
}

/** Several figures in one card with hairlines; two by two under 720 px. */
export function StatStrip({ label, children }: StatStripProps): JSX.Element {
  return (
    <Card aria-label={label}>
      <div className={strip}>{children}</div>
    </Card>
  )
}
