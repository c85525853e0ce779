import type { Detraction } from '@contapro/sdk'
import type { JSX } from 'react'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { FactFigure } from '../../patterns/fact-list/fact-figure.tsx'
import { Fact, FactList } from '../../patterns/fact-list/fact-list.tsx'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { CircleCheckIcon } from '../../primitives/icon/icons.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { detractionVoucher } from './detraction-voucher.ts'
import { detractionsMessages } from './detractions.messages.ts'
import { knownAmount } from './known-amount.ts'

export interface DetractionReceiptProps {
  readonly detraction: Detraction
}

/** What the receipt of a deposit says; what it does not is a '-' (part 2 §2). */
export function DetractionReceipt({ detraction }: DetractionReceiptProps): JSX.Element {
  const texts = useTexts(detractionsMessages)
  const locale = useLocale()
  const voucher = detractionVoucher(detraction)
  const period = detraction.tax_period_payment
  return (
    <>
      <FactFigure
        label={texts.receiptAmount}
        badge={
          <Badge tone="success" icon={CircleCheckIcon}>
            {texts.paid}
          </Badge>
        }
      >
        <MoneyText amount={knownAmount(detraction.deposit_amount)} />
      </FactFigure>
      <FactList>
        <Fact name={texts.receiptNumber}>{orDash(detraction.certificate_number)}</Fact>
        <Fact name={texts.receiptSolUser}>{orDash(detraction.sol_user)}</Fact>
        <Fact name={texts.receiptAccount}>{orDash(detraction.account_number)}</Fact>
        <Fact name={texts.receiptAccountType}>{orDash(detraction.account_type_name)}</Fact>
        <Fact name={texts.receiptSupplierRuc}>{orDash(detraction.customer_identity_number)}</Fact>
        <Fact name={texts.receiptSupplier}>{orDash(detraction.supplier_business_name)}</Fact>
        <Fact name={texts.receiptOperationType}>{named(detraction.operation_code, detraction.operation_name)}</Fact>
        <Fact name={texts.receiptGood}>{named(detraction.good_or_service_code, detraction.good_or_service_name)}</Fact>
        <Fact name={texts.receiptPaidAt}>{paidAt(detraction.payment_datetime, locale)}</Fact>
        <Fact name={texts.receiptTaxPeriod}>{period === null ? '-' : formatPeriod(period, locale)}</Fact>
        <Fact name={texts.receiptVoucherType}>{voucher.type}</Fact>
        <Fact name={texts.receiptVoucherNumber}>{voucher.number}</Fact>
        <Fact name={texts.receiptOperationNumber}>{orDash(detraction.operation_number)}</Fact>
        <Fact name={texts.receiptPaymentNumber}>{orDash(detraction.detraction_payment)}</Fact>
      </FactList>
    </>
  )
}

const orDash = (text: string | null): string => text || '-'

/** A code with its name, one of them, or a '-'. */
function named(code: string | null, name: string | null): string {
  return [code, name].filter((part) => part).join(' ') || '-'
}

/** The day, and the time where it is known. */
function paidAt(moment: string | null, locale: string): string {
  const time = moment?.slice(11) ?? ''
  return `${formatDate(moment, locale)} ${time}`.trimEnd()
}
