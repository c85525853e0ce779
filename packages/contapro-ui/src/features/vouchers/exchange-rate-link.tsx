import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { TargetLink } from '../../host/target-link.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

export interface ExchangeRateLinkProps {
  readonly voucher: Voucher
  readonly businessUuid?: string
}

/**
 * 'Falta tipo de cambio': leads to where the rate of the voucher's currency and day is entered. A note has the day of the voucher that it
 * modifies: where that one is not loaded, to the upload.
 */
export function ExchangeRateLink({ voucher, ...place }: ExchangeRateLinkProps): JSX.Element {
  const text = useTexts(vouchersMessages).missingExchangeRate
  const { currency, exchange_rate_date: date = voucher.issue_date } = voucher
  return (
    <TargetLink
      destination={
        date === null
          ? { to: 'uploads', ...place }
          : { to: 'settings', section: 'exchange_rates', currency, date, ...place }
      }
      fallback={text}
    >
      {text}
    </TargetLink>
  )
}
