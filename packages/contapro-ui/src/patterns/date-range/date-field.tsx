import type { JSX } from 'react'
import { Field } from '../../primitives/field/field.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { formatDate } from '../date-text/format-date.ts'
import { dateRangeMessages } from './date-range.messages.ts'
import { type TypedDateOptions, useTypedDate } from './use-typed-date.ts'

export interface DateFieldProps extends TypedDateOptions {
  readonly label: string
  /** Why the form around refuses the date; what is wrong with its text is said first. */
  readonly error?: string | undefined
}

const typedSigns = (text: string): string => text.replaceAll(/[^\d/.-]/g, '')

/** A day, for instance one end of a range, typed in figures. */
export function DateField({ label, error, ...options }: DateFieldProps): JSX.Element {
  const texts = useTexts(dateRangeMessages)
  const locale = useLocale()
  const limit = (date: string | undefined): string | undefined => (date ? formatDate(date, locale) : undefined)
  const field = useTypedDate(options)
  const problems = { badDate: texts.badDate, outside: texts.outside(limit(options.min), limit(options.max)) }
  return (
    <Field label={label} error={field.problem ? problems[field.problem] : error}>
      <TextInput
        numeric
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.placeholder}
        maxLength={10}
        filter={typedSigns}
        value={field.text}
        onChange={(event) => field.type(event.currentTarget.value)}
        onBlur={field.readNow}
        onKeyDown={(event) => {
          if (event.key === 'Enter') field.readNow()
        }}
      />
    </Field>
  )
}
