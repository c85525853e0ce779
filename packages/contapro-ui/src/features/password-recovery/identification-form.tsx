import { type RecoveryForm, recoveryFormSchema } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { type JSX, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { TargetLink } from '../../provider/target-link.tsx'
import { fields, text } from './password-recovery.css.ts'
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
  const texts = useMessages(passwordRecoveryMessages)
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
      <form
        className={fields}
        noValidate
        aria-label={texts.identifyTitle}
        onSubmit={(event) => void handleSubmit(({ email }) => onSubmit(email))(event)}
      >
        <Field label={texts.email} error={errors.email?.message}>
          <TextInput
            type="email"
            size="lg"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="off"
            spellCheck={false}
            {...register('email')}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={busy}
          busyLabel={texts.sending}
          disabled={!isValid && !busy}
        >
          {texts.send}
        </Button>
      </form>
    </>
  )
}
