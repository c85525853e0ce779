import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { useMessages } from '../../provider/messages.tsx'
import { TargetLink } from '../../provider/target-link.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

/** 'Falta tipo de cambio': leads to where the rate of the voucher's currency and day is entered. */
export function ExchangeRateLink({ voucher }: { readonly voucher: Voucher }): JSX.Element {
  const text = useMessages(vouchersMessages).missingExchangeRate
  const { currency, issue_date: date } = voucher
  return (
    <TargetLink destination={{ to: 'settings', section: 'exchange_rates', currency, date }} fallback={text}>
      {text}
    </TargetLink>
  )
}
