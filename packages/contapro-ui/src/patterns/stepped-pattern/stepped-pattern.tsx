import { clsx } from 'clsx'
import { type JSX, useId } from 'react'
import { pattern } from './stepped-pattern.css.ts'

/** The stepped line of Andean textiles on the deep brand ground of public pages; `className` says where it fades. */
export function SteppedPattern({ className }: { readonly className?: string }): JSX.Element {
  const id = useId()
  return (
    <svg className={clsx(pattern, className)} aria-hidden width="100%" height="100%">
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <path
            d="M0 96V72H24V48H48V24H72V0H96M48 96V72H72V48H96M0 48V24H24V0H48"
            fill="none"
            stroke="currentColor"
            strokeWidth="1"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
