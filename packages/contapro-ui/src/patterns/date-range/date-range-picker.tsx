import { type JSX, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { CalendarIcon, ChevronDownIcon } from '../../primitives/icon/icons.ts'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import { Popover } from '../../primitives/popover/popover.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { formatDate } from '../date-text/format-date.ts'
import type { CivilDate, DateRange } from './civil-date.ts'
import type { DateFilter } from './date-filter.ts'
import { name, range as rangeClass } from './date-range.css.ts'
import { form as formClass } from './date-range-form.css.ts'
import { dateRangeMessages } from './date-range.messages.ts'

const form = onDemand(async () => (await import('./date-range-form.tsx')).DateRangeForm)

/** Props of `DateRangePicker`. */
export interface DateRangePickerProps {
  readonly value: DateFilter
  /** 'Confirmar' was pressed. */
  readonly onChange: (value: DateFilter) => void
  /** What 'Fecha de pago' begins with while no days are chosen. */
  readonly defaultRange?: DateRange
  /** First and last day that can be chosen. */
  readonly min?: CivilDate
  readonly max?: CivilDate
  readonly disabled?: boolean
}

/** By which date a list is filtered, and between which days. The calendar is fetched on first use. */
export function DateRangePicker(props: DateRangePickerProps): JSX.Element {
  const { value, onChange, defaultRange, min, max, disabled } = props
  const texts = useTexts(dateRangeMessages)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { filterType, range } = value
  return (
    <Popover
      label={texts.title}
      open={isOpen}
      onOpenChange={setOpen}
      className={formClass}
      trigger={
        <Button icon={CalendarIcon} iconEnd={ChevronDownIcon} disabled={disabled} onPointerEnter={form.preload}>
          {filterType === 'fechaPago' && range ? (
            <>
              <span className={name}>{texts.filterTypes.fechaPago}</span>{' '}
              <span className={rangeClass}>
                {texts.range(formatDate(range.from, locale), formatDate(range.to, locale))}
              </span>
            </>
          ) : (
            texts.filterTypes[filterType]
          )}
        </Button>
      }
    >
      <form.Part
        isWanted={isOpen}
        onFailure={() => setOpen(false)}
        value={value}
        defaultRange={defaultRange}
        min={min}
        max={max}
        onConfirm={(next) => {
          setOpen(false)
          onChange(next)
        }}
      />
    </Popover>
  )
}
