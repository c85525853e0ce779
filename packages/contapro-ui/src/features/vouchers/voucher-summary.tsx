import type { OperationType, VoucherList } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { TargetLink } from '../../host/target-link.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { Stat, StatStrip } from '../../patterns/stat/stat.tsx'
import { formatCount } from '../../primitives/texts/count.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

export interface VoucherSummaryProps {
  readonly operation: OperationType
  /** Its sums cover all pages of the filter. Undefined while it is loading. */
  readonly answer: VoucherList | undefined
  readonly businessUuid: string
  readonly taxPeriod: string
}

/** Comprobantes, Base imponible, IGV, Importe total of everything the filter lets through. */
export function VoucherSummary({ operation, answer, ...place }: VoucherSummaryProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const locale = useLocale()
  const movedCredit = (moved: NonNullable<VoucherList['summary']>): string =>
    texts.summaryMovedCredit(moneyText(centimosOf(moved.moved_credit_amount), locale), moved.moved_credit_cpes_count)
  const summary = answer?.summary
  const observed = summary?.observed_cpes_count
  const count = answer?.metadata.pagination.total_items
  return (
    <StatStrip label={texts.summary}>
      <Stat
        label={texts.summaryVouchers}
        value={count === undefined ? undefined : formatCount(count, locale)}
        foot={
          observed ? (
            <TargetLink destination={{ to: 'observations', ...place }}>{texts.summaryObserved(observed)}</TargetLink>
          ) : undefined
        }
      />
      {answer && !summary ? null : (
        <>
          <Stat label={texts.summaryTaxable} value={summary && money(summary.taxable_amount)} />
          <Stat
            label={texts.summaryIgv(operation)}
            value={summary && money(summary.igv_credit_amount)}
            foot={summary?.moved_credit_cpes_count ? movedCredit(summary) : undefined}
          />
          <Stat label={texts.summaryTotal} value={summary && money(summary.total_amount)} />
        </>
      )}
    </StatStrip>
  )
}

const money = (text: string): JSX.Element => <MoneyText amount={centimosOf(text)} />
