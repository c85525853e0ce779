import { dateRangeOf } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { DateRangePicker } from '../../patterns/date-range/date-range-picker.tsx'
import { type DetractionListState, paymentDays } from './detraction-list-state.ts'
import { paymentDateLimits } from './payment-date-limits.ts'

export interface PaymentDateFilterProps {
  readonly taxPeriod: string
  readonly list: DetractionListState
  readonly onListChange: (list: DetractionListState) => void
}

/** Deposits by the date of payment, at first the days of the tax period, or by the accounting period (part 2 §2). */
export function PaymentDateFilter({ taxPeriod, list, onListChange }: PaymentDateFilterProps): JSX.Element {
  const [now] = useState(() => new Date())
  const limits = paymentDateLimits(taxPeriod, now)
  return (
    <DateRangePicker
      value={{ filterType: list.filterType, range: paymentDays(list, taxPeriod) }}
      defaultRange={dateRangeOf(taxPeriod)}
      min={limits.from}
      max={limits.to}
      onChange={({ filterType, range }) => onListChange({ ...list, page: 1, filterType, dateRange: range })}
    />
  )
}
