import type { Business } from '@contapro/sdk'
import type { JSX, ReactNode } from 'react'
import { EmptyState } from '../patterns/empty-state/empty-state.tsx'
import { PageHeader } from '../patterns/page-header/page-header.tsx'
import { PeriodSelect } from '../patterns/period-select/period-select.tsx'
import { Card } from '../primitives/card/card.tsx'
import { Building2Icon, ReceiptTextIcon, UploadIcon } from '../primitives/icon/icons.ts'
import { Spinner } from '../primitives/spinner/spinner.tsx'
import { assertNever } from './assert-never.ts'
import { companyLine, companyName, companyRuc, frame, waiting } from './report-frame.css.ts'
import { useMessages } from './messages.tsx'
import { LoadFailure } from './load-failure.tsx'
import { reportMessages } from './report.messages.ts'
import type { NavigationTarget } from './navigation-target.ts'
import { TargetButton, useTargetAnchor } from './target-link.tsx'
import type { ReportScope } from './use-report-scope.ts'

/** A report whose company and period are known. */
export type ReadyReport = Extract<ReportScope, { readonly state: 'ready' }>

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
      {report.state === 'ready' ? children(report) : <NotReady report={report} />}
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
      {isKnown ? children(report.company) : <NotReady report={report} />}
    </div>
  )
}

interface HeadProps extends Pick<ReportFrameProps, 'title' | 'report' | 'back' | 'renderActions'> {
  readonly hasPeriods: boolean
}

function Head({ title, report, back, renderActions, hasPeriods }: HeadProps): JSX.Element {
  const texts = useMessages(reportMessages)
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
    <span className={companyLine}>
      <span className={companyName}>{name}</span>
      <span className={companyRuc}>{`\u00a0· ${ruc}`}</span>
    </span>
  )
}

function NotReady({ report }: { readonly report: Exclude<ReportScope, ReadyReport> }): JSX.Element {
  const texts = useMessages(reportMessages)
  switch (report.state) {
    case 'loading':
      return (
        <div className={waiting}>
          <Spinner size="lg" label={texts.loading} />
        </div>
      )
    case 'error':
      return (
        <Card>
          <LoadFailure title={texts.loadError} message={report.error.message} onRetry={report.onRetry} />
        </Card>
      )
    case 'unknown':
      return (
        <Card>
          <EmptyState
            icon={Building2Icon}
            title={texts.unknownTitle}
            text={texts.unknownText}
            action={
              <TargetButton destination={{ to: 'home' }} variant="primary">
                {texts.seeCompanies}
              </TargetButton>
            }
          />
        </Card>
      )
    case 'empty':
      return (
        <Card>
          <EmptyState
            icon={ReceiptTextIcon}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={
              <TargetButton
                destination={{ to: 'uploads', businessUuid: report.company.uuid }}
                variant="primary"
                icon={UploadIcon}
              >
                {texts.uploadFiles}
              </TargetButton>
            }
          />
        </Card>
      )
    default:
      return assertNever(report)
  }
}
