import { type IgvRateForm, igvRateFormSchema, igvRateOf } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { Field } from '../../primitives/field/field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { formatRate } from './format-rate.ts'
import { newestFirst } from './newest-first.ts'
import { RateFields } from './rate-fields.tsx'
import { RestoreButton } from './restore-button.tsx'
import { RowForm } from './row-form.tsx'
import { SettingCard } from './setting-card.tsx'
import { SettingRows } from './setting-rows.tsx'
import { entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import { type SectionProps, type SettingDraft, useSettingDraft } from './use-setting-draft.ts'

/** Rates of IGV by regime, each from a day on. */
export function IgvRatesSection(props: SectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const draft = useSettingDraft(props, 'igv_rates')
  const hasRate = draft.value.some(({ rate }) => rate !== null)
  return (
    <SettingCard draft={draft} problem={hasRate ? undefined : texts.noIgvRates}>
      <SettingRows
        label={texts.sections.igv_rates.title}
        rows={draft.value.map(({ regime, from, rate }) => ({
          key: `${regime} ${from}`,
          title: texts.regimes[regime],
          note: texts.since(formatDate(from, locale)),
          figure: rate === null ? texts.noRate : formatRate(rate),
        }))}
        onRemove={(index) => draft.change(draft.value.toSpliced(index, 1))}
      />
      <IgvRateRowForm draft={draft} />
      <RestoreButton draft={draft} />
    </SettingCard>
  )
}

/** In the order of the contract. */
const regimes = ['general', 'reduced', 'ivap'] as const
const empty: IgvRateForm = { regime: 'general', from: '', rate: '' }

function IgvRateRowForm({ draft }: { readonly draft: SettingDraft<'igv_rates'> }): JSX.Element {
  const texts = useTexts(settingsMessages)
  const { register, control, reset, setError, setFocus, handleSubmit, formState } = useForm<IgvRateForm>({
    resolver: zodResolver(igvRateFormSchema),
    defaultValues: empty,
  })
  const { errors } = formState
  const add = (form: IgvRateForm): void => {
    if (draft.value.some(({ regime, from }) => regime === form.regime && from === form.from)) {
      setError('from', { message: texts.rateRepeated })
      return
    }
    const rows = [...draft.value, igvRateOf(form)]
    draft.change(regimes.flatMap((regime) => rows.filter((row) => row.regime === regime).toSorted(newestFirst)))
    reset()
    setFocus('regime')
  }
  return (
    <RowForm label={texts.sections.igv_rates.title} onSubmit={handleSubmit(add)}>
      <Field label={texts.regime} className={entryField}>
        <Select options={regimes.map((value) => ({ value, label: texts.regimes[value] }))} {...register('regime')} />
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
