import { clsx } from 'clsx'
import type { JSX } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '../primitives/checkbox/checkbox.tsx'
import { useTexts } from '../primitives/texts/texts.tsx'
import { agreements } from './agreements.css.ts'
import { agreementsMessages } from './agreements.messages.ts'
import { Sentence } from './sentence.tsx'
import { TargetLink } from './target-link.tsx'

export interface AgreementsProps {
  /** `register('terms')` of the form. */
  readonly terms: UseFormRegisterReturn
  /** `register('privacy')` of the form. */
  readonly privacy: UseFormRegisterReturn
  readonly className?: string
}

/** Both must be ticked. Their documents are the host's. */
export function Agreements({ terms, privacy, className }: AgreementsProps): JSX.Element {
  const texts = useTexts(agreementsMessages)
  return (
    <div className={clsx(agreements, className)}>
      <Checkbox
        {...terms}
        label={<Sentence text={texts.acceptTerms(texts.terms)} part={texts.terms} render={termsLink} />}
      />
      <Checkbox
        {...privacy}
        label={<Sentence text={texts.acceptPrivacy(texts.privacy)} part={texts.privacy} render={privacyLink} />}
      />
    </div>
  )
}

const termsLink = (name: string): JSX.Element => <DocumentLink to="terms" name={name} />
const privacyLink = (name: string): JSX.Element => <DocumentLink to="privacy" name={name} />

function DocumentLink({ to, name }: { readonly to: 'terms' | 'privacy'; readonly name: string }): JSX.Element {
  return (
    <TargetLink destination={{ to }} variant="inline" newTab fallback={name}>
      {name}
    </TargetLink>
  )
}
