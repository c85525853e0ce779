import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { TargetLink } from '../../host/target-link.tsx'
import { PurchaseStatusBadge } from '../../patterns/status-badge/purchase-status-badge.tsx'

export interface VoucherStatusProps {
  readonly status: NonNullable<Voucher['status']>
  /** Company, and period in which the purchase is registered. */
  readonly businessUuid: string
  readonly taxPeriod: string
}

/** The status of a purchase in a list; 'Observado' leads to Observaciones. */
export function VoucherStatus({ status, ...place }: VoucherStatusProps): JSX.Element {
  const badge = <PurchaseStatusBadge status={status} />
  if (status !== 'observado') return badge
  return (
    <TargetLink destination={{ to: 'observations', ...place }} fallback={badge}>
      {badge}
    </TargetLink>
  )
}
