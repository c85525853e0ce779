import type { PartnerCompany, PartnerRefusal } from '@contapro/sdk'
import type { JSX } from 'react'
import { assertNever } from '../../host/assert-never.ts'
import { TargetButton, TargetLink } from '../../host/target-link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'
import { partnerEntryMessages } from './partner-entry.messages.ts'
import { PartnerNotice } from './partner-notice.tsx'
import { PartnerRefusalNotice } from './partner-refusal-notice.tsx'
import { PartnerWaiting } from './partner-waiting.tsx'

/** How an entry stands. */
export type PartnerEntryProgress =
  /** Under way, or done and about to leave the page. */
  | { readonly state: 'validating' }
  /** A call failed; another attempt may do. */
  | { readonly state: 'failed' }
  /** The handed-over token does not hold; another attempt would not help. `text` is the server's sentence. */
  | { readonly state: 'spent'; readonly text: string }
  | { readonly state: 'refused'; readonly refusal: PartnerRefusal }
  /** See `ConfirmEmailNotice`. */
  | { readonly state: 'confirm-email'; readonly email: string; readonly onCarryOn: (() => void) | undefined }

export interface PartnerEntryViewProps {
  readonly progress: PartnerEntryProgress
  /** What the address says of the company; said while it is looked at. */
  readonly company?: PartnerCompany | undefined
  readonly onRetry: () => void
}

/** The entry from the partner software: what it waits for, or why it ended, and the way on (part 1 §4). */
export function PartnerEntryView({ progress, company, onRetry }: PartnerEntryViewProps): JSX.Element {
  const texts = useTexts(partnerEntryMessages)
  switch (progress.state) {
    case 'validating':
      return <PartnerWaiting company={company} />
    case 'failed':
      return (
        <PartnerNotice tone="danger" title={texts.failedTitle} text={texts.failedText}>
          <Button variant="primary" size="lg" block onClick={onRetry}>
            {texts.retry}
          </Button>
          <Text variant="small" tone="secondary">
            {texts.failedHint}
          </Text>
          <TargetLink destination={{ to: 'home' }}>{texts.goOn}</TargetLink>
        </PartnerNotice>
      )
    case 'spent':
      return (
        <PartnerNotice tone="warning" title={texts.handoverTitle} text={progress.text}>
          <TargetButton destination={{ to: 'home' }} variant="primary" size="lg" block>
            {texts.goOn}
          </TargetButton>
        </PartnerNotice>
      )
    case 'refused':
      return <PartnerRefusalNotice refusal={progress.refusal} />
    case 'confirm-email':
      return <ConfirmEmailNotice email={progress.email} onCarryOn={progress.onCarryOn} />
    default:
      return assertNever(progress)
  }
}
