import { clsx } from 'clsx'
import { type JSX, useId } from 'react'
import { input, segment, segmented } from './segmented.css.ts'

/** One of the few values of a `Segmented`. */
export interface SegmentedOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** Props of `Segmented`. */
export interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly className?: string
}

/** Two or three ways to show the same thing, in one line. The arrow keys move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): JSX.Element {
  const { label, options, value, onValueChange, className } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={clsx(segmented, className)}>
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className={input}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
