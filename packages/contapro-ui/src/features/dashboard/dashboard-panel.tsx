import type { OperationType } from '@contapro/sdk'
import { usePurchaseDashboard, useSalesDashboard, useTotalAmount, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { useTargetAnchor } from '../../host/target-link.tsx'
import { tourTarget } from '../../host/tour-target.ts'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { Card } from '../../primitives/card/card.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { Tabs } from '../../primitives/tabs/tabs.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ReadyReport } from '../../report/report-body.tsx'
import { ReportDownload } from '../../report/report-download.tsx'
import { ReportFrame } from '../../report/report-frame.tsx'
import { CompanyBanner } from './company-banner.tsx'
import { dashboardMessages } from './dashboard.messages.ts'
import { EvolutionOfScope } from './evolution/evolution-of-scope.tsx'
import { download, note, report as reportClass, tabs } from './layout/dashboard.css.ts'
import { OverviewOfScope } from './overview/overview-of-scope.tsx'
import { DetractionsOfScope } from './purchases/detractions-of-scope.tsx'
import { purchasesMessages } from './purchases/purchases.messages.ts'
import { PurchasesCards, PurchasesSkeleton } from './purchases/purchases-cards.tsx'
import { RuleChangesOfScope } from './rule-changes/rule-changes-of-scope.tsx'
import { salesMessages } from './sales/sales.messages.ts'
import { SalesCards, SalesSkeleton } from './sales/sales-cards.tsx'
import { TabSkeleton } from './tab-skeleton.tsx'

/** The screen, as the event log names it. */
const view = 'dashboard'

/** Props of `DashboardPanel`. */
export interface DashboardPanelProps extends ReportScopeProps {
  /** The tab to begin with; Compras unless told otherwise. */
  readonly defaultTab?: OperationType
}

/** 'Tu reporte de empresa': the IGV of the period, its purchases and its sales (part 2 §2). */
export function DashboardPanel({ defaultTab = 'COMPRA', ...scopeProps }: DashboardPanelProps): JSX.Element {
  const texts = useTexts(dashboardMessages)
  const report = useReportScope(scopeProps)
  useViewEvent(view)
  return (
    <ReportFrame
      title={texts.title}
      report={report}
      renderActions={(ready) => (
        <div key="download" className={download} {...tourTarget('reports')}>
          <ReportDownload report={ready} view={view} />
        </div>
      )}
    >
      {(ready) => <PeriodReport report={ready} defaultTab={defaultTab} />}
    </ReportFrame>
  )
}

interface PeriodReportProps {
  readonly report: ReadyReport
}

function PeriodReport({ report, defaultTab }: PeriodReportProps & { readonly defaultTab: OperationType }): JSX.Element {
  const texts = useTexts(dashboardMessages)
  const { company, scope } = report
  const total = useTotalAmount(scope)
  const isMainLoaded = !total.isPending
  return (
    <div className={reportClass}>
      <CompanyBanner company={company} />
      <RuleChangesOfScope scope={scope} isReady={isMainLoaded} />
      <div {...tourTarget('analysis')}>
        <OverviewOfScope scope={scope} total={total} />
      </div>
      <Tabs
        className={tabs}
        label={texts.tabs}
        defaultValue={defaultTab}
        items={[
          {
            value: 'COMPRA',
            label: texts.purchases,
            content: <PurchasesTab report={report} isMainLoaded={isMainLoaded} />,
          },
          { value: 'VENTA', label: texts.sales, content: <SalesTab report={report} isMainLoaded={isMainLoaded} /> },
        ]}
      />
      <MissingVoucherNote />
    </div>
  )
}

interface TabProps extends PeriodReportProps {
  /** The overview has answered: with the tab's own figures the history may be asked for. */
  readonly isMainLoaded: boolean
}

function PurchasesTab({ report, isMainLoaded }: TabProps): JSX.Element {
  const texts = useTexts(purchasesMessages)
  const { scope } = report
  const purchases = usePurchaseDashboard(scope)
  const isReady = isMainLoaded && !purchases.isPending
  const detractions = <DetractionsOfScope scope={scope} />
  const evolution = <EvolutionOfScope scope={scope} operation="COMPRA" isReady={isReady} />
  if (purchases.data) {
    const place = { businessUuid: scope.businessUuid, taxPeriod: scope.taxPeriod }
    return <PurchasesCards purchases={purchases.data} place={place} detractions={detractions} evolution={evolution} />
  }
  if (!purchases.error) {
    return (
      <TabSkeleton
        label={texts.loading}
        figures={<PurchasesSkeleton>{detractions}</PurchasesSkeleton>}
        evolution={evolution}
      />
    )
  }
  return (
    <Card>
      <LoadFailure title={texts.loadError} message={purchases.error.message} onRetry={() => void purchases.refetch()} />
    </Card>
  )
}

function SalesTab({ report, isMainLoaded }: TabProps): JSX.Element {
  const texts = useTexts(salesMessages)
  const { scope } = report
  const sales = useSalesDashboard(scope)
  const isReady = isMainLoaded && !sales.isPending
  const evolution = <EvolutionOfScope scope={scope} operation="VENTA" isReady={isReady} />
  if (sales.data) {
    const { businessUuid, taxPeriod } = scope
    return <SalesCards sales={sales.data} businessUuid={businessUuid} taxPeriod={taxPeriod} evolution={evolution} />
  }
  if (!sales.error) return <TabSkeleton label={texts.loading} figures={<SalesSkeleton />} evolution={evolution} />
  return (
    <Card>
      <LoadFailure title={texts.loadError} message={sales.error.message} onRetry={() => void sales.refetch()} />
    </Card>
  )
}

/** The question without an answer would help nobody: nothing without the host's help page. */
function MissingVoucherNote(): JSX.Element | null {
  const texts = useTexts(dashboardMessages)
  const anchor = useTargetAnchor({ to: 'help', topic: 'missingVouchers' })
  if (!anchor) return null
  return (
    <p className={note}>
      <span>{texts.missingVoucher}</span>{' '}
      <Link variant="inline" target="_blank" {...anchor}>
        {texts.missingVoucherLink}
      </Link>
    </p>
  )
}
