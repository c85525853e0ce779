import { accountFormLimits, newPasswordFormSchema, type NewPasswordForm as Values } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { useForm } from 'react-hook-form'
import { AccountForm } from '../../patterns/account-form/account-form.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { PasswordInput } from '../../primitives/password-input/password-input.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { text } from './password-recovery.css.ts'
import { passwordRecoveryMessages } from './password-recovery.messages.ts'

/** Props of `NewPasswordForm`. */
export interface NewPasswordFormProps {
  /** A valid password that was typed twice. */
  readonly onSubmit: (password: string) => void
  /** What the server answered, its reasons joined by a period and a space (part 1 §8). */
  readonly error?: string
  readonly busy?: boolean
}

/** The new password, twice (part 1 §5). */
export function NewPasswordForm({ onSubmit, error, busy = false }: NewPasswordFormProps): JSX.Element {
  const texts = useTexts(passwordRecoveryMessages)
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '', confirm_password: '' },
  })
  const { errors, isValid, touchedFields } = formState
  const { password: maxLength } = accountFormLimits
  const recheck = touchedFields.confirm_password ? 'confirm_password' : undefined
  return (
    <>
      <Text as="h1" variant="title">
        {texts.passwordTitle}
      </Text>
      <Text tone="secondary" className={text}>
        {texts.passwordText}
      </Text>
      <AccountForm
        label={texts.passwordTitle}
        failure={{ title: texts.errorTitle, text: error }}
        submitLabel={texts.save}
        busyLabel={texts.saving}
        busy={busy}
        isValid={isValid}
        onSubmit={(event) => void handleSubmit(({ password }) => onSubmit(password))(event)}
      >
        <Field label={texts.password} error={errors.password?.message}>
          <PasswordInput
            size="lg"
            autoComplete="new-password"
            maxLength={maxLength}
            {...register('password', { deps: recheck })}
          />
        </Field>
        <Field label={texts.confirmation} error={errors.confirm_password?.message}>
          <PasswordInput
            size="lg"
            autoComplete="new-password"
            maxLength={maxLength}
            {...register('confirm_password')}
          />
        </Field>
      </AccountForm>
    </>
  )
}
