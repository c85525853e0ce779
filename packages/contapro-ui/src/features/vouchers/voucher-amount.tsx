import type { Voucher } from '@contapro/sdk'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { centimosOf } from '../../provider/centimos-of.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { note, warningNote } from './vouchers.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'

export interface VoucherAmountProps {
  readonly voucher: Pick<Voucher, 'currency' | 'flag_missing_exchange_rate'>
  /** The contract's money text. */
  readonly money: string
  /** `first` of a row: says below why the amount is not in soles; `bare`, without a prefix, follows it. */
  readonly place?: 'alone' | 'first' | 'bare'
}

/** An amount of a voucher: soles, or its own currency while no register row has put it into soles (decisions 20). */
export function VoucherAmount({ voucher, money, place = 'alone' }: VoucherAmountProps): JSX.Element {
  const texts = useMessages(vouchersMessages)
  const locale = useLocale()
  const amount = centimosOf(money)
  if (!voucher.flag_missing_exchange_rate)
    return <MoneyText variant={place === 'bare' ? 'bare' : 'row'} amount={amount} />
  return (
    <>
      {moneyText(amount, locale, voucher.currency)}
      {place === 'first' ? <span className={clsx(note, warningNote)}>{texts.missingExchangeRate}</span> : null}
    </>
  )
}
