import type { PartnerCompany, RegisteredBusiness } from '@contapro/sdk'
import { useViewEvent } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { TargetLink } from '../../host/target-link.tsx'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { CompanyForm } from './company-form.tsx'
import { PartnerCompanyRegistered } from './partner-company-registered.tsx'
import { cardBody, help, narrow, subtitle } from './register-company.css.ts'
import { registerPartnerCompanyMessages } from './register-partner-company.messages.ts'
import { useCompanyRegistration } from './use-company-registration.ts'

/** Props of `RegisterPartnerCompanyPanel`. */
export interface RegisterPartnerCompanyPanelProps {
  /** As the partner named it; neither can be changed here. */
  readonly company: PartnerCompany
  /** 'Entendido' was pressed: on to the company's dashboard. */
  readonly onFinish: (company: RegisteredBusiness) => void
}

/** The company that was open in the partner software, connected: its form, and on success how long its data take (part 1 §2). */
export function RegisterPartnerCompanyPanel({ company, onFinish }: RegisterPartnerCompanyPanelProps): JSX.Element {
  const texts = useTexts(registerPartnerCompanyMessages)
  const { registered, submit, isRunning, failure, obstacle } = useCompanyRegistration()
  // The session forgets the partner's data once they are used; the form stays until the page is left.
  const [known] = useState({ name: company.razon_social, ruc: company.ruc })
  useViewEvent('siscont_registrar_empresa')
  if (registered) return <PartnerCompanyRegistered onFinish={() => onFinish(registered)} />
  return (
    <div className={narrow}>
      <Text as="h1" variant="title">
        {texts.title}
      </Text>
      <Text tone="secondary" className={subtitle}>
        {texts.subtitle}
      </Text>
      <Card aria-label={texts.title}>
        <CardBody className={cardBody}>
          <CompanyForm
            origin="siscont"
            label={texts.title}
            known={known}
            submitLabel={texts.submit}
            busyLabel={texts.submitting}
            busy={isRunning}
            failure={failure}
            obstacle={obstacle}
            onSubmit={submit}
          />
        </CardBody>
      </Card>
      {failure ? (
        <p className={help}>
          <TargetLink destination={{ to: 'support' }} newTab>
            {texts.support}
          </TargetLink>
        </p>
      ) : null}
    </div>
  )
}
