import type { JSX } from 'react'
import { Field } from '../../primitives/field/field.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { formatDate } from '../date-text/format-date.ts'
import { dateRangeMessages } from './date-range.messages.ts'
import { type TypedDateOptions, useTypedDate } from './use-typed-date.ts'

interface DateFieldProps extends TypedDateOptions {
  readonly label: string
}

const typedSigns = (text: string): string => text.replaceAll(/[^\d/.-]/g, '')

/** One end of a range, typed in figures. */
export function DateField({ label, ...options }: DateFieldProps): JSX.Element {
  const texts = useTexts(dateRangeMessages)
  const locale = useLocale()
  const limit = (date: string | undefined): string | undefined => (date ? formatDate(date, locale) : undefined)
  const field = useTypedDate(options)
  const problems = { badDate: texts.badDate, outside: texts.outside(limit(options.min), limit(options.max)) }
  return (
    <Field label={label} error={field.problem && problems[field.problem]}>
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
