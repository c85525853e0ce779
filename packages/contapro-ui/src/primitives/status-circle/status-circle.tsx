import { clsx } from 'clsx'
import type { JSX } from 'react'
import { statusTones } from '../badge/status-tones.css.ts'
import type { StatusTone } from '../badge/status-tones.ts'
import { Icon, type IconOutline } from '../icon/icon.tsx'
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, InfoIcon, TriangleAlertIcon } from '../icon/icons.ts'
import { circle } from './status-circle.css.ts'

const icons: Readonly<Record<StatusTone, IconOutline>> = {
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  neutral: ClockIcon,
  info: InfoIcon,
}

export interface StatusCircleProps {
  readonly tone: StatusTone
  readonly icon?: IconOutline
}

/** Says at a glance how something ended, above its title. */
export function StatusCircle({ tone, icon }: StatusCircleProps): JSX.Element {
  return (
    <span className={clsx(circle, statusTones[tone])}>
      <Icon as={icon ?? icons[tone]} size="xl" />
    </span>
  )
}
