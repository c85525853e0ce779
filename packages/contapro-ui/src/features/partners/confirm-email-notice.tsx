import { useRequestPasswordRecovery } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { Sentence } from '../../host/sentence.tsx'
import { TargetLink } from '../../host/target-link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { MailCheckIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { partnerEntryMessages } from './partner-entry.messages.ts'
import { PartnerNotice } from './partner-notice.tsx'
import { noticeAddress } from './partners.css.ts'

export interface ConfirmEmailNoticeProps {
  readonly email: string
  /** Goes on to the opened company. Undefined if the account has no password yet, so that nothing was opened. */
  readonly onCarryOn: (() => void) | undefined
}

/** Says that the owner of the address sets a new password by mail (decision 0068). */
export function ConfirmEmailNotice({ email, onCarryOn }: ConfirmEmailNoticeProps): JSX.Element {
  const texts = useTexts(partnerEntryMessages)
  const mail = useRequestPasswordRecovery()
  const isUnderWay = onCarryOn !== undefined || mail.isSuccess
  const text = onCarryOn ? texts.voidedText(email) : texts.noPasswordText(email)
  return (
    <PartnerNotice
      tone="info"
      icon={MailCheckIcon}
      title={texts.confirmTitle}
      text={
        <Sentence
          text={text}
          part={email}
          render={(part) => (
            <strong translate="no" className={noticeAddress}>
              {part}
            </strong>
          )}
        />
      }
    >
      {onCarryOn ? (
        <Button variant="primary" size="lg" block onClick={onCarryOn}>
          {texts.carryOn}
        </Button>
      ) : null}
      <Button
        variant={onCarryOn ? 'ghost' : 'primary'}
        size="lg"
        block
        busy={mail.isPending}
        busyLabel={texts.sending}
        onClick={() => mail.mutate(email)}
      >
        {isUnderWay ? texts.sendAgain : texts.sendMail}
      </Button>
      <output>
        <Text as="span" variant="small" tone="secondary">
          {mail.isSuccess ? texts.sent : mail.error?.message}
        </Text>
      </output>
      {onCarryOn ? null : <TargetLink destination={{ to: 'signIn' }}>{texts.signIn}</TargetLink>}
    </PartnerNotice>
  )
}
