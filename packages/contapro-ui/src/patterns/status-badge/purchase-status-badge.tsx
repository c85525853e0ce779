import type { ComponentProps, JSX } from 'react'
import { Badge } from '../../primitives/badge/badge.tsx'
import type { StatusTone } from '../../primitives/badge/status-tones.ts'
import type { IconOutline } from '../../primitives/icon/icon.tsx'
import { CircleAlertIcon, CircleCheckIcon, CircleMinusIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { statusBadgeMessages } from './status-badge.messages.ts'

/** The states of a purchase voucher, in the words of the contract. Source: decisions 16 and 22. */
export type PurchaseStatusWord = 'gasto deducible' | 'gasto no deducible' | 'observado'

interface StatusLook {
  readonly tone: StatusTone
  readonly icon: IconOutline
  readonly quiet: boolean
}

const looks: Readonly<Record<PurchaseStatusWord, StatusLook>> = {
  'gasto deducible': { tone: 'success', icon: CircleCheckIcon, quiet: true },
  'gasto no deducible': { tone: 'warning', icon: CircleMinusIcon, quiet: false },
  observado: { tone: 'warning', icon: CircleAlertIcon, quiet: false },
}

/** Props of `PurchaseStatusBadge`. */
export interface PurchaseStatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly status: PurchaseStatusWord
  readonly text?: string
}

/** The state of a purchase: plain when it is fine, a pill when it is not. */
export function PurchaseStatusBadge({ status, text, ...rest }: PurchaseStatusBadgeProps): JSX.Element {
  const texts = useTexts(statusBadgeMessages)
  const look = looks[status]
  return (
    <Badge {...rest} tone={look.tone} icon={look.icon} quiet={look.quiet}>
      {text ?? texts.purchase[status]}
    </Badge>
  )
}
