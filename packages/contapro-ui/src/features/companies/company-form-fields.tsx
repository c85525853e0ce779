import { type CompanyForm, companyFormLimits } from '@contapro/sdk/rules'
import type { JSX } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field, FieldGrid } from '../../primitives/field/field.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ChevronDownIcon } from '../../primitives/icon/icons.ts'
import { PasswordInput } from '../../primitives/password-input/password-input.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { apiFields, group, optional, summary, summaryIcon } from './company-form.css.ts'
import { companyFormMessages } from './company-form.messages.ts'

interface FieldsProps {
  readonly register: UseFormRegister<CompanyForm>
}

interface CheckedFieldsProps extends FieldsProps {
  readonly errors: FieldErrors<CompanyForm>
}

interface CompanyIdentityProps extends CheckedFieldsProps {
  /** Somebody else has said them: the partner, or the registration before. */
  readonly fixed: boolean
}

/** Whose credentials they are: the name and the RUC. */
export function CompanyIdentity({ register, errors, fixed }: CompanyIdentityProps): JSX.Element {
  const texts = useTexts(companyFormMessages)
  return (
    <>
      <Field wide label={texts.name} error={errors.name?.message} disabled={fixed}>
        <TextInput placeholder={texts.namePlaceholder} autoComplete="off" {...register('name')} />
      </Field>
      <Field wide label={texts.ruc} error={errors.ruc?.message} disabled={fixed}>
        <DigitsInput placeholder={texts.rucPlaceholder} maxLength={companyFormLimits.ruc} {...register('ruc')} />
      </Field>
    </>
  )
}

/** A RUC that begins with 10 is a person's: surnames and names, all optional. */
export function PersonNames({ register }: FieldsProps): JSX.Element {
  const texts = useTexts(companyFormMessages)
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

/** How SUNAT lets in. */
export function SolCredentials({ register, errors }: CheckedFieldsProps): JSX.Element {
  const texts = useTexts(companyFormMessages)
  return (
    <>
      <Field label={texts.solUser} hint={texts.solUserHint} error={errors.nombreSOL?.message}>
        <TextInput
          maxLength={companyFormLimits.nombreSOL}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('nombreSOL')}
        />
      </Field>
      <Field label={texts.solPassword} error={errors.llaveSOL?.message}>
        <PasswordInput maxLength={companyFormLimits.llaveSOL} autoComplete="new-password" {...register('llaveSOL')} />
      </Field>
    </>
  )
}

/** Keys of SUNAT's own interface, folded: few companies have them. */
export function ApiCredentials({ register }: FieldsProps): JSX.Element {
  const texts = useTexts(companyFormMessages)
  const maxLength = companyFormLimits.apiKey
  return (
    <details className={group}>
      <summary className={summary}>
        <Icon as={ChevronDownIcon} className={summaryIcon} />
        <span>{texts.apiCredentials}</span>
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
