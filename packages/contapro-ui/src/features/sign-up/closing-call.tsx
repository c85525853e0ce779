import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { closing, closingButton, section } from './sign-up.css.ts'
import { signUpMessages } from './sign-up.messages.ts'

/** The last call: its button goes back up to the form. */
export function ClosingCall(): JSX.Element {
  const texts = useTexts(signUpMessages)
  return (
    <section className={section}>
      <div className={closing}>
        <div>
          <Text as="h2" variant="title">
            {texts.closingTitle}
          </Text>
          <Text tone="secondary">{texts.closingText}</Text>
        </div>
        <Button variant="primary" size="lg" className={closingButton} onClick={scrollToTop}>
          {texts.closingButton}
        </Button>
      </div>
    </section>
  )
}

function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}
