import type { SalesDashboard, VoucherFigure } from '@contapro/sdk'
import { addMonths, parseTaxPeriod } from '@contapro/sunat'
import type { JSX, ReactNode } from 'react'
import { centimosOf } from '../../../host/centimos-of.ts'
import type { NavigationTarget } from '../../../host/navigation-target.ts'
import { TargetLink, useTargetAnchors } from '../../../host/target-link.tsx'
import { chartMessages } from '../../../patterns/chart/chart.messages.ts'
import type { DonutPart } from '../../../patterns/chart/chart-point.ts'
import { DonutChart } from '../../../patterns/chart/donut-chart.tsx'
import { EmptyState } from '../../../patterns/empty-state/empty-state.tsx'
import { MoneyText } from '../../../patterns/money-text/money-text.tsx'
import { PercentChange } from '../../../patterns/percent-change/percent-change.tsx'
import { formatPeriod } from '../../../patterns/period-text/format-period.ts'
import { Stat } from '../../../patterns/stat/stat.tsx'
import { Card, CardBody, CardHead } from '../../../primitives/card/card.tsx'
import { ReceiptTextIcon } from '../../../primitives/icon/icons.ts'
import { formatCount } from '../../../primitives/texts/count.ts'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { grid, spans, stat } from '../layout/dashboard.css.ts'
import { type SalesMessages, salesMessages } from './sales.messages.ts'

/** Props of `SalesCards`. */
export interface SalesCardsProps {
  readonly sales: SalesDashboard
  readonly taxPeriod: string
  /** The company, for links to another than the selected one. */
  readonly businessUuid?: string
  /** The evolution chart, which loads after these figures. */
  readonly evolution: ReactNode
}

/** The tab Ventas: the month's total, the invoices, the evolution, the vouchers by type. */
export function SalesCards({ sales, taxPeriod, businessUuid, evolution }: SalesCardsProps): JSX.Element {
  const texts = useTexts(salesMessages)
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
  const place: SalesPlace = { businessUuid, taxPeriod }
  const { porcentage_total_sales, porcentage_cps_count } = sales.porcentage_previous_month
  return (
    <div className={grid}>
      <FigureCard
        label={texts.monthTotal}
        target={salesTarget('total', place)}
        foot={<Change percent={porcentage_total_sales} taxPeriod={taxPeriod} />}
      >
        <MoneyText amount={centimosOf(sales.total_importe_total)} />
      </FigureCard>
      <FigureCard
        label={texts.invoices}
        target={salesTarget('facturas', place)}
        foot={<Change percent={porcentage_cps_count} taxPeriod={taxPeriod} />}
      >
        {formatCount(sales.total_count_fa, locale)}
      </FigureCard>
      <div className={spans[8]}>{evolution}</div>
      <div className={spans[4]}>
        <ByTypeCard sales={sales} place={place} />
      </div>
    </div>
  )
}

/** The places of the first row while its figures are on their way. */
export function SalesSkeleton(): JSX.Element {
  const texts = useTexts(salesMessages)
  return (
    <>
      <FigureCard label={texts.monthTotal} />
      <FigureCard label={texts.invoices} />
    </>
  )
}

interface FigureCardProps {
  readonly label: string
  /** The vouchers that make it up. */
  readonly target?: NavigationTarget
  /** The figure and what is below it; without them their places. */
  readonly children?: ReactNode
  readonly foot?: ReactNode
}

function FigureCard({ label, target, children, foot = '\u00a0' }: FigureCardProps): JSX.Element {
  const name = target ? (
    <TargetLink destination={target} fallback={label}>
      {label}
    </TargetLink>
  ) : (
    label
  )
  return (
    <Card className={spans[6]} aria-label={label}>
      <Stat className={stat} large label={name} value={children} foot={foot} />
    </Card>
  )
}

interface ChangeProps {
  readonly percent: number | null
  readonly taxPeriod: string
}

/** "↑ 8.4% vs. julio 2026". */
function Change({ percent, taxPeriod }: ChangeProps): JSX.Element {
  const texts = useTexts(chartMessages)
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

interface SalesPlace {
  readonly businessUuid: string | undefined
  readonly taxPeriod: string
}

const salesTarget = (figure: VoucherFigure, { businessUuid, taxPeriod }: SalesPlace): NavigationTarget => ({
  to: 'vouchers',
  operation: 'VENTA',
  figure,
  taxPeriod,
  ...(businessUuid !== undefined && { businessUuid }),
})

interface ByTypeCardProps extends Pick<SalesCardsProps, 'sales'> {
  readonly place: SalesPlace
}

function ByTypeCard({ sales, place }: ByTypeCardProps): JSX.Element {
  const texts = useTexts(salesMessages)
  const anchorOf = useTargetAnchors()
  const parts = typesOfSales(sales, texts).map(({ figure, ...part }) => ({
    ...part,
    anchor: anchorOf(salesTarget(figure, place)),
  }))
  return (
    <Card fill aria-label={texts.byTypeTitle}>
      <CardHead title={texts.byTypeTitle} subtitle={texts.byTypeSubtitle} />
      <CardBody>
        <DonutChart
          label={`${texts.byTypeTitle}, ${texts.byTypeSubtitle.toLowerCase()}`}
          parts={parts}
          totalLabel={texts.byTypeCenter(sales.total_cpes_count)}
        />
      </CardBody>
    </Card>
  )
}

interface TypeOfSales extends DonutPart {
  readonly figure: VoucherFigure
}

/** The types that the month has, the most frequent first; the rest last. */
function typesOfSales(sales: SalesDashboard, texts: SalesMessages): readonly TypeOfSales[] {
  const named = [
    { id: 'bv', figure: 'boletas', name: texts.boletas, count: sales.total_count_bv, amount: sales.total_amount_bv },
    { id: 'fa', figure: 'facturas', name: texts.facturas, count: sales.total_count_fa, amount: sales.total_amount_fa },
    {
      id: 'nc',
      figure: 'notas-de-credito',
      name: texts.creditNotes,
      count: sales.total_count_nc,
      amount: sales.total_amount_nc,
    },
    {
      id: 'nd',
      figure: 'notas-de-debito',
      name: texts.debitNotes,
      count: sales.total_count_nd,
      amount: sales.total_amount_nd,
    },
  ] as const
  const rest = {
    id: 'rest',
    figure: 'otros-tipos',
    name: texts.others,
    count: sales.total_count_other_codes,
    amount: sales.total_amount_other_codes,
  } as const
  return [...named.toSorted((a, b) => b.count - a.count), rest]
    .filter(({ count }) => count > 0)
    .map(({ amount, ...part }) => ({ ...part, amount: centimosOf(amount) }))
}
