import {
  accountantProfiles,
  accountFormLimits,
  lettersText,
  type RegistrationForm,
  registrationFormSchema,
} from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { type JSX, useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Agreements } from '../../host/agreements.tsx'
import { AccountEmailInput } from '../../patterns/account-form/account-email-input.tsx'
import { AccountForm } from '../../patterns/account-form/account-form.tsx'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field, FieldGrid, FieldHint } from '../../primitives/field/field.tsx'
import { PasswordInput } from '../../primitives/password-input/password-input.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { signUpMessages } from './sign-up.messages.ts'

/** Props of `SignUpForm`. */
export interface SignUpFormProps {
  /** The account's data, valid and trimmed. */
  readonly onSubmit: (values: RegistrationForm) => void
  /** What the server answered, its reasons joined by a period and a space (part 1 §8). */
  readonly error?: string
  readonly busy?: boolean
}

const empty: RegistrationForm = {
  name: '',
  last_name: '',
  document_number: '',
  email: '',
  phone_number: '',
  accountant_profile: '',
  password: '',
  terms: false,
  privacy: false,
}
const profiles = accountantProfiles.map((profile) => ({ value: profile, label: profile }))
const limits = accountFormLimits

/** The data of a new account (part 1 §5). Each field is checked when it is left; the button is off until all are right. */
export function SignUpForm({ onSubmit, error, busy = false }: SignUpFormProps): JSX.Element {
  const texts = useTexts(signUpMessages)
  const { register, handleSubmit, formState, control } = useForm<RegistrationForm>({
    mode: 'onTouched',
    resolver: zodResolver(registrationFormSchema),
    defaultValues: empty,
  })
  const { errors, isValid } = formState
  const profile = useWatch({ control, name: 'accountant_profile' })
  const passwordHint = useId()
  return (
    <AccountForm
      label={texts.formTitle}
      failure={{ title: texts.errorTitle, text: error }}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      busy={busy}
      isValid={isValid}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <FieldGrid columns={2}>
        <Field label={texts.name} error={errors.name?.message}>
          <TextInput
            size="lg"
            autoComplete="given-name"
            filter={lettersText}
            maxLength={limits.name}
            {...register('name')}
          />
        </Field>
        <Field label={texts.lastName} error={errors.last_name?.message}>
          <TextInput size="lg" autoComplete="family-name" maxLength={limits.last_name} {...register('last_name')} />
        </Field>
        <Field label={texts.documentNumber} error={errors.document_number?.message}>
          <DigitsInput size="lg" maxLength={limits.document_number} {...register('document_number')} />
        </Field>
        <Field label={texts.phoneNumber} error={errors.phone_number?.message}>
          <DigitsInput
            size="lg"
            autoComplete="tel-national"
            maxLength={limits.phone_number}
            {...register('phone_number')}
          />
        </Field>
        <Field wide label={texts.email} error={errors.email?.message}>
          <AccountEmailInput maxLength={limits.email} {...register('email')} />
        </Field>
        <Field label={texts.profile} error={errors.accountant_profile?.message}>
          <Select
            size="lg"
            options={profiles}
            placeholder={texts.profilePlaceholder}
            value={profile}
            {...register('accountant_profile')}
          />
        </Field>
        <Field label={texts.password} hintId={passwordHint} error={errors.password?.message}>
          <PasswordInput
            size="lg"
            autoComplete="new-password"
            placeholder={texts.passwordPlaceholder}
            maxLength={limits.password}
            {...register('password')}
          />
        </Field>
        <FieldHint id={passwordHint}>{texts.passwordHint}</FieldHint>
      </FieldGrid>
      <Agreements terms={register('terms')} privacy={register('privacy')} />
    </AccountForm>
  )
}
