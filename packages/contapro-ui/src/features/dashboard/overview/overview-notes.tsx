import type { TotalAmount } from '@contapro/sdk'
import { type Centimos, negateCentimos, zeroCentimos } from '@contapro/sunat'
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
 * What an accountant must know before trusting the sum: credit that another period's register holds, credit notes that the form does
 * not take, no prorrata set, vouchers without soles (decisions 20 and 23).
 */
export function OverviewNotes({ total, form }: OverviewNotesProps): JSX.Element | null {
  const texts = useMessages(overviewMessages)
  const missing = total.missing_exchange_rate_count
  const hasMoved = total.moved_credit_cpes_count > 0
  const carried = [total.left_credit_notes_amount, total.received_credit_notes_amount].map(centimosOf)
  const hasCarried = carried.some((amount) => amount !== zeroCentimos)
  if (!hasMoved && !hasCarried && !total.flag_prorrata_missing && missing === 0) return null
  return (
    <div className={notes}>
      {hasMoved ? <MovedCredit total={total} form={form} /> : null}
      {hasCarried ? <CarriedCreditNotes total={total} form={form} /> : null}
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

/** What the form of this month does not take, and what that of the month before did not: both enter the result. */
function CarriedCreditNotes({ total, form }: OverviewNotesProps): JSX.Element {
  const texts = useMessages(overviewMessages)
  const locale = useLocale()
  const anchor = useTargetAnchor(form)
  const left = centimosOf(total.left_credit_notes_amount)
  const received = centimosOf(total.received_credit_notes_amount)
  const sentences = [
    left === zeroCentimos ? '' : texts.creditNotesLeft(moneyText(absolute(left), locale)),
    received === zeroCentimos ? '' : texts.creditNotesReceived(moneyText(absolute(received), locale)),
  ]
  return (
    <Banner title={texts.creditNotesTitle} action={anchor && { label: texts.creditNotesLink, ...anchor }}>
      {sentences.filter(Boolean).join(' ')}
    </Banner>
  )
}

const absolute = (amount: Centimos): Centimos => (amount < 0 ? negateCentimos(amount) : amount)

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
