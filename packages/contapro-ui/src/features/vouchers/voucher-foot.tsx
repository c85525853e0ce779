import type { OperationType, VoucherList } from '@contapro/sdk'
import type { JSX, ReactNode } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { TargetLink } from '../../host/target-link.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { VoucherListState } from './voucher-list-state.ts'
import { foot, footFigure } from './vouchers.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'

export interface VoucherFootProps {
  readonly operation: OperationType
  readonly businessUuid: string
  readonly taxPeriod: string
  readonly list: VoucherListState
  readonly summary: NonNullable<VoucherList['summary']>
}

/** The sums of all pages of the list: base, IGV, total and credit; of a figure's vouchers, the figure. */
export function VoucherFoot({ operation, list, summary, ...place }: VoucherFootProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const locale = useLocale()
  const { figure, moved_credit_cpes_count: moved } = summary
  const hasRounding = figure !== undefined && centimosOf(figure.rounding_amount) !== 0
  const movedText = texts.footMovedCredit(moneyText(centimosOf(summary.moved_credit_amount), locale), moved)
  return (
    <div className={foot}>
      <span>{texts.footVouchers(summary.total_items)}</span>
      <Term label={texts.taxable} amount={summary.taxable_amount} />
      <Term label={texts.igv} amount={summary.igv_amount} />
      <Term label={texts.summaryTotal} amount={summary.total_amount} />
      {operation === 'COMPRA' ? <Term label={texts.credit} amount={summary.igv_credit_amount} /> : null}
      {figure ? <Term className={footFigure} label={texts.figureNames[figure.name]} amount={figure.amount} /> : null}
      {moved > 0 && list.figure === undefined ? (
        <span>
          <TargetLink
            destination={{ to: 'vouchers', operation, ...place, figure: 'igv-compras-de-otro-periodo' }}
            fallback={movedText}
          >
            {movedText}
          </TargetLink>
        </span>
      ) : null}
      {hasRounding ? <span>{texts.footRounding(moneyText(centimosOf(figure.rounding_amount), locale))}</span> : null}
    </div>
  )
}

interface TermProps {
  readonly label: ReactNode
  readonly amount: string
  readonly className?: string
}

function Term({ label, amount, className }: TermProps): JSX.Element {
  return (
    <span className={className}>
      <span>{label}</span> <MoneyText className={footFigure} variant="row" amount={centimosOf(amount)} />
    </span>
  )
}
