import type { JSX, ReactNode } from 'react'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { TargetLink } from '../../provider/target-link.tsx'
import { cardBody, columns, need, needIcon, needs, needTitle, page, subtitle } from './register-company.css.ts'
import { type RegisterCompanyMessages, registerCompanyMessages } from './register-company.messages.ts'

export interface RegisterCompanyScreenProps {
  /** The form. */
  readonly children: ReactNode
}

/** The form, and beside it what to have at hand. */
export function RegisterCompanyScreen({ children }: RegisterCompanyScreenProps): JSX.Element {
  const texts = useMessages(registerCompanyMessages)
  return (
    <div className={page}>
      <TargetLink destination={{ to: 'home' }} variant="back">
        {texts.back}
      </TargetLink>
      <Text as="h1" variant="title">
        {texts.title}
      </Text>
      <Text tone="secondary" className={subtitle}>
        {texts.subtitle}
      </Text>
      <div className={columns}>
        <Card aria-label={texts.title}>
          <CardBody className={cardBody}>{children}</CardBody>
        </Card>
        <AtHand />
      </div>
    </div>
  )
}

const things = (texts: RegisterCompanyMessages): readonly (readonly [IconName, string, string])[] => [
  ['building-2', texts.needRuc, texts.needRucText],
  ['user-round', texts.needUser, texts.needUserText],
  ['key-round', texts.needPassword, texts.needPasswordText],
]

function AtHand(): JSX.Element {
  const texts = useMessages(registerCompanyMessages)
  return (
    <aside>
      <Text as="h2" variant="subsection" className={needTitle}>
        {texts.needTitle}
      </Text>
      <ul className={needs}>
        {things(texts).map(([icon, title, text]) => (
          <li key={title} className={need}>
            <Icon name={icon} size="lg" className={needIcon} />
            <div>
              <Text variant="subsection">{title}</Text>
              <Text variant="small" tone="secondary">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
