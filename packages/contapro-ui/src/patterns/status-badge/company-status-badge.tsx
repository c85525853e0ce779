import type { ComponentProps, JSX } from 'react'
import { Badge } from '../../primitives/badge/badge.tsx'
import type { StatusTone } from '../../primitives/badge/status-tones.ts'
import type { IconOutline } from '../../primitives/icon/icon.tsx'
import { CircleCheckIcon, CircleXIcon, ClockIcon, ShieldAlertIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { statusBadgeMessages } from './status-badge.messages.ts'

/** The states of a company. Source: specification, part 1, section 4. */
export type CompanyStatus = 'VALID' | 'IN_PROGRESS' | 'MISSING_PERMISSIONS' | 'INVALID_CREDENTIALS'

interface StatusLook {
  readonly tone: StatusTone
  readonly icon: IconOutline
}

const looks: Readonly<Record<CompanyStatus, StatusLook>> = {
  VALID: { tone: 'success', icon: CircleCheckIcon },
  IN_PROGRESS: { tone: 'neutral', icon: ClockIcon },
  MISSING_PERMISSIONS: { tone: 'warning', icon: ShieldAlertIcon },
  INVALID_CREDENTIALS: { tone: 'danger', icon: CircleXIcon },
}

/** Props of `CompanyStatusBadge`. */
export interface CompanyStatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly status: CompanyStatus
  /** Another wording; without one the product's. */
  readonly text?: string
}

/** The state of a company with its colour and icon. */
export function CompanyStatusBadge({ status, text, ...rest }: CompanyStatusBadgeProps): JSX.Element {
  const texts = useTexts(statusBadgeMessages)
  const look = looks[status]
  return (
    <Badge {...rest} tone={look.tone} icon={look.icon}>
      {text ?? texts.company[status]}
    </Badge>
  )
}
