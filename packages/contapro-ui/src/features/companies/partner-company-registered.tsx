import { type JSX, useEffect, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { StatusCircle } from '../../primitives/status-circle/status-circle.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { doneText, partnerDone, partnerDoneBody, partnerDoneTitle, understood } from './register-company.css.ts'
import { registerPartnerCompanyMessages } from './register-partner-company.messages.ts'

/** 'Tus comprobantes estarán listos en máximo 12 horas': the company is registered (part 1 §2). */
export function PartnerCompanyRegistered({ onFinish }: { readonly onFinish: () => void }): JSX.Element {
  const texts = useTexts(registerPartnerCompanyMessages)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card className={partnerDone} aria-label={texts.doneTitle}>
      <div className={partnerDoneBody}>
        <StatusCircle tone="success" />
        <Text as="h1" variant="section" ref={title} tabIndex={-1} className={partnerDoneTitle}>
          {texts.doneTitle}
        </Text>
        <Text tone="secondary" className={doneText}>
          {texts.doneText}
        </Text>
        <Button variant="primary" size="lg" block className={understood} onClick={onFinish}>
          {texts.understood}
        </Button>
      </div>
    </Card>
  )
}
