import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { progress } from './progress.css.ts'

/** Props of `Progress`. */
export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'max'> {
  /** Per cent done, 0–100. */
  readonly value: number
  /** What is under way. */
  readonly label: string
}

/** How much of a known amount of work is done. */
export function Progress({ value, label, className, ...rest }: ProgressProps): JSX.Element {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return <progress {...rest} aria-label={label} max={100} value={percent} className={clsx(progress, className)} />
}
