import { type OpeningBalanceForm, openingBalanceFormSchema, openingBalanceOf } from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { type JSX, useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { PeriodField } from './period-field.tsx'
import { SettingCard } from './setting-card.tsx'
import { aside, entry, entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import { type SectionProps, useSettingDraft } from './use-setting-draft.ts'

const noBalance: OpeningBalanceForm = { amount: '', tax_period: '' }

/** The saldo a favor of the last period that Contapro does not know. */
export function OpeningBalanceSection(props: SectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const { register, control, reset, setValue, handleSubmit, formState } = useForm<OpeningBalanceForm>({
    resolver: zodResolver(openingBalanceFormSchema),
    values: props.settings.values.opening_balance ?? noBalance,
  })
  const { errors, isDirty } = formState
  const draft = useSettingDraft(props, 'opening_balance', isDirty)
  const id = useId()
  const send = handleSubmit((form) => draft.save(openingBalanceOf(form)))
  const discard = (): void => {
    reset()
    draft.discard()
  }
  const clear = (): void => {
    for (const name of ['amount', 'tax_period'] as const) setValue(name, '', { shouldDirty: true })
  }
  return (
    <SettingCard draft={{ ...draft, discard }} formId={id}>
      <form
        id={id}
        noValidate
        className={entry}
        aria-label={texts.sections.opening_balance.title}
        onSubmit={(event) => void send(event)}
      >
        <Field label={texts.amount} error={errors.amount?.message} className={entryField}>
          <TextInput numeric inputMode="decimal" autoComplete="off" {...register('amount')} />
        </Field>
        <Controller
          control={control}
          name="tax_period"
          render={({ field }) => (
            <PeriodField
              label={texts.closedPeriod}
              value={field.value}
              error={errors.tax_period?.message}
              onChange={field.onChange}
            />
          )}
        />
      </form>
      {draft.value && !isDirty ? (
        <Button variant="link" size="sm" className={aside} onClick={clear}>
          {texts.removeBalance}
        </Button>
      ) : null}
    </SettingCard>
  )
}
