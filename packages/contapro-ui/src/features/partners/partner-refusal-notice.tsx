import type { PartnerRefusal } from '@contapro/sdk'
import type { JSX } from 'react'
import { assertNever } from '../../host/assert-never.ts'
import { TargetButton, TargetLink, useTargetAnchor } from '../../host/target-link.tsx'
import { Building2Icon, MessageCircleIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { type PartnerEntryMessages, partnerEntryMessages } from './partner-entry.messages.ts'
import { PartnerNotice } from './partner-notice.tsx'

/** Why what the partner's address brought leads nowhere, and the way on. */
export function PartnerRefusalNotice({ refusal }: { readonly refusal: PartnerRefusal }): JSX.Element {
  const texts = useTexts(partnerEntryMessages)
  const support = useTargetAnchor({ to: 'support' })
  const isTaken = refusal.reason === 'ruc-taken'
  const [title, text] = wordsOf(refusal, texts)
  return (
    <PartnerNotice tone="warning" icon={isTaken ? Building2Icon : undefined} title={title} text={text}>
      {isTaken && support ? (
        <>
          <TargetButton destination={{ to: 'support' }} newTab size="lg" block icon={MessageCircleIcon}>
            {texts.support}
          </TargetButton>
          <TargetLink destination={{ to: 'home' }}>{texts.goOn}</TargetLink>
        </>
      ) : (
        <TargetButton destination={{ to: 'home' }} variant="primary" size="lg" block>
          {texts.goOn}
        </TargetButton>
      )}
    </PartnerNotice>
  )
}

function wordsOf(refusal: PartnerRefusal, texts: PartnerEntryMessages): readonly [title: string, text: string] {
  switch (refusal.reason) {
    case 'company-missing':
      return [texts.companyMissingTitle, texts.companyMissingText]
    case 'identity-missing':
      return [texts.identityMissingTitle, texts.identityMissingText]
    case 'ruc-invalid':
      return [texts.rucInvalidTitle, texts.rucInvalidText(refusal.ruc)]
    case 'ruc-taken':
      return [texts.takenTitle, texts.takenText(refusal.ruc, refusal.name)]
    default:
      return assertNever(refusal)
  }
}
