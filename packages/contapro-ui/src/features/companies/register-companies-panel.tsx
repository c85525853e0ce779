import type { RegisteredBusiness } from '@contapro/sdk'
import { useViewEvent } from '@contapro/sdk/react'
import { type JSX, type ReactNode, useState } from 'react'
import { TargetLink } from '../../host/target-link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { CompaniesRegistered, type RegisteredName } from './companies-registered.tsx'
import { CompanyForm } from './company-form.tsx'
import { registerCompaniesMessages } from './register-companies.messages.ts'
import { registerCompanyMessages } from './register-company.messages.ts'
import { RegisterCompanyScreen } from './register-company-screen.tsx'
import { RegistrationSteps } from './registration-steps.tsx'
import { useCompanyRegistration } from './use-company-registration.ts'

/** How far the registration of the first two companies is. */
export interface RegistrationProgress {
  readonly companies: readonly RegisteredName[]
  /** The second company was left for later. */
  readonly isSkipped: boolean
}

/** Props of `RegisterCompaniesPanel`. */
export interface RegisterCompaniesPanelProps {
  /** Where to go on, for a host that keeps it over a reload; from the start without one. */
  readonly start?: RegistrationProgress
  readonly onProgress?: (progress: RegistrationProgress) => void
  /** An accountant without companies came here from Inicio, and may want to go back. */
  readonly newUser?: boolean
}

const nothing: RegistrationProgress = { companies: [], isSkipped: false }

/** The registration of the first two companies after signing up, connected: first, second or not now, ready (part 1 §2). */
export function RegisterCompaniesPanel(props: RegisterCompaniesPanelProps): JSX.Element {
  const { start = nothing, onProgress, newUser = false } = props
  const [{ companies, isSkipped }, setProgress] = useState(start)
  const [hasMoved, setMoved] = useState(false)
  useViewEvent('registrar_empresas')
  const moveTo = (progress: RegistrationProgress): void => {
    setMoved(true)
    setProgress(progress)
    onProgress?.(progress)
  }
  const add = ({ name, ruc }: RegisteredBusiness): void =>
    moveTo({ companies: [...companies, { name, ruc }], isSkipped })
  const [first] = companies
  if (!first) return <FirstCompany onRegistered={add} hasWayBack={newUser} />
  if (companies.length > 1 || isSkipped) return <CompaniesRegistered companies={companies} />
  return (
    <SecondCompany
      first={first}
      isNext={hasMoved}
      onRegistered={add}
      onSkip={() => moveTo({ companies, isSkipped: true })}
    />
  )
}

interface FirstCompanyProps {
  readonly onRegistered: (company: RegisteredBusiness) => void
  readonly hasWayBack: boolean
}

function FirstCompany({ onRegistered, hasWayBack }: FirstCompanyProps): JSX.Element {
  const texts = useTexts(registerCompaniesMessages)
  const common = useTexts(registerCompanyMessages)
  return (
    <RegisterCompanyScreen
      before={
        <>
          {hasWayBack ? (
            <TargetLink destination={{ to: 'home' }} variant="back">
              {common.back}
            </TargetLink>
          ) : null}
          <RegistrationSteps current={1} />
        </>
      }
      title={texts.firstTitle}
      subtitle={common.subtitle}
    >
      <WizardForm label={texts.firstTitle} submitLabel={texts.next} onRegistered={onRegistered} />
    </RegisterCompanyScreen>
  )
}

interface SecondCompanyProps {
  readonly first: RegisteredName
  readonly isNext: boolean
  readonly onRegistered: (company: RegisteredBusiness) => void
  readonly onSkip: () => void
}

function SecondCompany({ first, isNext, onRegistered, onSkip }: SecondCompanyProps): JSX.Element {
  const texts = useTexts(registerCompaniesMessages)
  return (
    <RegisterCompanyScreen
      before={<RegistrationSteps current={2} />}
      title={texts.secondTitle}
      subtitle={texts.secondSubtitle(first.name)}
      isNext={isNext}
    >
      <WizardForm
        label={texts.secondTitle}
        submitLabel={texts.finish}
        secondary={
          <Button variant="ghost" size="lg" onClick={onSkip}>
            {texts.later}
          </Button>
        }
        onRegistered={onRegistered}
      />
    </RegisterCompanyScreen>
  )
}

interface WizardFormProps {
  readonly label: string
  readonly submitLabel: string
  readonly secondary?: ReactNode
  readonly onRegistered: (company: RegisteredBusiness) => void
}

function WizardForm({ onRegistered, ...texts }: WizardFormProps): JSX.Element {
  const { submitting } = useTexts(registerCompanyMessages)
  const { submit, isRunning, failure, obstacle } = useCompanyRegistration(onRegistered)
  return (
    <CompanyForm
      {...texts}
      origin="wizard"
      busyLabel={submitting}
      busy={isRunning}
      failure={failure}
      obstacle={obstacle}
      onSubmit={submit}
    />
  )
}
