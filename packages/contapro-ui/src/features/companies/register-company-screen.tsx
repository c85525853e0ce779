import { type JSX, type ReactNode, useEffect, useRef } from 'react'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { Icon, type IconOutline } from '../../primitives/icon/icon.tsx'
import { Building2Icon, KeyRoundIcon, UserRoundIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import {
  cardBody,
  columns,
  need,
  needIcon,
  needs,
  needTitle,
  page,
  subtitle as subtitleClass,
} from './register-company.css.ts'
import { type RegisterCompanyMessages, registerCompanyMessages } from './register-company.messages.ts'

/** Props of `RegisterCompanyScreen`. */
export interface RegisterCompanyScreenProps {
  /** What stands above the title: the way back, or how far a wizard is. */
  readonly before?: ReactNode
  readonly title: string
  readonly subtitle: string
  /** The screen took the place of another: the focus goes to its title. */
  readonly isNext?: boolean
  /** The form. */
  readonly children: ReactNode
}

/** The form, and beside it what to have at hand. */
export function RegisterCompanyScreen(props: RegisterCompanyScreenProps): JSX.Element {
  const { before, title, subtitle, isNext = false, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  return (
    <div className={page}>
      {before}
      <Text as="h1" variant="title" ref={heading} tabIndex={-1}>
        {title}
      </Text>
      <Text tone="secondary" className={subtitleClass}>
        {subtitle}
      </Text>
      <div className={columns}>
        <Card aria-label={title}>
          <CardBody className={cardBody}>{children}</CardBody>
        </Card>
        <AtHand />
      </div>
    </div>
  )
}

const things = (texts: RegisterCompanyMessages): readonly (readonly [IconOutline, string, string])[] => [
  [Building2Icon, texts.needRuc, texts.needRucText],
  [UserRoundIcon, texts.needUser, texts.needUserText],
  [KeyRoundIcon, texts.needPassword, texts.needPasswordText],
]

function AtHand(): JSX.Element {
  const texts = useTexts(registerCompanyMessages)
  return (
    <aside>
      <Text as="h2" variant="subsection" className={needTitle}>
        {texts.needTitle}
      </Text>
      <ul className={needs}>
        {things(texts).map(([icon, title, text]) => (
          <li key={title} className={need}>
            <Icon as={icon} size="lg" className={needIcon} />
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
