import type { JSX } from 'react'
import { Badge } from '../../primitives/badge/badge.tsx'
import { CircleCheckIcon, ClockIcon } from '../../primitives/icon/icons.ts'

/** Props of `DocumentStateBadge`. */
export interface DocumentStateBadgeProps {
  /** In SUNAT's words. */
  readonly state: string
}

/** The state of a perception or retention: 'Emitido' is green, any other orange (part 2 §2). */
export function DocumentStateBadge({ state }: DocumentStateBadgeProps): JSX.Element {
  const isIssued = state === 'Emitido'
  return (
    <Badge tone={isIssued ? 'success' : 'warning'} icon={isIssued ? CircleCheckIcon : ClockIcon} quiet={isIssued}>
      {state}
    </Badge>
  )
}
