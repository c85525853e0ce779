import { addMonths, type CivilDate, periodOf, type TaxPeriod } from '@contapro/sunat'
import { type JSX, useState } from 'react'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { Combobox } from '../../primitives/combobox/combobox.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'

export interface PeriodFieldProps {
  readonly label: string
  /** `YYYYMM`; empty for none. */
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (period: string) => void
}

const YEARS_BACK = 6
const MONTHS_AHEAD = 12

/** A tax period, found by its name; of the next year and the last six, and whatever is set. */
export function PeriodField({ label, value, error, onChange }: PeriodFieldProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const [periods] = useState(() => periodsAround(new Date()))
  const offered = value === '' || periods.includes(value) ? periods : [...periods, value]
  return (
    <Field label={label} error={error} className={entryField}>
      <Combobox
        value={value}
        placeholder={texts.choosePeriod}
        options={offered.map((period) => ({ value: period, label: formatPeriod(period, locale) }))}
        onValueChange={onChange}
      />
    </Field>
  )
}

/** Newest first. */
function periodsAround(now: Date): string[] {
  const newest = addMonths(periodOf(now.toISOString().slice(0, 10) as CivilDate), MONTHS_AHEAD)
  return Array.from({ length: YEARS_BACK * 12 + MONTHS_AHEAD + 1 }, (_, index): TaxPeriod => addMonths(newest, -index))
}
