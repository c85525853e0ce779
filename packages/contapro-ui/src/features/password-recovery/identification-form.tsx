import { type RecoveryForm, recoveryFormSchema } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { type JSX, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { TargetLink } from '../../host/target-link.tsx'
import { AccountEmailInput } from '../../patterns/account-form/account-email-input.tsx'
import { AccountForm } from '../../patterns/account-form/account-form.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { text } from './password-recovery.css.ts'
import { passwordRecoveryMessages } from './password-recovery.messages.ts'

/** Props of `IdentificationForm`. */
export interface IdentificationFormProps {
  /** A valid address, trimmed. */
  readonly onSubmit: (email: string) => void
  /** The address that was sent before, and why it was refused. */
  readonly refused?: { readonly email: string; readonly reason: string | undefined }
  readonly busy?: boolean
}

/** Whose password is to be recovered. */
export function IdentificationForm({ onSubmit, refused, busy = false }: IdentificationFormProps): JSX.Element {
  const texts = useTexts(passwordRecoveryMessages)
  const reason = refused?.reason
  const refusal = useMemo(
    () => (reason === undefined ? undefined : { email: { type: 'server', message: reason } }),
    [reason],
  )
  const { register, handleSubmit, formState } = useForm<RecoveryForm>({
    mode: 'onTouched',
    resolver: zodResolver(recoveryFormSchema),
    defaultValues: { email: refused?.email ?? '' },
    errors: refusal,
  })
  const { errors, isValid } = formState
  return (
    <>
      <TargetLink destination={{ to: 'signIn' }} variant="back">
        {texts.back}
      </TargetLink>
      <Text as="h1" variant="title">
        {texts.identifyTitle}
      </Text>
      <Text tone="secondary" className={text}>
        {texts.identifyText}
      </Text>
      <AccountForm
        label={texts.identifyTitle}
        submitLabel={texts.send}
        busyLabel={texts.sending}
        busy={busy}
        isValid={isValid}
        onSubmit={(event) => void handleSubmit(({ email }) => onSubmit(email))(event)}
      >
        <Field label={texts.email} error={errors.email?.message}>
          <AccountEmailInput {...register('email')} />
        </Field>
      </AccountForm>
    </>
  )
}
