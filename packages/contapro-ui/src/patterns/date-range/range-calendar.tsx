import { type JSX, useState } from 'react'
import { DayPicker, type Matcher } from 'react-day-picker'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icon/icons.ts'
import { formatCount } from '../../primitives/texts/count.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { perLocale } from '../../primitives/texts/per-locale.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { formatPeriod } from '../period-text/format-period.ts'
import { type CivilDate, fromCalendarDay, toCalendarDay } from './civil-date.ts'
import * as css from './range-calendar.css.ts'
import { type DateRangeMessages, dateRangeMessages } from './date-range.messages.ts'

/** A range that may still lack its ends. */
export interface DraftRange {
  readonly from: CivilDate | undefined
  readonly to: CivilDate | undefined
}

interface RangeCalendarProps {
  readonly range: DraftRange
  readonly onChange: (range: DraftRange) => void
  readonly min?: CivilDate
  readonly max?: CivilDate
  /** The month to begin with when no day is chosen. */
  readonly startAt?: CivilDate
}

/** A month from Sunday to Saturday. A first press begins the range, a second ends it, a third begins another. */
export function RangeCalendar({ range, onChange, min, max, startAt }: RangeCalendarProps): JSX.Element {
  const texts = useTexts(dateRangeMessages)
  const locale = useLocale()
  const shown = range.from ?? range.to ?? startAt
  const [month, setMonth] = useState(() => dayOf(shown) ?? new Date())
  const [known, setKnown] = useState(shown)
  if (shown !== known) {
    setKnown(shown)
    if (shown) setMonth(toCalendarDay(shown))
  }
  return (
    <DayPicker
      mode="range"
      resetOnSelect
      showOutsideDays
      navLayout="around"
      weekStartsOn={0}
      month={month}
      onMonthChange={setMonth}
      startMonth={dayOf(min)}
      endMonth={dayOf(max)}
      disabled={limits(min, max)}
      selected={{ from: dayOf(range.from), to: dayOf(range.to) }}
      onSelect={(next) =>
        onChange({ from: next?.from && fromCalendarDay(next.from), to: next?.to && fromCalendarDay(next.to) })
      }
      classNames={css.calendarClasses}
      components={{ Chevron }}
      {...wordsOf(texts, locale)}
    />
  )
}

const dayOf = (date: CivilDate | undefined): Date | undefined => (date ? toCalendarDay(date) : undefined)

function limits(min: CivilDate | undefined, max: CivilDate | undefined): Matcher[] {
  return [...(min ? [{ before: toCalendarDay(min) }] : []), ...(max ? [{ after: toCalendarDay(max) }] : [])]
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }): JSX.Element {
  return <Icon as={orientation === 'left' ? ChevronLeftIcon : ChevronRightIcon} />
}

type Words = Pick<Parameters<typeof DayPicker>[0], 'labels' | 'formatters'>

/** What the calendar shows and says, by `Intl` and our own texts: it brings no language along. */
function wordsOf(texts: DateRangeMessages, locale: string): Words {
  const { weekday, initial, day } = dayFormats(locale)
  const caption = (date: Date): string => formatPeriod(fromCalendarDay(date).slice(0, 7).replace('-', ''), locale)
  return {
    formatters: {
      formatCaption: caption,
      formatDay: (date) => formatCount(date.getDate(), locale),
      formatWeekdayName: (date) => initial.format(date),
    },
    labels: {
      labelGrid: caption,
      labelNav: () => texts.calendar,
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
      labelWeekday: (date) => weekday.format(date),
      labelDayButton: (date) => day.format(date),
    },
  }
}

const dayFormats = perLocale((locale) => ({
  weekday: new Intl.DateTimeFormat(locale, { weekday: 'long' }),
  initial: new Intl.DateTimeFormat(locale, { weekday: 'narrow' }),
  day: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
}))
