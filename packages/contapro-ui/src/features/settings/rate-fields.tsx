import type { JSX } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { DateField } from '../../patterns/date-range/date-field.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'

export interface RateFieldsProps {
  readonly rate: UseFormRegisterReturn<'rate'>
  readonly rateError: string | undefined
  /** Civil date; empty for none. */
  readonly from: string
  readonly fromError: string | undefined
  readonly onFromChange: (date: string) => void
}

/** A rate and the day it begins on. */
export function RateFields({ rate, rateError, from, fromError, onFromChange }: RateFieldsProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  return (
    <>
      <div className={entryField}>
        <DateField
          label={texts.fromDay}
          value={from === '' ? undefined : from}
          error={fromError}
          onChange={(date) => onFromChange(date ?? '')}
        />
      </div>
      <Field label={texts.rate} hint={texts.rateHint} error={rateError} className={entryField}>
        <TextInput numeric inputMode="decimal" autoComplete="off" {...rate} />
      </Field>
    </>
  )
}
