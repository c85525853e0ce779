import type { JSX, ReactNode } from 'react'
import { useTargetAnchor } from '../../host/target-link.tsx'
import { SteppedPattern } from '../../patterns/stepped-pattern/stepped-pattern.tsx'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CheckIcon } from '../../primitives/icon/icons.ts'
import { Link } from '../../primitives/link/link.tsx'
import { Logo } from '../../primitives/logo/logo.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { Benefits } from './benefits.tsx'
import { ClosingCall } from './closing-call.tsx'
import {
  backing,
  copyright,
  formBody,
  formCard,
  formSubtitle,
  heading,
  hero,
  heroColumns,
  highlight,
  highlights,
  lead,
  page,
  pattern,
  question,
  tick,
  top,
} from './sign-up.css.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { Testimonials } from './testimonials.tsx'

/** Props of `SignUpScreen`. */
export interface SignUpScreenProps {
  /** Year of the copyright line; without one the line is left out. */
  readonly year?: number
  /** The form. */
  readonly children: ReactNode
}

/** The registration page: the form beside what Contapro does, then reasons, voices and a way back up to the form. */
export function SignUpScreen({ year, children }: SignUpScreenProps): JSX.Element {
  const texts = useTexts(signUpMessages)
  const signIn = useTargetAnchor({ to: 'signIn' })
  return (
    <div className={page}>
      <header className={top}>
        <Logo />
        {signIn ? (
          <Text tone="secondary">
            <span className={question}>{`${texts.signInQuestion} `}</span>
            <Link {...signIn}>{texts.signIn}</Link>
          </Text>
        ) : null}
      </header>
      <main>
        <Hero>{children}</Hero>
        <Benefits />
        <Testimonials />
        <ClosingCall />
      </main>
      {year === undefined ? null : (
        <footer>
          <Text variant="caption" tone="tertiary" className={copyright}>
            {texts.copyright(year)}
          </Text>
        </footer>
      )}
    </div>
  )
}

function Hero({ children }: Pick<SignUpScreenProps, 'children'>): JSX.Element {
  const texts = useTexts(signUpMessages)
  return (
    <div className={hero}>
      <SteppedPattern className={pattern} />
      <div className={heroColumns}>
        <div>
          <Text as="h1" className={heading}>
            {texts.heading}
          </Text>
          <Text variant="lead" className={lead}>
            {texts.lead}
          </Text>
          <ul className={highlights}>
            {texts.highlights.map((text) => (
              <li key={text} className={highlight}>
                <Icon as={CheckIcon} size="lg" className={tick} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <Text variant="small" className={backing}>
            {texts.backing}
          </Text>
        </div>
        <Card as="div" className={formCard}>
          <CardBody className={formBody}>
            <Text as="h2" variant="title">
              {texts.formTitle}
            </Text>
            <Text tone="secondary" className={formSubtitle}>
              {texts.formSubtitle}
            </Text>
            {children}
          </CardBody>
        </Card>
      </div>
    </div>
  )
}
