import type { TotalAmount } from '@contapro/sdk'
import type { JSX } from 'react'
import { Banner } from '../../../primitives/banner/banner.tsx'
import { useMessages } from '../../../provider/messages.tsx'
import { notes } from './overview-card.css.ts'
import { overviewMessages } from './overview.messages.ts'

export interface OverviewNotesProps {
  readonly total: TotalAmount
}

/** What an accountant must know before trusting the sum: no prorrata set, vouchers without soles (decisions 20 and 23). */
export function OverviewNotes({ total }: OverviewNotesProps): JSX.Element | null {
  const texts = useMessages(overviewMessages)
  const missing = total.missing_exchange_rate_count
  if (!total.flag_prorrata_missing && missing === 0) return null
  return (
    <div className={notes}>
      {total.flag_prorrata_missing ? (
        <Banner tone="warning" title={texts.prorrataTitle}>
          {texts.prorrataText}
        </Banner>
      ) : null}
      {missing > 0 ? (
        <Banner tone="warning" title={texts.exchangeRateTitle}>
          {texts.exchangeRateText(missing)}
        </Banner>
      ) : null}
    </div>
  )
}
