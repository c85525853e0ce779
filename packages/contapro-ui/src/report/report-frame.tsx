import type { Business } from '@contapro/sdk'
import type { JSX, ReactNode } from 'react'
import type { NavigationTarget } from '../host/navigation-target.ts'
import { reportMessages } from '../host/report.messages.ts'
import { useTargetAnchor } from '../host/target-link.tsx'
import type { ReportScope } from '../host/use-report-scope.ts'
import { WidgetBoundary } from '../host/widget-boundary.tsx'
import { PageHeader } from '../patterns/page-header/page-header.tsx'
import { PeriodSelect } from '../patterns/period-select/period-select.tsx'
import { useTexts } from '../primitives/texts/texts.tsx'
import { NotReady } from './not-ready.tsx'
import { type ReadyReport, ReportBody } from './report-body.tsx'
import { companyLine, companyName, companyRuc, frame } from './report-frame.css.ts'

/** What every panel of a company takes. */
export interface EmbeddedProps {
  /** A widget inside another program: without the page's head, and with the product's name in the card's own where it has one. */
  readonly embedded?: boolean
}

export interface ReportFrameProps {
  readonly title: string
  readonly report: ReportScope
  /** Without the page's head: a widget in another program. */
  readonly isBare?: boolean
  /** What the page was reached from, in words; nothing while the host has no place for it. */
  readonly back?: { readonly label: string; readonly destination: NavigationTarget }
  /** What can be done beside the choice of the period. */
  readonly renderActions?: (report: ReadyReport) => ReactNode
  readonly children: (report: ReadyReport) => ReactNode
}

/** The head of a company's page with its period, and what shows while company and period are not known or not there. */
export function ReportFrame({ isBare = false, children, ...head }: ReportFrameProps): JSX.Element {
  const { report } = head
  return (
    <div className={frame}>
      {isBare ? null : <Head {...head} hasPeriods />}
      <ReportBody report={report}>{children}</ReportBody>
    </div>
  )
}

export interface CompanyFrameProps extends Pick<ReportFrameProps, 'title' | 'report' | 'isBare'> {
  readonly children: (company: Business) => ReactNode
}

/** The same for a page that needs no period, so that a company without vouchers has it too. */
export function CompanyFrame({ title, report, isBare = false, children }: CompanyFrameProps): JSX.Element {
  const isKnown = report.state === 'ready' || report.state === 'empty'
  return (
    <div className={frame}>
      {isBare ? null : <Head title={title} report={report} hasPeriods={false} />}
      <WidgetBoundary>{isKnown ? children(report.company) : <NotReady report={report} />}</WidgetBoundary>
    </div>
  )
}

interface HeadProps extends Pick<ReportFrameProps, 'title' | 'report' | 'back' | 'renderActions'> {
  readonly hasPeriods: boolean
}

function Head({ title, report, back, renderActions, hasPeriods }: HeadProps): JSX.Element {
  const texts = useTexts(reportMessages)
  const anchor = useTargetAnchor(back?.destination ?? { to: 'home' })
  const company = 'company' in report ? report.company : undefined
  return (
    <PageHeader
      title={title}
      subtitle={company ? <CompanyLine name={company.name} ruc={texts.ruc(company.ruc)} /> : '\u00a0'}
      back={back && anchor && { label: back.label, ...anchor }}
      actions={
        hasPeriods && report.state === 'ready'
          ? [
              <PeriodSelect
                key="period"
                periods={report.taxPeriods}
                value={report.taxPeriod}
                onChange={report.selectTaxPeriod}
              />,
              renderActions?.(report),
            ]
          : undefined
      }
    />
  )
}

/** The name gives way where there is no room; the RUC never does. */
function CompanyLine({ name, ruc }: { readonly name: string; readonly ruc: string }): JSX.Element {
  return (
    <span translate="no" className={companyLine}>
      <span className={companyName}>{name}</span>
      <span className={companyRuc}>{`\u00a0· ${ruc}`}</span>
    </span>
  )
}
