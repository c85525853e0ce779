import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { sizes, spinner } from './spinner.css.ts'

/** Props of `Spinner`. */
export interface SpinnerProps extends ComponentProps<'span'> {
  /** sm 16 px in the colour of its text, for buttons; md 24; lg 44, for dialogs and whole screens. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** What is awaited. Without one the spinner is decoration and the text beside it speaks. */
  readonly label?: string
}

/** Something is under way, of unknown length. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps): JSX.Element {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true }
  return <span {...meaning} {...rest} className={clsx(spinner, sizes[size], className)} />
}
