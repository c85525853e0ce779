import { clsx } from 'clsx'
import type { JSX } from 'react'
import { CalendarIcon } from '../../primitives/icon/icons.ts'
import { Select } from '../../primitives/select/select.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { formatPeriod } from '../period-text/format-period.ts'
import { periodSelect } from './period-select.css.ts'
import { periodSelectMessages } from './period-select.messages.ts'

/** Props of `PeriodSelect`. */
export interface PeriodSelectProps {
  /** `YYYYMM`, newest first. */
  readonly periods: readonly string[]
  readonly value: string | undefined
  readonly onChange: (period: string) => void
  readonly disabled?: boolean
  /** The look of a form's input instead of a toolbar's button. */
  readonly inForm?: boolean
  readonly className?: string
}

/** The tax period, in words. */
export function PeriodSelect(props: PeriodSelectProps): JSX.Element {
  const { periods, value, onChange, disabled, inForm = false, className } = props
  const texts = useTexts(periodSelectMessages)
  const locale = useLocale()
  return (
    <Select
      quiet={!inForm}
      icon={CalendarIcon}
      className={clsx(periodSelect, className)}
      aria-label={texts.period}
      value={value ?? ''}
      placeholder={texts.period}
      disabled={disabled ?? periods.length === 0}
      options={periods.map((period) => ({ value: period, label: formatPeriod(period, locale) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
