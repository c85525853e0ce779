import {
  accountantProfiles,
  accountFormLimits,
  lettersText,
  type RegistrationForm,
  registrationFormSchema,
} from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field, FieldGrid } from '../../primitives/field/field.tsx'
import { CircleAlertIcon } from '../../primitives/icon/icons.ts'
import { PasswordInput } from '../../primitives/password-input/password-input.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { Agreements } from '../../provider/agreements.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { agreements, banner, fields } from './sign-up.css.ts'
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
  const texts = useMessages(signUpMessages)
  const { register, handleSubmit, formState, control } = useForm<RegistrationForm>({
    mode: 'onTouched',
    resolver: zodResolver(registrationFormSchema),
    defaultValues: empty,
  })
  const { errors, isValid } = formState
  const profile = useWatch({ control, name: 'accountant_profile' })
  return (
    <form
      className={fields}
      noValidate
      aria-label={texts.formTitle}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      {error ? (
        <Banner tone="danger" icon={CircleAlertIcon} title={texts.errorTitle} className={banner}>
          {error}
        </Banner>
      ) : null}
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
          <TextInput
            type="email"
            size="lg"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={limits.email}
            {...register('email')}
          />
        </Field>
        <Field wide label={texts.profile} error={errors.accountant_profile?.message}>
          <Select
            size="lg"
            options={profiles}
            placeholder={texts.profilePlaceholder}
            value={profile}
            {...register('accountant_profile')}
          />
        </Field>
        <Field wide label={texts.password} hint={texts.passwordHint} error={errors.password?.message}>
          <PasswordInput
            size="lg"
            autoComplete="new-password"
            placeholder={texts.passwordPlaceholder}
            maxLength={limits.password}
            {...register('password')}
          />
        </Field>
      </FieldGrid>
      <Agreements terms={register('terms')} privacy={register('privacy')} className={agreements} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel={texts.submitting}
        disabled={!isValid && !busy}
      >
        {texts.submit}
      </Button>
    </form>
  )
}
