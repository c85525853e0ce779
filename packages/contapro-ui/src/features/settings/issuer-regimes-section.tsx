import { type IssuerRegimeForm, issuerRegimeFormSchema } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../primitives/field/field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { RowForm } from './row-form.tsx'
import { SettingCard } from './setting-card.tsx'
import { SettingRows } from './setting-rows.tsx'
import { entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import { type SectionProps, type SettingDraft, useSettingDraft } from './use-setting-draft.ts'

/** The regime of issuers of boletas: only those of the Nuevo RUS are an expense. */
export function IssuerRegimesSection(props: SectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const draft = useSettingDraft(props, 'issuer_regimes')
  return (
    <SettingCard draft={draft}>
      <SettingRows
        label={texts.sections.issuer_regimes.title}
        empty={texts.noIssuerRegimes}
        first={20}
        rows={draft.value.map(({ ruc, regime }) => ({ key: ruc, title: ruc, figure: texts.issuerRegimes[regime] }))}
        onRemove={(index) => draft.change(draft.value.toSpliced(index, 1))}
      />
      <IssuerRegimeRowForm draft={draft} />
    </SettingCard>
  )
}

const regimes = ['nuevo-rus', 'other'] as const
const empty: IssuerRegimeForm = { ruc: '', regime: 'nuevo-rus' }

function IssuerRegimeRowForm({ draft }: { readonly draft: SettingDraft<'issuer_regimes'> }): JSX.Element {
  const texts = useTexts(settingsMessages)
  const { register, reset, setError, setFocus, handleSubmit, formState } = useForm<IssuerRegimeForm>({
    resolver: zodResolver(issuerRegimeFormSchema),
    defaultValues: empty,
  })
  const add = (form: IssuerRegimeForm): void => {
    if (draft.value.some(({ ruc }) => ruc === form.ruc)) {
      setError('ruc', { message: texts.issuerRepeated })
      return
    }
    draft.change([...draft.value, form].toSorted((a, b) => (a.ruc < b.ruc ? -1 : 1)))
    reset()
    setFocus('ruc')
  }
  return (
    <RowForm label={texts.sections.issuer_regimes.title} onSubmit={handleSubmit(add)}>
      <Field label={texts.issuerRuc} error={formState.errors.ruc?.message} className={entryField}>
        <TextInput numeric inputMode="numeric" autoComplete="off" {...register('ruc')} />
      </Field>
      <Field label={texts.regime} className={entryField}>
        <Select
          options={regimes.map((value) => ({ value, label: texts.issuerRegimes[value] }))}
          {...register('regime')}
        />
      </Field>
    </RowForm>
  )
}
