import { clsx } from 'clsx'
import { type ComponentProps, type JSX, type ReactNode, useId, useMemo } from 'react'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import {
  columns as columnClasses,
  field,
  formContainer,
  grid,
  hint as hintClass,
  label as labelClass,
  optional as optionalClass,
  wide as wideClass,
  wideHint,
} from './field.css.ts'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import { useAfterPress } from './use-after-press.ts'

/** Props of `Field`. */
export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  readonly label: ReactNode
  /** One line of help. An error takes its place. */
  readonly hint?: ReactNode
  /** Id of help that stands elsewhere: a `FieldHint`. It stays beside an error. */
  readonly hintId?: string
  /** Why the value is refused, in the form's own words. Shown once nothing is being pressed. */
  readonly error?: ReactNode
  /** Says "Opcional" after the label; required fields say nothing. */
  readonly optional?: boolean
  readonly disabled?: boolean
  /** Takes the whole width of a FieldGrid. */
  readonly wide?: boolean
  /** Id of the control; made up without one. */
  readonly controlId?: string
}

/** Label above, control, help or error below. The control inside ties itself to them. */
export function Field({
  label,
  hint,
  hintId,
  error,
  optional = false,
  disabled,
  wide = false,
  controlId,
  className,
  children,
  ...rest
}: FieldProps): JSX.Element {
  const made = useId()
  const id = controlId ?? made
  const messages = useUiMessages()
  const shownError = useAfterPress(error)
  const isInvalid = Boolean(shownError)
  const described = clsx(isInvalid ? `${id}-error` : hint && `${id}-hint`, hintId) || undefined
  const control = useMemo(
    () => ({ id, 'aria-describedby': described, 'aria-invalid': isInvalid ? (true as const) : undefined, disabled }),
    [id, described, isInvalid, disabled],
  )
  return (
    <div {...rest} className={clsx(field, wide && wideClass, className)}>
      <label className={labelClass} htmlFor={id}>
        <span>{label}</span>
        {optional ? <span className={optionalClass}>{messages.optional}</span> : null}
      </label>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      <FieldError id={`${id}-error`}>{shownError}</FieldError>
      {hint && !isInvalid ? (
        <p id={`${id}-hint`} className={hintClass}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** Props of `FieldHint`. */
export interface FieldHintProps extends ComponentProps<'p'> {
  /** The `hintId` of its field. */
  readonly id: string
}

/** Help of the whole width of a FieldGrid, below a field that takes a part of it. */
export function FieldHint({ className, ...rest }: FieldHintProps): JSX.Element {
  return <p {...rest} className={clsx(wideHint, className)} />
}

/** Props of `FieldGrid`. */
export interface FieldGridProps extends ComponentProps<'div'> {
  /** Columns from 420 px of the form's own width; below that one. */
  readonly columns?: 1 | 2 | 3
}

/** Fields 20 px apart. */
export function FieldGrid({ columns = 1, className, children, ...rest }: FieldGridProps): JSX.Element {
  return (
    <div {...rest} className={clsx(formContainer, className)}>
      <div className={clsx(grid, columnClasses[columns])}>{children}</div>
    </div>
  )
}
