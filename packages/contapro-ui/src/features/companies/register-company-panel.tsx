import type { RegisteredBusiness } from '@contapro/sdk'
import { useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { TargetLink } from '../../host/target-link.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyRegistered } from './company-registered.tsx'
import { registerCompanyMessages } from './register-company.messages.ts'
import { RegisterCompanyScreen } from './register-company-screen.tsx'
import { useCompanyRegistration } from './use-company-registration.ts'

/** Props of `RegisterCompanyPanel`. */
export interface RegisterCompanyPanelProps {
  readonly onRegistered?: (company: RegisteredBusiness) => void
}

/** Registration of a company, connected: the form, and on success what comes next. */
export function RegisterCompanyPanel({ onRegistered }: RegisterCompanyPanelProps): JSX.Element {
  const texts = useTexts(registerCompanyMessages)
  const { registered, reset, submit, isRunning, failure, obstacle } = useCompanyRegistration(onRegistered)
  useViewEvent('registrar_empresa')
  if (registered) return <CompanyRegistered businessUuid={registered.uuid} onRegisterAnother={reset} />
  return (
    <RegisterCompanyScreen
      before={
        <TargetLink destination={{ to: 'home' }} variant="back">
          {texts.back}
        </TargetLink>
      }
      title={texts.title}
      subtitle={texts.subtitle}
    >
      <CompanyForm
        label={texts.title}
        submitLabel={texts.submit}
        busyLabel={texts.submitting}
        busy={isRunning}
        failure={failure}
        obstacle={obstacle}
        onSubmit={submit}
      />
    </RegisterCompanyScreen>
  )
}
