import type { ComponentProps, JSX } from 'react'
import { Badge } from '../../primitives/badge/badge.tsx'
import type { StatusTone } from '../../primitives/badge/status-tones.ts'
import type { IconName } from '../../primitives/icon/icons.ts'

/** The states of a purchase voucher, in the words of the contract. Source: decisions 16 and 22. */
export type PurchaseStatusWord = 'gasto deducible' | 'gasto no deducible' | 'observado'

interface StatusLook {
  readonly tone: StatusTone
  readonly icon: IconName
  readonly text: string
  readonly quiet: boolean
}

const looks: Readonly<Record<PurchaseStatusWord, StatusLook>> = {
  'gasto deducible': { tone: 'success', icon: 'circle-check', text: 'Gasto deducible', quiet: true },
  'gasto no deducible': { tone: 'warning', icon: 'circle-minus', text: 'Gasto no deducible', quiet: false },
  observado: { tone: 'warning', icon: 'circle-alert', text: 'Observado', quiet: false },
}

export interface PurchaseStatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly status: PurchaseStatusWord
  readonly text?: string
}

/** The state of a purchase: plain when it is fine, a pill when it is not. */
export function PurchaseStatusBadge({ status, text, ...rest }: PurchaseStatusBadgeProps): JSX.Element {
  const look = looks[status]
  return (
    <Badge {...rest} tone={look.tone} icon={look.icon} quiet={look.quiet}>
      {text ?? look.text}
    </Badge>
  )
}
