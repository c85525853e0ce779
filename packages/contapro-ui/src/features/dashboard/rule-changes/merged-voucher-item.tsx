import type { MergedVoucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../../host/centimos-of.ts'
import { MoneyText } from '../../../patterns/money-text/money-text.tsx'
import { formatPeriod } from '../../../patterns/period-text/format-period.ts'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { ruleChangesMessages } from './rule-changes.messages.ts'

export interface MergedVoucherItemProps {
  readonly voucher: MergedVoucher
}

/** A voucher that counted twice, with its issuer, its period and the total that counted a second time. */
export function MergedVoucherItem({ voucher }: MergedVoucherItemProps): JSX.Element {
  const texts = useTexts(ruleChangesMessages)
  const { code, former_code, tax_period, total_amount } = voucher
  const [issuer = ''] = code.split('-')
  const period = formatPeriod(tax_period, useLocale(), 'sentence')
  return (
    <li>
      <span>{texts.merged({ number: numberOf(code), former: numberOf(former_code), issuer, period })}</span>{' '}
      <MoneyText amount={centimosOf(total_amount)} />
    </li>
  )
}

const numberOf = (code: string): string => code.split('-').slice(2).join('-')
