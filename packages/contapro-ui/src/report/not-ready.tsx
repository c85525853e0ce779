import type { JSX } from 'react'
import { assertNever } from '../host/assert-never.ts'
import { LoadFailure } from '../host/load-failure.tsx'
import { reportMessages } from '../host/report.messages.ts'
import { TargetButton } from '../host/target-link.tsx'
import type { ReportScope } from '../host/use-report-scope.ts'
import { useTellProblem } from '../host/use-tell-problem.ts'
import { EmptyState } from '../patterns/empty-state/empty-state.tsx'
import { Card } from '../primitives/card/card.tsx'
import { Building2Icon, ReceiptTextIcon, UploadIcon } from '../primitives/icon/icons.ts'
import { Spinner } from '../primitives/spinner/spinner.tsx'
import { useTexts } from '../primitives/texts/texts.tsx'
import type { ReadyReport } from './report-body.tsx'
import { waiting } from './report-frame.css.ts'

/** A company that is another accountant's cannot be told apart from one that is not there. */
function MissingCompany(): JSX.Element {
  const texts = useTexts(reportMessages)
  useTellProblem('BUSINESS_NOT_FOUND', texts.missingTitle)
  return (
    <Card role="alert">
      <EmptyState
        icon={Building2Icon}
        title={texts.missingTitle}
        text={texts.missingText}
        action={
          <TargetButton destination={{ to: 'home' }} variant="primary">
            {texts.seeCompanies}
          </TargetButton>
        }
      />
    </Card>
  )
}

/** What stands in a panel's place while its company or period is not known or not there. */
export function NotReady({ report }: { readonly report: Exclude<ReportScope, ReadyReport> }): JSX.Element {
  const texts = useTexts(reportMessages)
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
    case 'missing':
      return <MissingCompany />
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
