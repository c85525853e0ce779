import type { RegisteredBusiness } from '@contapro/sdk'
import { type JSX, useEffect, useRef } from 'react'
import { TargetButton } from '../../host/target-link.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { Building2Icon, CircleCheckIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { line, list, name as nameClass, quiet } from './company-list.css.ts'
import { registerCompaniesMessages } from './register-companies.messages.ts'
import { done, doneActs, doneCircle, doneText, page } from './register-company.css.ts'
import { RegistrationSteps } from './registration-steps.tsx'

/** A company on the pages of its registration. */
export type RegisteredName = Pick<RegisteredBusiness, 'name' | 'ruc'>

/** Props of `CompaniesRegistered`. */
export interface CompaniesRegisteredProps {
  /** At least one: the second can be left for later. */
  readonly companies: readonly RegisteredName[]
}

/** The last step of the registration: what is registered, and when its vouchers come (part 1 §2). */
export function CompaniesRegistered({ companies }: CompaniesRegisteredProps): JSX.Element {
  const texts = useTexts(registerCompaniesMessages)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={page}>
      <RegistrationSteps current={3} />
      <Card>
        <div className={done}>
          <span className={doneCircle}>
            <Icon as={CircleCheckIcon} size="xl" />
          </span>
          <Text as="h1" variant="title" ref={title} tabIndex={-1}>
            {texts.doneTitle(companies.length)}
          </Text>
          <Text tone="secondary" className={doneText}>
            {texts.doneText}
          </Text>
          <ul className={list} aria-label={texts.companies}>
            {companies.map(({ name, ruc }) => (
              <li key={ruc} className={line}>
                <Icon as={Building2Icon} className={quiet} />
                <span className={nameClass}>{name}</span>
                <span className={quiet}>{ruc}</span>
              </li>
            ))}
          </ul>
          <div className={doneActs}>
            <TargetButton destination={{ to: 'home' }} variant="primary" size="lg">
              {texts.goHome}
            </TargetButton>
          </div>
        </div>
      </Card>
    </div>
  )
}
