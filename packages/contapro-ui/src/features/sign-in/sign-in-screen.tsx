import type { JSX, ReactNode } from 'react'
import { useTargetAnchor } from '../../host/target-link.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { Logo } from '../../primitives/logo/logo.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { BrandPanel } from './brand-panel.tsx'
import { column, foot, form, middle, screen, subtitle, withBrand } from './sign-in.css.ts'
import { signInMessages } from './sign-in.messages.ts'

/** Props of `SignInScreen`. */
export interface SignInScreenProps {
  /** The deep panel beside the form, from 960 px of its own width. */
  readonly brand?: boolean
  /** Year of the copyright line; without one the line is left out. */
  readonly year?: number
  /** The form. */
  readonly children: ReactNode
}

/** Two panels: the form, and what Contapro does. */
export function SignInScreen({ brand = true, year, children }: SignInScreenProps): JSX.Element {
  const texts = useTexts(signInMessages)
  const signUp = useTargetAnchor({ to: 'signUp' })
  return (
    <div className={screen}>
      <div className={brand ? withBrand : column}>
        <main className={form}>
          <Logo />
          <div className={middle}>
            <Text as="h1" variant="greeting">
              {texts.title}
            </Text>
            <Text tone="secondary" className={subtitle}>
              {texts.subtitle}
            </Text>
            {children}
            {signUp ? (
              <Text tone="secondary" className={foot}>
                <span>{texts.signUpQuestion}</span> <Link {...signUp}>{texts.signUp}</Link>
              </Text>
            ) : null}
          </div>
          {year === undefined ? null : (
            <Text variant="caption" tone="tertiary" className={foot} suppressHydrationWarning>
              {texts.copyright(year)}
            </Text>
          )}
        </main>
        {brand ? <BrandPanel /> : null}
      </div>
    </div>
  )
}
