import { type JSX, useEffect, useRef } from 'react'
import { TargetButton, TargetLink, useTargetAnchor } from '../../host/target-link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CircleCheckIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { done, doneActs, doneCircle, doneNote, doneText, page } from './register-company.css.ts'
import { registerCompanyMessages } from './register-company.messages.ts'

/** Props of `CompanyRegistered`. */
export interface CompanyRegisteredProps {
  /** Shows the empty form again. */
  readonly onRegisterAnother: () => void
  /** The company just registered; with it the way to upload its files is offered. */
  readonly businessUuid?: string | undefined
}

/** '¡Listo!': the company is registered, its data come in 1 to 2 working days (part 1 §2). */
export function CompanyRegistered({ onRegisterAnother, businessUuid }: CompanyRegisteredProps): JSX.Element {
  const texts = useTexts(registerCompanyMessages)
  const title = useRef<HTMLHeadingElement>(null)
  const uploads = useTargetAnchor({ to: 'uploads', businessUuid })
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={page}>
      <Card>
        <div className={done}>
          <span className={doneCircle}>
            <Icon as={CircleCheckIcon} size="xl" />
          </span>
          <Text as="h1" variant="title" ref={title} tabIndex={-1}>
            {texts.doneTitle}
          </Text>
          <Text variant="lead" tone="secondary" className={doneText}>
            {texts.doneText}
          </Text>
          <Text tone="secondary" className={doneNote}>
            {texts.doneWait}
          </Text>
          {uploads && businessUuid ? (
            <Text tone="secondary" className={doneText}>
              <span>{texts.doneUploadQuestion}</span>{' '}
              <TargetLink destination={{ to: 'uploads', businessUuid }} variant="inline">
                {texts.doneUpload}
              </TargetLink>
            </Text>
          ) : null}
          <div className={doneActs}>
            <Button size="lg" onClick={onRegisterAnother}>
              {texts.registerAnother}
            </Button>
            <TargetButton destination={{ to: 'home' }} variant="primary" size="lg">
              {texts.finish}
            </TargetButton>
          </div>
        </div>
      </Card>
    </div>
  )
}
