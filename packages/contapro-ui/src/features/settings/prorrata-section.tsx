import { type ProrrataForm, prorrataFormSchema, prorrataOf } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { Field } from '../../primitives/field/field.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { newestFirst } from './newest-first.ts'
import { PeriodField } from './period-field.tsx'
import { RowForm } from './row-form.tsx'
import { SettingCard } from './setting-card.tsx'
import { SettingRows } from './setting-rows.tsx'
import { entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import { type SectionProps, type SettingDraft, useSettingDraft } from './use-setting-draft.ts'

/** Coefficients of mixed purchases, each from a period on. */
export function ProrrataSection(props: SectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const draft = useSettingDraft(props, 'prorrata')
  return (
    <SettingCard draft={draft}>
      <SettingRows
        label={texts.sections.prorrata.title}
        empty={texts.noProrrata}
        rows={draft.value.map(({ from, coefficient }) => ({
          key: from,
          title: texts.sincePeriod(formatPeriod(from, locale, 'sentence')),
          figure: coefficient,
        }))}
        onRemove={(index) => draft.change(draft.value.toSpliced(index, 1))}
      />
      <ProrrataRowForm draft={draft} />
    </SettingCard>
  )
}

const empty: ProrrataForm = { coefficient: '', from: '' }

function ProrrataRowForm({ draft }: { readonly draft: SettingDraft<'prorrata'> }): JSX.Element {
  const texts = useTexts(settingsMessages)
  const { register, control, reset, setError, setFocus, handleSubmit, formState } = useForm<ProrrataForm>({
    resolver: zodResolver(prorrataFormSchema),
    defaultValues: empty,
  })
  const { errors } = formState
  const add = (form: ProrrataForm): void => {
    if (draft.value.some(({ from }) => from === form.from)) {
      setError('from', { message: texts.prorrataRepeated })
      return
    }
    draft.change([...draft.value, prorrataOf(form)].toSorted(newestFirst))
    reset()
    setFocus('coefficient')
  }
  return (
    <RowForm label={texts.sections.prorrata.title} onSubmit={handleSubmit(add)}>
      <Field
        label={texts.coefficient}
        hint={texts.coefficientHint}
        error={errors.coefficient?.message}
        className={entryField}
      >
        <TextInput numeric inputMode="decimal" autoComplete="off" {...register('coefficient')} />
      </Field>
      <Controller
        control={control}
        name="from"
        render={({ field }) => (
          <PeriodField
            label={texts.fromPeriod}
            value={field.value}
            error={errors.from?.message}
            onChange={field.onChange}
          />
        )}
      />
    </RowForm>
  )
}
