import { type LoginForm, loginFormSchema } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { useForm } from 'react-hook-form'
import { TargetLink } from '../../host/target-link.tsx'
import { AccountEmailInput } from '../../patterns/account-form/account-email-input.tsx'
import { AccountForm } from '../../patterns/account-form/account-form.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { PasswordInput } from '../../primitives/password-input/password-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { recover } from './sign-in.css.ts'
import { signInMessages } from './sign-in.messages.ts'
import { useTypedBefore } from './use-typed-before.ts'

/** Props of `SignInForm`. */
export interface SignInFormProps {
  /** Email and password, valid and trimmed. */
  readonly onSubmit: (values: LoginForm) => void
  /** What the server answered, its reasons joined by a period and a space (part 1 §8). */
  readonly error?: string
  readonly busy?: boolean
}

/** Email and password. Each is checked when it is left; the button is off until both are right. */
export function SignInForm({ onSubmit, error, busy = false }: SignInFormProps): JSX.Element {
  const texts = useTexts(signInMessages)
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    mode: 'onTouched',
    resolver: zodResolver(loginFormSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isValid } = formState
  const form = useTypedBefore(register)
  return (
    <AccountForm
      formRef={form}
      label={texts.title}
      failure={{ title: texts.errorTitle, text: error }}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      busy={busy}
      isValid={isValid}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Field label={texts.email} error={errors.email?.message}>
        <AccountEmailInput {...register('email')} />
      </Field>
      <div>
        <Field label={texts.password} error={errors.password?.message}>
          <PasswordInput size="lg" autoComplete="current-password" {...register('password')} />
        </Field>
        <p className={recover}>
          <TargetLink destination={{ to: 'recoverPassword' }}>{texts.recoverPassword}</TargetLink>
        </p>
      </div>
    </AccountForm>
  )
}
