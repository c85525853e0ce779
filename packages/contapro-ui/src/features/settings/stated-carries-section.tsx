import type { SettingsValues } from '@contapro/sdk'
import { type StatedCarryForm, statedCarriesOf, statedCarryFormSchema, taxBoxOf } from '@contapro/sdk/rules'
import { pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { centimosOf } from '../../host/centimos-of.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { Field } from '../../primitives/field/field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { PeriodField } from './period-field.tsx'
import { RowForm } from './row-form.tsx'
import { SettingCard } from './setting-card.tsx'
import { SettingRows } from './setting-rows.tsx'
import { entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import { type SectionProps, type SettingDraft, useSettingDraft } from './use-setting-draft.ts'

type Row = SettingsValues['stated_carries'][number]

/** Boxes that hold what the period before left: the balance, perceptions and retentions. */
const BALANCE_BOX = '145'
const carriedBoxes = [BALANCE_BOX, '168', '176']

/** What periods received from the month before, as it was filed: it counts in place of what Contapro carries. */
export function StatedCarriesSection(props: SectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const draft = useSettingDraft(props, 'stated_carries')
  return (
    <SettingCard draft={draft}>
      <SettingRows
        label={texts.sections.stated_carries.title}
        empty={texts.noStatedCarries}
        rows={draft.value.map(({ tax_period, box, amount }) => ({
          key: `${tax_period} ${box}`,
          title: texts.boxNumber(box),
          note: formatPeriod(tax_period, locale),
          figure: <MoneyText amount={centimosOf(amount)} />,
        }))}
        onRemove={(index) => draft.change(withoutPair(draft.value, draft.value[index]))}
      />
      <StatedCarryRowForm draft={draft} />
    </SettingCard>
  )
}

/** A base and its tax go together. */
function withoutPair(rows: readonly Row[], gone: Row | undefined): Row[] {
  if (!gone) return [...rows]
  const base = pdt621VoucherBoxes.find(({ box }) => box === gone.box)?.baseBox ?? gone.box
  const pair = [base, taxBoxOf(base)]
  return rows.filter(({ tax_period, box }) => tax_period !== gone.tax_period || !pair.includes(box))
}

const bases = pdt621VoucherBoxes.filter(({ baseBox }) => baseBox === null).map(({ box }) => box)
const empty: StatedCarryForm = { tax_period: '', box: BALANCE_BOX, amount: '', tax: '' }

function StatedCarryRowForm({ draft }: { readonly draft: SettingDraft<'stated_carries'> }): JSX.Element {
  const texts = useTexts(settingsMessages)
  const { register, control, reset, setError, setFocus, handleSubmit, formState } = useForm<StatedCarryForm>({
    resolver: zodResolver(statedCarryFormSchema),
    defaultValues: empty,
  })
  const { errors } = formState
  const taxBox = taxBoxOf(useWatch({ control, name: 'box' }))
  const add = (form: StatedCarryForm): void => {
    if (draft.value.some(({ tax_period, box }) => tax_period === form.tax_period && box === form.box)) {
      setError('tax_period', { message: texts.statedCarryRepeated })
      return
    }
    draft.change([...draft.value, ...statedCarriesOf(form)].toSorted(byPeriodAndBox))
    reset()
    setFocus('box')
  }
  return (
    <RowForm label={texts.sections.stated_carries.title} onSubmit={handleSubmit(add)}>
      <Field label={texts.box} className={entryField}>
        <Select
          options={[...carriedBoxes, ...bases].map((box) => ({ value: box, label: texts.boxNumber(box) }))}
          {...register('box')}
        />
      </Field>
      <Controller
        control={control}
        name="tax_period"
        render={({ field }) => (
          <PeriodField
            label={texts.receivedIn}
            value={field.value}
            error={errors.tax_period?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Field label={texts.amount} error={errors.amount?.message} className={entryField}>
        <TextInput numeric inputMode="decimal" autoComplete="off" {...register('amount')} />
      </Field>
      {taxBox === undefined ? null : (
        <Field label={texts.taxOfBox(taxBox)} error={errors.tax?.message} className={entryField}>
          <TextInput numeric inputMode="decimal" autoComplete="off" {...register('tax')} />
        </Field>
      )}
    </RowForm>
  )
}

/** As the contract orders them: newest first, then by box. */
function byPeriodAndBox(one: Row, other: Row): number {
  const [a, b] = one.tax_period === other.tax_period ? [one.box, other.box] : [other.tax_period, one.tax_period]
  return a < b ? -1 : Number(a > b)
}
