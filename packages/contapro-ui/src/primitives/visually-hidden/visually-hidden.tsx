import type { ComponentProps, JSX } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>): JSX.Element {
  return <span {...props} className={visuallyHidden} />
}
