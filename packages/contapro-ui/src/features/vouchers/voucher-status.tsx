import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { PurchaseStatusBadge } from '../../patterns/status-badge/purchase-status-badge.tsx'
import { TargetLink } from '../../provider/target-link.tsx'

export interface VoucherStatusProps {
  readonly status: NonNullable<Voucher['status']>
}

/** The status of a purchase in a list; 'Observado' leads to Observaciones. */
export function VoucherStatus({ status }: VoucherStatusProps): JSX.Element {
  const badge = <PurchaseStatusBadge status={status} />
  if (status !== 'observado') return badge
  return (
    <TargetLink destination={{ to: 'observations' }} fallback={badge}>
      {badge}
    </TargetLink>
  )
}
