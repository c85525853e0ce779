import type { SettingsValues } from '@contapro/sdk'
import { type DetractionRateForm, detractionRateFormSchema, detractionRateOf, settingLimits } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { newestFirst } from './newest-first.ts'
import { RateFields } from './rate-fields.tsx'
import { RowForm } from './row-form.tsx'
import { entryField, entryWide } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import type { SettingDraft } from './use-setting-draft.ts'

type Rates = SettingsValues['detraction_rates']

export interface DetractionRateRowFormProps {
  readonly draft: SettingDraft<'detraction_rates'>
  /** Goods and services whose name is known by their code. */
  readonly known: Rates
}

const empty: DetractionRateForm = { code: '', name: '', from: '', rate: '' }
const MOST_RATES = 500

/** Adds the rate of a good or service from a day on. */
export function DetractionRateRowForm({ draft, known }: DetractionRateRowFormProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const { register, control, reset, setError, setFocus, setValue, handleSubmit, formState } =
    useForm<DetractionRateForm>({ resolver: zodResolver(detractionRateFormSchema), defaultValues: empty })
  const { errors } = formState
  const nameOf = (typed: string): void => {
    const good = [...draft.value, ...known].find(({ code }) => code === typed)
    if (good) setValue('name', good.name, { shouldValidate: formState.isSubmitted })
  }
  const add = (form: DetractionRateForm): void => {
    const isThere = draft.value.some(({ code, from }) => code === form.code && from === form.from)
    if (isThere || draft.value.length >= MOST_RATES) {
      setError('from', { message: isThere ? texts.rateRepeated : texts.tooManyRows })
      return
    }
    draft.change([...draft.value, detractionRateOf(form)].toSorted(byCode))
    reset()
    setFocus('code')
  }
  return (
    <RowForm label={texts.sections.detraction_rates.title} onSubmit={handleSubmit(add)}>
      <Field label={texts.code} error={errors.code?.message} className={entryField}>
        <DigitsInput
          maxLength={3}
          {...register('code', { onChange: ({ target }: { target: HTMLInputElement }) => nameOf(target.value) })}
        />
      </Field>
      <Field label={texts.good} error={errors.name?.message} className={entryWide}>
        <TextInput autoComplete="off" maxLength={settingLimits.goodName} {...register('name')} />
      </Field>
      <Controller
        control={control}
        name="from"
        render={({ field }) => (
          <RateFields
            rate={register('rate')}
            rateError={errors.rate?.message}
            from={field.value}
            fromError={errors.from?.message}
            onFromChange={field.onChange}
          />
        )}
      />
    </RowForm>
  )
}

/** As the contract orders them. */
function byCode(one: Rates[number], other: Rates[number]): number {
  return one.code === other.code ? newestFirst(one, other) : one.code < other.code ? -1 : 1
}
