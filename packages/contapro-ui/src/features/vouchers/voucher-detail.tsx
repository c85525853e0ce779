import type { Voucher } from '@contapro/sdk'
import { type Centimos, negateCentimos } from '@contapro/sunat'
import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { PurchaseStatusBadge } from '../../patterns/status-badge/purchase-status-badge.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CircleCheckIcon, CircleMinusIcon, ClockIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { centimosOf } from '../../provider/centimos-of.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { VoucherAmount } from './voucher-amount.tsx'
import {
  figure,
  figureLabel,
  figureValue,
  heading,
  noItems,
  reason as reasonClass,
  reasonIcon,
  reasons,
  reasonTitle,
  row,
  rows,
  sum,
  term,
  value,
} from './voucher-detail.css.ts'
import { VoucherItemList } from './voucher-item-list.tsx'
import { voucherItems } from './voucher-items.ts'
import { voucherReasons } from './voucher-reasons.ts'
import { vouchersMessages } from './vouchers.messages.ts'

/** Props of `VoucherDetail`. */
export interface VoucherDetailProps {
  readonly voucher: Voucher
}

/** What a voucher adds to the IGV of its period, why, its amounts, its data, its items. */
export function VoucherDetail({ voucher }: VoucherDetailProps): JSX.Element {
  const texts = useMessages(vouchersMessages)
  const why = voucherReasons(voucher, texts)
  return (
    <>
      <Contribution voucher={voucher} />
      {why.length > 0 ? (
        <ul className={reasons} aria-label={texts.detailWhy}>
          {why.map(({ id, tone, title, sentences }) => (
            <li key={id} className={reasonClass}>
              <Icon as={toneIcons[tone]} className={reasonIcon[tone]} />
              <span>
                <span className={reasonTitle}>{title}</span>
                {sentences.join(' ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Section title={texts.detailAmounts}>
        <Amounts voucher={voucher} />
      </Section>
      <Section title={texts.detailData}>
        <Facts voucher={voucher} />
      </Section>
      <Section title={texts.detailItems}>
        {voucherItems(voucher).length > 0 ? (
          <VoucherItemList voucher={voucher} />
        ) : (
          <p className={noItems}>{texts.detailNoItems}</p>
        )}
      </Section>
    </>
  )
}

const toneIcons = { good: CircleCheckIcon, bad: CircleMinusIcon, wait: ClockIcon } as const

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section aria-label={title}>
      <Text as="h3" variant="subsection" className={heading}>
        {title}
      </Text>
      {children}
    </section>
  )
}

/** The figure of the card that this voucher is part of, and its part of it. */
function Contribution({ voucher }: VoucherDetailProps): JSX.Element {
  const texts = useMessages(vouchersMessages)
  const amount = centimosOf(voucher.igv_credit_amount)
  const period = formatPeriod(voucher.tax_period, useLocale(), 'sentence')
  const sentence = amount > 0 ? texts.adds : amount < 0 ? texts.subtracts : texts.addsNothing
  return (
    <div ref={focusFirst} tabIndex={-1} className={figure}>
      <div>
        <p className={figureLabel}>{sentence(voucher.operation_type, period)}</p>
        <p className={figureValue}>
          <MoneyText amount={absolute(amount)} />
        </p>
      </div>
      {voucher.status ? <PurchaseStatusBadge status={voucher.status} /> : null}
    </div>
  )
}

/** A modal begins at its first control, which stands at its end; what the modal says is read first. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}

const absolute = (amount: Centimos): Centimos => (amount < 0 ? negateCentimos(amount) : amount)

function Amounts({ voucher }: VoucherDetailProps): JSX.Element {
  const texts = useMessages(vouchersMessages)
  const hasUntaxed = centimosOf(voucher.non_taxable_amount) !== 0
  return (
    <dl className={rows}>
      <Row name={texts.detailTaxable}>
        <VoucherAmount voucher={voucher} money={voucher.taxable_amount} />
      </Row>
      <Row name={`${texts.detailIgv} (${texts.rates[voucher.igv_rate]})`}>
        <VoucherAmount voucher={voucher} money={voucher.igv_amount} />
      </Row>
      {hasUntaxed ? (
        <Row name={texts.detailNonTaxable}>
          <VoucherAmount voucher={voucher} money={voucher.non_taxable_amount} />
        </Row>
      ) : null}
      <Row name={texts.detailTotal} isSum>
        <VoucherAmount voucher={voucher} money={voucher.total_amount} />
      </Row>
    </dl>
  )
}

function Facts({ voucher }: VoucherDetailProps): JSX.Element {
  const texts = useMessages(vouchersMessages)
  const locale = useLocale()
  const { operation_type: operation, currency, exchange_rate: rate, original_total_amount: original } = voucher
  const isForeign = currency !== 'PEN'
  return (
    <dl className={rows}>
      <Row name={texts.detailParty(operation)}>{voucher.supplier_business_name}</Row>
      <Row name={texts.detailRuc}>{voucher.supplier_ruc || '-'}</Row>
      <Row name={texts.detailType}>{`${voucher.type} ${voucher.type_name}`}</Row>
      <Row name={texts.detailIssueDate}>{formatDate(voucher.issue_date, locale)}</Row>
      {voucher.due_date ? <Row name={texts.detailDueDate}>{formatDate(voucher.due_date, locale)}</Row> : null}
      <Row name={texts.detailPeriod}>{formatPeriod(voucher.tax_period, locale)}</Row>
      <Row name={texts.detailSource}>{texts.sources[voucher.source]}</Row>
      <Row name={texts.detailCurrency}>{currencyName(currency, texts.currencies)}</Row>
      {isForeign ? (
        <Row name={texts.detailExchangeRate}>
          {rate === null ? texts.missingExchangeRate : texts.exchangeRate(rate, currency)}
        </Row>
      ) : null}
      {isForeign && original !== null ? (
        <Row name={texts.detailOriginalTotal}>{moneyText(centimosOf(original), locale, currency)}</Row>
      ) : null}
      {operation === 'COMPRA' ? (
        <Row name={texts.detailDetraction}>{voucher.afecto_detraccion === 'si' ? texts.yes : texts.no}</Row>
      ) : null}
    </dl>
  )
}

function currencyName(code: string, names: Readonly<Record<string, string>>): string {
  const name = names[code]
  return name ? `${name} (${code})` : code
}

interface RowProps {
  readonly name: string
  readonly isSum?: boolean
  readonly children: ReactNode
}

function Row({ name, isSum = false, children }: RowProps): JSX.Element {
  return (
    <div className={clsx(row, isSum && sum)}>
      <dt className={term}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  )
}
