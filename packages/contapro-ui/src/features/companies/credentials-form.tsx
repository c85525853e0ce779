import type { Business } from '@contapro/sdk'
import { useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { TriangleAlertIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { CompanyFrame, type EmbeddedProps } from '../../report/report-frame.tsx'
import { CompanyForm } from './company-form.tsx'
import { column } from './credentials.css.ts'
import { credentialsMessages } from './credentials.messages.ts'
import { CredentialsDialog } from './credentials-dialog.tsx'
import { credentialsView, useCredentialsEdit } from './use-credentials-edit.ts'

/** Props of `CredentialsForm`. */
export interface CredentialsFormProps extends Pick<ReportScopeProps, 'businessUuid'>, EmbeddedProps {
  /** The dialog of a success was closed: the edit is over, and the host leads on, the web app to Inicio. */
  readonly onFinish?: () => void
}

/** 'Editar Credenciales' of a company, connected: stores the SOL credentials and tries them at SUNAT (part 2 §2). */
export function CredentialsForm({ businessUuid, embedded, onFinish }: CredentialsFormProps): JSX.Element {
  const report = useReportScope(businessUuid === undefined ? {} : { businessUuid })
  const texts = useTexts(credentialsMessages)
  useViewEvent(credentialsView)
  return (
    <CompanyFrame title={texts.title} report={report} isBare={embedded}>
      {(company) => <CredentialsEditor key={company.uuid} company={company} onFinish={onFinish} />}
    </CompanyFrame>
  )
}

interface CredentialsEditorProps {
  readonly company: Business
  readonly onFinish: (() => void) | undefined
}

function CredentialsEditor({ company, onFinish }: CredentialsEditorProps): JSX.Element {
  const texts = useTexts(credentialsMessages)
  const edit = useCredentialsEdit(company, onFinish)
  return (
    <div className={column}>
      <Banner tone="warning" icon={TriangleAlertIcon} title={texts.warningTitle}>
        {texts.warningText}
      </Banner>
      <Card>
        <CardBody>
          <CompanyForm
            origin="edit"
            label={texts.title}
            known={{ name: company.name, ruc: company.ruc }}
            submitLabel={texts.submit}
            busyLabel={texts.submitting}
            busy={edit.isSaving}
            onSubmit={edit.submit}
          />
        </CardBody>
      </Card>
      <CredentialsDialog dialog={edit.dialog} onClose={edit.close} onValidate={edit.validate} />
    </div>
  )
}
