import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { formatDate } from '../date-text/format-date.ts'
import { type CivilDate, isWithin, parseTypedDate } from './civil-date.ts'

/** How long typing rests before a date is read, in ms. Source: specification, part 2, sections 5 and 9. */
const TYPING_REST_MS = 700

/** Why a typed date is not taken. */
export type TypedDateProblem = 'badDate' | 'outside'

export interface TypedDateOptions {
  readonly value: CivilDate | undefined
  readonly min?: CivilDate
  readonly max?: CivilDate
  readonly onChange: (date: CivilDate | undefined) => void
}

/** The text of a date field, which is read once typing rests, on Enter and when the field is left. */
export function useTypedDate({ value, min, max, onChange }: TypedDateOptions): {
  readonly text: string
  readonly problem: TypedDateProblem | undefined
  readonly type: (text: string) => void
  readonly readNow: () => void
} {
  const locale = useLocale()
  const textOf = (date: CivilDate | undefined): string => (date ? formatDate(date, locale) : '')
  const [text, setText] = useState(textOf(value))
  const [known, setKnown] = useState(value)
  const [problem, setProblem] = useState<TypedDateProblem>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (value !== known) {
    setKnown(value)
    setText(textOf(value))
    setProblem(undefined)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = (typed: string): void => {
    clearTimeout(timer.current)
    const date = parseTypedDate(typed, locale)
    const found = typed.trim() === '' || (date && isWithin(date, min, max)) ? undefined : date ? 'outside' : 'badDate'
    setProblem(found)
    const next = found ? undefined : date
    if (next === value) {
      if (!found) setText(textOf(value))
      return
    }
    // A date that is refused leaves the range; its text stays to be put right.
    setKnown(next)
    if (next) setText(textOf(next))
    onChange(next)
  }
  return {
    text,
    problem,
    type: (typed) => {
      setText(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => read(typed), TYPING_REST_MS)
    },
    readNow: () => read(text),
  }
}
