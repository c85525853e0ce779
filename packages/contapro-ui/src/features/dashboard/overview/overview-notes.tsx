import type { TotalAmount } from '@contapro/sdk'
import type { JSX } from 'react'
import { moneyText } from '../../../patterns/money-text/money-parts.ts'
import { Banner } from '../../../primitives/banner/banner.tsx'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { centimosOf } from '../../../provider/centimos-of.ts'
import { useMessages } from '../../../provider/messages.tsx'
import type { NavigationTarget } from '../../../provider/navigation-target.ts'
import { useTargetAnchor } from '../../../provider/target-link.tsx'
import { notes } from './overview.css.ts'
import { overviewMessages } from './overview.messages.ts'

export interface OverviewNotesProps {
  readonly total: TotalAmount
  /** The form whose boxes list the vouchers of another period. */
  readonly form: NavigationTarget
}

/**
 * What an accountant must know before trusting the sum: credit that another period's register holds, no prorrata set, vouchers
 * without soles (decisions 20 and 23).
 */
export function OverviewNotes({ total, form }: OverviewNotesProps): JSX.Element | null {
  const texts = useMessages(overviewMessages)
  const missing = total.missing_exchange_rate_count
  const hasMoved = total.moved_credit_cpes_count > 0
  if (!hasMoved && !total.flag_prorrata_missing && missing === 0) return null
  return (
    <div className={notes}>
      {hasMoved ? <MovedCredit total={total} form={form} /> : null}
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

function MovedCredit({ total, form }: OverviewNotesProps): JSX.Element {
  const texts = useMessages(overviewMessages)
  const amount = moneyText(centimosOf(total.moved_credit_amount), useLocale())
  const anchor = useTargetAnchor(form)
  return (
    <Banner title={texts.movedCreditTitle} action={anchor && { label: texts.movedCreditLink, ...anchor }}>
      {texts.movedCreditText(amount, total.moved_credit_cpes_count)}
    </Banner>
  )
}
