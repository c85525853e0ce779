import type { SalesDashboard } from '@contapro/sdk'
import { addMonths, parseTaxPeriod } from '@contapro/sunat'
import type { JSX, ReactNode } from 'react'
import type { DonutPart } from '../../../patterns/chart/chart-point.ts'
import { chartMessages } from '../../../patterns/chart/chart.messages.ts'
import { DonutChart } from '../../../patterns/chart/donut-chart.tsx'
import { EmptyState } from '../../../patterns/empty-state/empty-state.tsx'
import { MoneyText } from '../../../patterns/money-text/money-text.tsx'
import { PercentChange } from '../../../patterns/percent-change/percent-change.tsx'
import { formatPeriod } from '../../../patterns/period-text/format-period.ts'
import { Stat } from '../../../patterns/stat/stat.tsx'
import { Card, CardBody, CardHead } from '../../../primitives/card/card.tsx'
import { ReceiptTextIcon } from '../../../primitives/icon/icons.ts'
import { centimosOf } from '../../../provider/centimos-of.ts'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { formatCount } from '../../../primitives/texts/count.ts'
import { useMessages } from '../../../provider/messages.tsx'
import { grid, spans, stat } from '../dashboard.css.ts'
import { type SalesMessages, salesMessages } from './sales.messages.ts'

/** Props of `SalesCards`. */
export interface SalesCardsProps {
  readonly sales: SalesDashboard
  readonly taxPeriod: string
  /** The evolution chart, which loads after these figures. */
  readonly evolution: ReactNode
}

/** The tab Ventas: the month's total, the invoices, the evolution, the vouchers by type. */
export function SalesCards({ sales, taxPeriod, evolution }: SalesCardsProps): JSX.Element {
  const texts = useMessages(salesMessages)
  const locale = useLocale()
  if (sales.total_cpes_count === 0) {
    return (
      <div className={grid}>
        <Card className={spans[12]}>
          <EmptyState icon={ReceiptTextIcon} title={texts.emptyTitle} text={texts.emptyText} />
        </Card>
        <div className={spans[12]}>{evolution}</div>
      </div>
    )
  }
  const { porcentage_total_sales, porcentage_cps_count } = sales.porcentage_previous_month
  return (
    <div className={grid}>
      <FigureCard label={texts.monthTotal} foot={<Change percent={porcentage_total_sales} taxPeriod={taxPeriod} />}>
        <MoneyText amount={centimosOf(sales.total_importe_total)} />
      </FigureCard>
      <FigureCard label={texts.invoices} foot={<Change percent={porcentage_cps_count} taxPeriod={taxPeriod} />}>
        {formatCount(sales.total_count_fa, locale)}
      </FigureCard>
      <div className={spans[8]}>{evolution}</div>
      <div className={spans[4]}>
        <ByTypeCard sales={sales} />
      </div>
    </div>
  )
}

/** The places of the first row while its figures are on their way. */
export function SalesSkeleton(): JSX.Element {
  const texts = useMessages(salesMessages)
  return (
    <>
      <FigureCard label={texts.monthTotal} />
      <FigureCard label={texts.invoices} />
    </>
  )
}

interface FigureCardProps {
  readonly label: string
  /** The figure and what is below it; without them their places. */
  readonly children?: ReactNode
  readonly foot?: ReactNode
}

function FigureCard({ label, children, foot = '\u00a0' }: FigureCardProps): JSX.Element {
  return (
    <Card className={spans[6]} aria-label={label}>
      <Stat className={stat} large label={label} value={children} foot={foot} />
    </Card>
  )
}

interface ChangeProps {
  readonly percent: number | null
  readonly taxPeriod: string
}

/** "↑ 8.4% vs. julio 2026". */
function Change({ percent, taxPeriod }: ChangeProps): JSX.Element {
  const texts = useMessages(chartMessages)
  const locale = useLocale()
  const period = parseTaxPeriod(taxPeriod)
  const previous = period ? formatPeriod(addMonths(period, -1), locale, 'sentence') : ''
  return (
    <>
      <PercentChange percent={percent} goodWhen="up" />
      <span>{texts.versus(previous)}</span>
    </>
  )
}

function ByTypeCard({ sales }: { readonly sales: SalesDashboard }): JSX.Element {
  const texts = useMessages(salesMessages)
  return (
    <Card fill aria-label={texts.byTypeTitle}>
      <CardHead title={texts.byTypeTitle} subtitle={texts.byTypeSubtitle} />
      <CardBody>
        <DonutChart
          label={`${texts.byTypeTitle}, ${texts.byTypeSubtitle.toLowerCase()}`}
          parts={typesOfSales(sales, texts)}
          totalLabel={texts.byTypeCenter(sales.total_cpes_count)}
        />
      </CardBody>
    </Card>
  )
}

/** The types that the month has, the most frequent first; the rest last. */
function typesOfSales(sales: SalesDashboard, texts: SalesMessages): readonly DonutPart[] {
  const named = [
    { id: 'bv', name: texts.boletas, count: sales.total_count_bv, amount: sales.total_amount_bv },
    { id: 'fa', name: texts.facturas, count: sales.total_count_fa, amount: sales.total_amount_fa },
    { id: 'nc', name: texts.creditNotes, count: sales.total_count_nc, amount: sales.total_amount_nc },
    { id: 'nd', name: texts.debitNotes, count: sales.total_count_nd, amount: sales.total_amount_nd },
  ].toSorted((a, b) => b.count - a.count)
  const rest = {
    id: 'rest',
    name: texts.others,
    count: sales.total_count_other_codes,
    amount: sales.total_amount_other_codes,
  }
  return [...named, rest]
    .filter(({ count }) => count > 0)
    .map(({ amount, ...part }) => ({ ...part, amount: centimosOf(amount) }))
}
