import { type JSX, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Radio } from '../../primitives/radio/radio.tsx'
import { RadioGroup } from '../../primitives/radio/radio-group.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { type CivilDate, type DateRange, rangeOf } from './civil-date.ts'
import { DateField } from './date-field.tsx'
import type { DateFilter } from './date-filter.ts'
import { buttons, dates, fields, separator } from './date-range-form.css.ts'
import { dateRangeMessages } from './date-range.messages.ts'
import { type DraftRange, RangeCalendar } from './range-calendar.tsx'

export interface DateRangeFormProps {
  readonly value: DateFilter
  readonly onConfirm: (value: DateFilter) => void
  /** What 'Fecha de pago' begins with while no days are chosen. */
  readonly defaultRange?: DateRange | undefined
  readonly min?: CivilDate
  readonly max?: CivilDate
}

const noDays: DraftRange = { from: undefined, to: undefined }

/** What the popover holds: by which date, from when to when. Nothing holds before it is confirmed. */
export function DateRangeForm(props: DateRangeFormProps): JSX.Element {
  const { value, onConfirm, defaultRange = noDays, min, max } = props
  const texts = useTexts(dateRangeMessages)
  const [filterType, setFilterType] = useState(value.filterType)
  const [draft, setDraft] = useState<DraftRange>(value.range ?? noDays)
  // Another number makes new fields: 'Limpiar' also takes away a text that was refused.
  const [clearings, setClearings] = useState(0)
  const hasDates = filterType === 'fechaPago'
  const isHalf = (draft.from === undefined) !== (draft.to === undefined)
  const setEnds = ({ from, to }: DraftRange): void => setDraft(from && to ? rangeOf(from, to) : { from, to })
  const clear = (): void => {
    setDraft(noDays)
    setClearings(clearings + 1)
  }
  const confirm = (): void => {
    const range = hasDates && draft.from && draft.to ? { from: draft.from, to: draft.to } : undefined
    onConfirm({ filterType, range })
  }
  return (
    <>
      <RadioGroup
        legend={texts.filterBy}
        legendHidden
        value={filterType}
        onValueChange={(next) => {
          // The accounting period has its own days: those chosen here are dropped.
          setDraft(next === 'fechaPago' ? defaultRange : noDays)
          setFilterType(next === 'fechaPago' ? 'fechaPago' : 'fechaPeriodo')
        }}
      >
        <Radio value="fechaPago" label={texts.filterTypes.fechaPago} />
        <Radio value="fechaPeriodo" label={texts.filterTypes.fechaPeriodo} />
      </RadioGroup>
      {hasDates ? (
        <div className={dates}>
          <div className={separator} />
          <div className={fields}>
            <DateField
              key={`from ${clearings}`}
              label={texts.from}
              value={draft.from}
              min={min}
              max={max}
              onChange={(from) => setEnds({ ...draft, from })}
            />
            <DateField
              key={`to ${clearings}`}
              label={texts.to}
              value={draft.to}
              min={min}
              max={max}
              onChange={(to) => setEnds({ ...draft, to })}
            />
          </div>
          <RangeCalendar range={draft} onChange={setDraft} min={min} max={max} startAt={max ?? min} />
        </div>
      ) : null}
      <div className={buttons}>
        <Button variant="ghost" disabled={!hasDates} onClick={clear}>
          {texts.clear}
        </Button>
        <Button variant="primary" disabled={hasDates && isHalf} onClick={confirm}>
          {texts.confirm}
        </Button>
      </div>
    </>
  )
}
