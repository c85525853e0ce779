import type { ComponentProps, JSX } from 'react'
import { Badge } from '../../primitives/badge/badge.tsx'
import type { StatusTone } from '../../primitives/badge/status-tones.ts'
import type { IconName } from '../../primitives/icon/icons.ts'

/** The states of a company. Source: specification, part 1, section 4. */
export type CompanyStatus = 'VALID' | 'IN_PROGRESS' | 'MISSING_PERMISSIONS' | 'INVALID_CREDENTIALS'

interface StatusLook {
  readonly tone: StatusTone
  readonly icon: IconName
  readonly text: string
}

const looks: Readonly<Record<CompanyStatus, StatusLook>> = {
  VALID: { tone: 'success', icon: 'circle-check', text: 'Conectada' },
  IN_PROGRESS: { tone: 'neutral', icon: 'clock', text: 'Procesando datos' },
  MISSING_PERMISSIONS: { tone: 'warning', icon: 'shield-alert', text: 'Falta de permisos' },
  INVALID_CREDENTIALS: { tone: 'danger', icon: 'circle-x', text: 'Credenciales inválidas' },
}

/** The state of a company in words, as the product writes it. */
export const companyStatusText = (status: CompanyStatus): string => looks[status].text

export interface CompanyStatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly status: CompanyStatus
  /** Another wording; without one the product's. */
  readonly text?: string
}

/** The state of a company with its colour and icon. */
export function CompanyStatusBadge({ status, text, ...rest }: CompanyStatusBadgeProps): JSX.Element {
  const look = looks[status]
  return (
    <Badge {...rest} tone={look.tone} icon={look.icon}>
      {text ?? look.text}
    </Badge>
  )
}
