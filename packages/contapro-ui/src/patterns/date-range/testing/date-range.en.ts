import type { DateRangeMessages } from '../date-range.messages.ts'

/** Every text of the date filter in English, as a host would write them. */
export const englishDateRange: DateRangeMessages = {
  title: 'Filter by date',
  filterBy: 'Filter by',
  filterTypes: { fechaPago: 'Payment date', fechaPeriodo: 'Accounting period' },
  from: 'From',
  to: 'To',
  placeholder: 'mm/dd/yyyy',
  clear: 'Clear',
  confirm: 'Confirm',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  badDate: 'Write the date as mm/dd/yyyy.',
  outside: (min, max) => `Choose a date from ${min ?? 'any day'} to ${max ?? 'any day'}.`,
  range: (from, to) => `${from} to ${to}`,
}
