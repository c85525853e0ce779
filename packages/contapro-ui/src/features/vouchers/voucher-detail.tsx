import type { Voucher } from '@contapro/sdk'
import { type Centimos, negateCentimos } from '@contapro/sunat'
import type { JSX, ReactNode } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { voucherType } from '../../lists/voucher-type.ts'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { FactFigure } from '../../patterns/fact-list/fact-figure.tsx'
import { Fact, FactList } from '../../patterns/fact-list/fact-list.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { ReasonList } from '../../patterns/reason-list/reason-list.tsx'
import { PurchaseStatusBadge } from '../../patterns/status-badge/purchase-status-badge.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VoucherAmount } from './voucher-amount.tsx'
import { heading, noItems } from './voucher-detail.css.ts'
import { VoucherItemList } from './voucher-item-list.tsx'
import { voucherItems } from './voucher-items.ts'
import { voucherReasons } from './voucher-reasons.ts'
import { vouchersMessages } from './vouchers.messages.ts'

/** Props of `VoucherDetail`. */
export interface VoucherDetailProps {
  readonly voucher: Voucher
  /** Stands for an exchange rate that is missing. */
  readonly exchangeRateLink?: ReactNode
}

/** What a voucher adds to the IGV of its period, why, its amounts, its data, its items. */
export function VoucherDetail({ voucher, exchangeRateLink }: VoucherDetailProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const locale = useLocale()
  return (
    <>
      <Contribution voucher={voucher} />
      <ReasonList label={texts.detailWhy} reasons={voucherReasons(voucher, texts, locale)} />
      <Section title={texts.detailAmounts}>
        <Amounts voucher={voucher} />
      </Section>
      <Section title={texts.detailData}>
        <Facts voucher={voucher} exchangeRateLink={exchangeRateLink} />
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

/** The figure of the card that includes this voucher, and the voucher's part in it. Renders nothing if the answer has no figure. */
function Contribution({ voucher }: VoucherDetailProps): JSX.Element | null {
  const texts = useTexts(vouchersMessages)
  const locale = useLocale()
  const amount = centimosOf(voucher.igv_credit_amount)
  if (amount === undefined || voucher.tax_period === undefined) return null
  const period = formatPeriod(voucher.tax_period, locale, 'sentence')
  const sentence = amount > 0 ? texts.adds : amount < 0 ? texts.subtracts : texts.addsNothing
  return (
    <FactFigure
      label={sentence(voucher.operation_type, period)}
      badge={voucher.status ? <PurchaseStatusBadge status={voucher.status} /> : null}
    >
      <MoneyText amount={absolute(amount)} />
    </FactFigure>
  )
}

const absolute = (amount: Centimos): Centimos => (amount < 0 ? negateCentimos(amount) : amount)

function Amounts({ voucher }: VoucherDetailProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const { igv_rate: rate, igv_amount: igv, total_amount: total, non_taxable_amount: untaxed = '0.00' } = voucher
  return (
    <FactList>
      <Fact name={texts.detailTaxable}>
        <VoucherAmount voucher={voucher} money={voucher.taxable_amount} />
      </Fact>
      {igv === undefined ? null : (
        <Fact name={rate === undefined ? texts.detailIgv : `${texts.detailIgv} (${texts.rates[rate]})`}>
          <VoucherAmount voucher={voucher} money={igv} />
        </Fact>
      )}
      {centimosOf(untaxed) === 0 ? null : (
        <Fact name={texts.detailNonTaxable}>
          <VoucherAmount voucher={voucher} money={untaxed} />
        </Fact>
      )}
      {total === undefined ? null : (
        <Fact name={texts.detailTotal} isSum>
          <VoucherAmount voucher={voucher} money={total} />
        </Fact>
      )}
    </FactList>
  )
}

function Facts({ voucher, exchangeRateLink }: VoucherDetailProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const locale = useLocale()
  const { operation_type: operation, currency, exchange_rate: rate, original_total_amount: original } = voucher
  const { exchange_rate_entry: entry } = voucher
  const isForeign = currency !== 'PEN'
  return (
    <FactList>
      <Fact name={texts.detailParty(operation)}>{voucher.supplier_business_name}</Fact>
      {voucher.supplier_ruc === undefined ? null : <Fact name={texts.detailRuc}>{voucher.supplier_ruc || '-'}</Fact>}
      <Fact name={texts.detailType}>{[voucherType(voucher), voucher.type_name].filter(Boolean).join(' ')}</Fact>
      <Fact name={texts.detailIssueDate}>{formatDate(voucher.issue_date, locale)}</Fact>
      {voucher.due_date ? <Fact name={texts.detailDueDate}>{formatDate(voucher.due_date, locale)}</Fact> : null}
      {voucher.tax_period === undefined ? null : (
        <Fact name={texts.detailPeriod}>{formatPeriod(voucher.tax_period, locale)}</Fact>
      )}
      {voucher.source === undefined ? null : <Fact name={texts.detailSource}>{texts.sources[voucher.source]}</Fact>}
      <Fact name={texts.detailCurrency}>{currencyName(currency, texts.currencies)}</Fact>
      {isForeign ? (
        <Fact name={texts.detailExchangeRate}>
          {rate === null ? exchangeRateLink : texts.exchangeRate(rate, currency)}
        </Fact>
      ) : null}
      {entry ? (
        <Fact
          name={texts.detailRateEnteredBy}
        >{`${entry.entered_by}, ${formatInstant(entry.entered_at, locale)}`}</Fact>
      ) : null}
      {isForeign && original !== null ? (
        <Fact name={texts.detailOriginalTotal}>{moneyText(centimosOf(original), locale, currency)}</Fact>
      ) : null}
      {operation === 'COMPRA' ? (
        <Fact name={texts.detailDetraction}>{voucher.afecto_detraccion === 'si' ? texts.yes : texts.no}</Fact>
      ) : null}
    </FactList>
  )
}

function currencyName(code: string, names: Readonly<Record<string, string>>): string {
  const name = names[code]
  return name ? `${name} (${code})` : code
}
