import { type CompanyForm, companyFormLimits, companyFormSchema } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { type JSX, useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field, FieldGrid } from '../../primitives/field/field.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { PasswordInput } from '../../primitives/password-input/password-input.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { Agreements, ApiCredentials, PersonNames } from './register-company-fields.tsx'
import { banner, end, safe, safeIcon, submit } from './register-company.css.ts'
import { registerCompanyMessages } from './register-company.messages.ts'

/** Why a company was not registered. */
export interface RegisterCompanyFailure {
  readonly title: string
  readonly text?: string
  /** The server answered: the form is cleared and starts anew (part 1 §8). Without an answer nothing typed is lost. */
  readonly isAnswer: boolean
}

export interface RegisterCompanyFormProps {
  readonly onSubmit: (values: CompanyForm) => void
  readonly failure?: RegisterCompanyFailure
  readonly busy?: boolean
}

const empty: CompanyForm = {
  name: '',
  ruc: '',
  nombreSOL: '',
  llaveSOL: '',
  sunat_api_key: '',
  sunat_api_secret: '',
  paternal_surname: '',
  maternal_surname: '',
  given_names: '',
  terms: false,
  privacy: false,
}

/** A company's data and its SOL credentials (part 1 §5). Fields are checked when left; the button is off until all are right. */
export function RegisterCompanyForm({ onSubmit, failure, busy = false }: RegisterCompanyFormProps): JSX.Element {
  const texts = useMessages(registerCompanyMessages)
  const form = useForm<CompanyForm>({
    mode: 'onTouched',
    resolver: zodResolver(companyFormSchema),
    defaultValues: empty,
  })
  const { register, handleSubmit, formState, reset, control } = form
  const { errors, isValid } = formState
  const isPerson = useWatch({ control, name: 'ruc' }).startsWith('10')
  useEffect(() => {
    if (failure?.isAnswer) reset(empty)
  }, [failure, reset])
  return (
    <form noValidate aria-label={texts.title} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {failure ? (
        <Banner tone="danger" icon="circle-alert" title={failure.title} className={banner}>
          {failure.text}
        </Banner>
      ) : null}
      <FieldGrid columns={2}>
        <Field wide label={texts.name} error={errors.name?.message}>
          <TextInput placeholder={texts.namePlaceholder} autoComplete="off" {...register('name')} />
        </Field>
        <Field wide label={texts.ruc} error={errors.ruc?.message}>
          <DigitsInput placeholder={texts.rucPlaceholder} maxLength={companyFormLimits.ruc} {...register('ruc')} />
        </Field>
        {isPerson ? <PersonNames register={register} /> : null}
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
      </FieldGrid>
      <ApiCredentials register={register} />
      <Agreements register={register} />
      <div className={end}>
        <p className={safe}>
          <Icon name="lock" className={safeIcon} />
          {texts.security}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className={submit}
          busy={busy}
          busyLabel={texts.submitting}
          disabled={!isValid && !busy}
        >
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
