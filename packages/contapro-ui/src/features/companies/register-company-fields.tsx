import { type CompanyForm, companyFormLimits } from '@contapro/sdk/rules'
import type { JSX } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { Field, FieldGrid } from '../../primitives/field/field.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { PasswordInput } from '../../primitives/password-input/password-input.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { Sentence } from '../../provider/sentence.tsx'
import { TargetLink } from '../../provider/target-link.tsx'
import { agreements, apiFields, group, optional, summary, summaryIcon } from './register-company.css.ts'
import { registerCompanyMessages } from './register-company.messages.ts'

interface FieldsProps {
  readonly register: UseFormRegister<CompanyForm>
}

/** A RUC that begins with 10 is a person's: surnames and names, all optional. */
export function PersonNames({ register }: FieldsProps): JSX.Element {
  const texts = useMessages(registerCompanyMessages)
  const maxLength = companyFormLimits.personName
  return (
    <>
      <Field label={texts.paternalSurname} optional>
        <TextInput autoComplete="off" maxLength={maxLength} {...register('paternal_surname')} />
      </Field>
      <Field label={texts.maternalSurname} optional>
        <TextInput autoComplete="off" maxLength={maxLength} {...register('maternal_surname')} />
      </Field>
      <Field wide label={texts.givenNames} optional>
        <TextInput autoComplete="off" maxLength={maxLength} {...register('given_names')} />
      </Field>
    </>
  )
}

/** Keys of SUNAT's own interface, folded: few companies have them. */
export function ApiCredentials({ register }: FieldsProps): JSX.Element {
  const texts = useMessages(registerCompanyMessages)
  const maxLength = companyFormLimits.apiKey
  return (
    <details className={group}>
      <summary className={summary}>
        <Icon name="chevron-down" className={summaryIcon} />
        {texts.apiCredentials}
        <span className={optional}>{texts.optional}</span>
      </summary>
      <FieldGrid columns={2} className={apiFields}>
        <Field label={texts.apiKey}>
          <TextInput autoComplete="off" spellCheck={false} maxLength={maxLength} {...register('sunat_api_key')} />
        </Field>
        <Field label={texts.apiSecret}>
          <PasswordInput autoComplete="off" maxLength={maxLength} {...register('sunat_api_secret')} />
        </Field>
      </FieldGrid>
    </details>
  )
}

/** Both must be ticked. Their documents are the host's. */
export function Agreements({ register }: FieldsProps): JSX.Element {
  const texts = useMessages(registerCompanyMessages)
  return (
    <div className={agreements}>
      <Checkbox
        {...register('terms')}
        label={<Sentence text={texts.acceptTerms(texts.terms)} part={texts.terms} render={termsLink} />}
      />
      <Checkbox
        {...register('privacy')}
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
