import type { Business, ContaproError } from '@contapro/sdk'
import { useRegisterCompany } from '@contapro/sdk/react'
import { newBusinessOf } from '@contapro/sdk/rules'
import { type JSX, useMemo } from 'react'
import { useEmit } from '../../provider/host-context.ts'
import { useMessages } from '../../provider/messages.tsx'
import { CompanyRegistered } from './company-registered.tsx'
import { type RegisterCompanyFailure, RegisterCompanyForm } from './register-company-form.tsx'
import { type RegisterCompanyMessages, registerCompanyMessages } from './register-company.messages.ts'
import { RegisterCompanyScreen } from './register-company-screen.tsx'

export interface RegisterCompanyPanelProps {
  readonly onRegistered?: (company: Business) => void
}

/** Registration of a company, connected: the form, and on success what comes next. */
export function RegisterCompanyPanel({ onRegistered }: RegisterCompanyPanelProps): JSX.Element {
  const texts = useMessages(registerCompanyMessages)
  const registration = useRegisterCompany()
  const emit = useEmit()
  const failure = useMemo(() => failureOf(registration.error, texts), [registration.error, texts])
  if (registration.data) {
    return <CompanyRegistered businessUuid={registration.data.uuid} onRegisterAnother={registration.reset} />
  }
  return (
    <RegisterCompanyScreen>
      <RegisterCompanyForm
        busy={registration.isPending}
        failure={failure}
        onSubmit={(values) =>
          registration.mutate(newBusinessOf(values), {
            onSuccess: (company) => {
              emit({ type: 'company-registered', ruc: company.ruc })
              onRegistered?.(company)
            },
          })
        }
      />
    </RegisterCompanyScreen>
  )
}

function failureOf(error: ContaproError | null, texts: RegisterCompanyMessages): RegisterCompanyFailure | undefined {
  if (!error) return undefined
  if (error.code === 'BUSINESS_ALREADY_REGISTERED') {
    return { title: texts.alreadyRegistered, text: texts.alreadyRegisteredText, isAnswer: true }
  }
  return { title: texts.errorTitle, text: error.message, isAnswer: error.kind === 'http' }
}
