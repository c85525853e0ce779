import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { centimosOf } from '../../provider/centimos-of.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { foreign, warningNote } from './vouchers.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'

export interface VoucherAmountProps {
  readonly voucher: Pick<Voucher, 'currency' | 'flag_missing_exchange_rate'>
  /** The contract's money text. */
  readonly money: string
  /** Says below why the amount is not in soles. */
  readonly explained?: boolean
}

/** An amount of a voucher: soles, or its own currency while no register row has put it into soles (decisions 20). */
export function VoucherAmount({ voucher, money, explained = false }: VoucherAmountProps): JSX.Element {
  const texts = useMessages(vouchersMessages)
  const locale = useLocale()
  const amount = centimosOf(money)
  if (!voucher.flag_missing_exchange_rate) return <MoneyText variant="row" amount={amount} />
  return (
    <span className={foreign}>
      {moneyText(amount, locale, voucher.currency)}
      {explained ? <span className={warningNote}>{texts.missingExchangeRate}</span> : null}
    </span>
  )
}
