import type { Voucher } from '@contapro/sdk'
import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { note as noteClass, warningNote } from './vouchers.css.ts'

export interface VoucherAmountProps {
  readonly voucher: Pick<Voucher, 'currency' | 'flag_missing_exchange_rate'>
  /** Decimal text in the contract's money format. Shows '-' if undefined. */
  readonly money: string | undefined
  /** Stands below an amount that is not in soles. */
  readonly note?: ReactNode
  /** Beside an amount that bears the prefix of soles. */
  readonly bare?: boolean
}

/** An amount of a voucher: soles, or its own currency while nothing has put it into soles (decisions 20). */
export function VoucherAmount({ voucher, money, note, bare = false }: VoucherAmountProps): JSX.Element {
  const locale = useLocale()
  const amount = centimosOf(money)
  if (!voucher.flag_missing_exchange_rate) return <MoneyText variant={bare ? 'bare' : 'row'} amount={amount} />
  return (
    <>
      <span translate="no">{moneyText(amount, locale, voucher.currency)}</span>
      {note ? <span className={clsx(noteClass, warningNote)}>{note}</span> : null}
    </>
  )
}
