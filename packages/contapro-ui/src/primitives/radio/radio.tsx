import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { input, radio } from './radio.css.ts'
import { useRadio } from './radio-group.tsx'

/** Props of `Radio`. */
export interface RadioProps {
  readonly value: string
  readonly label: ReactNode
  readonly disabled?: boolean
  readonly className?: string
}

/** One option of a RadioGroup: 18 px in a target of 44. */
export function Radio({ value, label, disabled, className }: RadioProps): JSX.Element {
  const tie = useRadio(value)
  return (
    <label className={clsx(radio, className)}>
      <input {...tie} disabled={disabled} className={input} />
      <span>{label}</span>
    </label>
  )
}
