import type { TotalAmount } from '@contapro/sdk'
import { centimos } from '@contapro/sunat'
import type { JSX } from 'react'
import { centimosOf } from '../../../host/centimos-of.ts'
import type { NavigationTarget } from '../../../host/navigation-target.ts'
import { useTargetAnchor } from '../../../host/target-link.tsx'
import { moneyText } from '../../../patterns/money-text/money-parts.ts'
import { Banner, type BannerProps } from '../../../primitives/banner/banner.tsx'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { notes } from './overview.css.ts'
import { overviewMessages } from './overview.messages.ts'

export interface OverviewNotesProps {
  readonly total: TotalAmount
  /** Company and period, for links to them. */
  readonly place: { readonly businessUuid?: string | undefined; readonly taxPeriod: string }
}

/**
 * What an accountant must know before trusting the sum: credit that another period's register holds, credit notes that the form does
 * not take, months that are missing, no prorrata set, vouchers without soles (decisions 20 and 23).
 */
export function OverviewNotes({ total, place }: OverviewNotesProps): JSX.Element | null {
  const texts = useTexts(overviewMessages)
  const locale = useLocale()
  const money = (amount: string): string => moneyText(centimos(Math.abs(centimosOf(amount))), locale)
  const form = { to: 'pdt', ...place } as const
  const { left_credit_notes_amount: left, received_credit_notes_amount: received } = total
  const sentence = (amount: string, text: (money: string) => string): string =>
    centimosOf(amount) === 0 ? '' : text(money(amount))
  // What the form of this month does not take, and what that of the month before did not: both enter the result.
  const carried = [sentence(left, texts.creditNotesLeft), sentence(received, texts.creditNotesReceived)]
    .join(' ')
    .trim()
  const moved = total.moved_credit_cpes_count
  const { missing_exchange_rate_count: missing, missing_exchange_rate_sales_count: sales } = total
  const { interrupted_carry: gap, flag_prorrata_missing: isProrrataMissing } = total
  if (!moved && !carried && !gap && !isProrrataMissing && !missing) return null
  return (
    <div className={notes}>
      {moved > 0 ? (
        <Note title={texts.movedCreditTitle} target={form} label={texts.formLink}>
          {texts.movedCreditText(money(total.moved_credit_amount), moved)}
        </Note>
      ) : null}
      {carried ? (
        <Note title={texts.creditNotesTitle} target={form} label={texts.formLink}>
          {carried}
        </Note>
      ) : null}
      {gap ? (
        <Note tone="warning" target={form} label={texts.formLink}>
          {texts.gap}
        </Note>
      ) : null}
      {isProrrataMissing ? (
        <Note
          tone="warning"
          title={texts.prorrataTitle}
          target={{ to: 'settings', section: 'prorrata', businessUuid: place.businessUuid }}
          label={texts.prorrataLink}
        >
          {texts.prorrataText}
        </Note>
      ) : null}
      {(['COMPRA', 'VENTA'] as const).map((operation) => {
        const count = operation === 'VENTA' ? sales : missing - sales
        return count > 0 ? (
          <Note
            key={operation}
            tone="warning"
            title={texts.exchangeRateTitle}
            target={{ to: 'vouchers', operation, figure: 'sin-tipo-de-cambio', ...place }}
            label={texts.exchangeRateLink}
          >
            {texts.exchangeRateText(operation, count)}
          </Note>
        ) : null
      })}
    </div>
  )
}

interface NoteProps extends Omit<BannerProps, 'action'> {
  /** What mends it, or shows more of it. */
  readonly target: NavigationTarget
  readonly label: string
}

function Note({ target, label, ...rest }: NoteProps): JSX.Element {
  const anchor = useTargetAnchor(target)
  return <Banner {...rest} action={anchor && { label, ...anchor }} />
}
