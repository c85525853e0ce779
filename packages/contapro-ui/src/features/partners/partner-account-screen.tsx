import type { JSX, ReactNode } from 'react'
import { TargetLink, useTargetAnchor } from '../../host/target-link.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CheckIcon, GiftIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { partnerAccountMessages } from './partner-account.messages.ts'
import { account, accountTitle, benefit, benefits, formBody, formTitle, free, question, tick } from './partners.css.ts'

/** What Contapro brings the partner's customer, and beside it the form. */
export function PartnerAccountScreen({ children }: { readonly children: ReactNode }): JSX.Element {
  const texts = useTexts(partnerAccountMessages)
  return (
    <div className={account}>
      <div>
        <Text as="h1" variant="title" className={accountTitle}>
          {texts.title}
        </Text>
        <Banner icon={GiftIcon} className={free}>
          {texts.free}
        </Banner>
        <ul className={benefits}>
          {texts.benefits.map((text) => (
            <li key={text} className={benefit}>
              <Icon as={CheckIcon} className={tick} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <Card aria-label={texts.formTitle}>
        <CardBody className={formBody}>
          <Text as="h2" variant="section" className={formTitle}>
            {texts.formTitle}
          </Text>
          {children}
          <SignInInstead />
        </CardBody>
      </Card>
    </div>
  )
}

/** The address may have an account with another password than the partner's. */
function SignInInstead(): JSX.Element | null {
  const texts = useTexts(partnerAccountMessages)
  if (!useTargetAnchor({ to: 'signIn' })) return null
  return (
    <Text variant="small" tone="secondary" className={question}>
      <span>{texts.signInQuestion}</span>{' '}
      <TargetLink destination={{ to: 'signIn' }} variant="inline">
        {texts.signIn}
      </TargetLink>
    </Text>
  )
}
