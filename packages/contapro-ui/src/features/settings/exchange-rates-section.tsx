import type { SettingsValues } from '@contapro/sdk'
import { type ExchangeRateForm, exchangeRateFormSchema, exchangeRateOf } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { type JSX, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { DateField } from '../../patterns/date-range/date-field.tsx'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { Field } from '../../primitives/field/field.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { RowForm } from './row-form.tsx'
import { SettingCard } from './setting-card.tsx'
import { SettingRows } from './setting-rows.tsx'
import { entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import type { SettingsPlace } from './settings-place.ts'
import { type SectionProps, type SettingDraft, useSettingDraft } from './use-setting-draft.ts'

type Rates = SettingsValues['exchange_rates']

/** The most that the contract takes. */
const MOST_RATES = 2000
const FIRST_ROWS = 6

export interface ExchangeRatesSectionProps extends SectionProps {
  /** What the form begins with, for a voucher that waits for its rate. */
  readonly place: SettingsPlace | undefined
}

/** Exchange rates by currency and day of issue, for vouchers that no register has put into soles yet. */
export function ExchangeRatesSection({ place, ...props }: ExchangeRatesSectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const draft = useSettingDraft(props, 'exchange_rates')
  return (
    <SettingCard draft={draft}>
      <SettingRows
        label={texts.sections.exchange_rates.title}
        empty={texts.noExchangeRates}
        first={FIRST_ROWS}
        rows={draft.value.map(({ currency, date, rate }) => ({
          key: `${currency} ${date}`,
          title: currency,
          note: formatDate(date, locale),
          figure: rate,
        }))}
        onRemove={(index) => draft.change(draft.value.toSpliced(index, 1))}
      />
      <ExchangeRateRowForm draft={draft} place={place} />
    </SettingCard>
  )
}

interface ExchangeRateRowFormProps extends Pick<ExchangeRatesSectionProps, 'place'> {
  readonly draft: SettingDraft<'exchange_rates'>
}

function ExchangeRateRowForm({ draft, place }: ExchangeRateRowFormProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const [schema] = useState(() => exchangeRateFormSchema(new Date()))
  const empty: ExchangeRateForm = { currency: place?.currency ?? 'USD', date: place?.date ?? '', rate: '' }
  const { register, control, reset, setError, setFocus, handleSubmit, formState } = useForm<ExchangeRateForm>({
    resolver: zodResolver(schema),
    defaultValues: empty,
  })
  const { errors } = formState
  const add = (form: ExchangeRateForm): void => {
    const row = exchangeRateOf(form)
    const isThere = draft.value.some(({ currency, date }) => currency === row.currency && date === row.date)
    if (isThere || draft.value.length >= MOST_RATES) {
      setError('date', { message: isThere ? texts.exchangeRateRepeated : texts.tooManyRows })
      return
    }
    draft.change([...draft.value, row].toSorted(byDateAndCurrency))
    reset({ ...empty, currency: row.currency, date: '' })
    setFocus('currency')
  }
  return (
    <RowForm label={texts.sections.exchange_rates.title} onSubmit={handleSubmit(add)}>
      <Field label={texts.currency} error={errors.currency?.message} className={entryField}>
        <TextInput autoComplete="off" maxLength={3} {...register('currency')} />
      </Field>
      <Controller
        control={control}
        name="date"
        render={({ field }) => (
          <div className={entryField}>
            <DateField
              label={texts.issuedOn}
              value={field.value === '' ? undefined : field.value}
              error={errors.date?.message}
              onChange={(date) => field.onChange(date ?? '')}
            />
          </div>
        )}
      />
      <Field
        label={texts.exchangeRate}
        hint={texts.exchangeRateHint}
        error={errors.rate?.message}
        className={entryField}
      >
        <TextInput numeric inputMode="decimal" autoComplete="off" {...register('rate')} />
      </Field>
    </RowForm>
  )
}

/** As the contract orders them: newest first, then by currency. */
function byDateAndCurrency(one: Rates[number], other: Rates[number]): number {
  const [a, b] = one.date === other.date ? [one.currency, other.currency] : [other.date, one.date]
  return a < b ? -1 : Number(a > b)
}
