import { accountFormLimits, type PartnerAccountForm as FormValues, partnerAccountFormSchema } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { useForm } from 'react-hook-form'
import { Agreements } from '../../host/agreements.tsx'
import { AccountEmailInput } from '../../patterns/account-form/account-email-input.tsx'
import { AccountForm } from '../../patterns/account-form/account-form.tsx'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { partnerAccountMessages } from './partner-account.messages.ts'

export interface PartnerAccountFormProps {
  /** As the partner sent it; it cannot be changed here. */
  readonly email: string
  readonly busy?: boolean
  /** What the server answered, its reasons joined by a period and a space (part 1 §8). */
  readonly error?: string | undefined
  /** The account's data, valid and trimmed. */
  readonly onSubmit: (values: FormValues) => void
}

/** DNI, phone and the two agreements (part 1 §5). Each field is checked when it is left; the button is off until all are right. */
export function PartnerAccountForm({ email, busy = false, error, onSubmit }: PartnerAccountFormProps): JSX.Element {
  const texts = useTexts(partnerAccountMessages)
  const { register, handleSubmit, formState } = useForm<FormValues>({
    mode: 'onTouched',
    resolver: zodResolver(partnerAccountFormSchema),
    defaultValues: { email, document_number: '', phone_number: '', terms: false, privacy: false },
  })
  const { errors, isValid } = formState
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
      <Field label={texts.email} disabled>
        <AccountEmailInput {...register('email')} />
      </Field>
      <Field label={texts.documentNumber} error={errors.document_number?.message}>
        <DigitsInput size="lg" maxLength={accountFormLimits.document_number} {...register('document_number')} />
      </Field>
      <Field label={texts.phoneNumber} error={errors.phone_number?.message}>
        <DigitsInput
          size="lg"
          autoComplete="tel-national"
          maxLength={accountFormLimits.phone_number}
          {...register('phone_number')}
        />
      </Field>
      <Agreements terms={register('terms')} privacy={register('privacy')} />
    </AccountForm>
  )
}
