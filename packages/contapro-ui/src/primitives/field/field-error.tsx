import type { JSX, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { CircleAlertIcon } from '../icon/icons.ts'
import { error, errorIcon } from './field.css.ts'

export interface FieldErrorProps {
  readonly id: string
  /** Nothing while the value is right. */
  readonly children: ReactNode
}

/** Why a value is refused, below its field; told to a screen reader when it comes. */
export function FieldError({ id, children }: FieldErrorProps): JSX.Element {
  return (
    <div aria-live="polite">
      {children ? (
        <p id={id} className={error}>
          <Icon as={CircleAlertIcon} size="sm" className={errorIcon} />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}
