import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Select } from '../../primitives/select/select.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { formatPeriod } from '../period-text/format-period.ts'
import { periodSelect } from './period-select.css.ts'

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
  const messages = useUiMessages()
  return (
    <Select
      quiet={!inForm}
      icon="calendar"
      className={clsx(periodSelect, className)}
      aria-label={messages.period}
      value={value ?? ''}
      placeholder={messages.period}
      disabled={disabled ?? periods.length === 0}
      options={periods.map((period) => ({ value: period, label: formatPeriod(period) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
