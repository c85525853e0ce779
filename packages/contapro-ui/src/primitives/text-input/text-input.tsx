import { clsx } from 'clsx'
import {
  type ChangeEvent,
  type ComponentProps,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { Icon, type IconOutline } from '../icon/icon.tsx'
import { box, control, lead, numeric as numericClass, quiet as quietClass, sizes } from './text-input.css.ts'

/** Props of `TextInput`. */
export interface TextInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'size'> {
  readonly size?: 'sm' | 'md' | 'lg'
  /** The lighter edge of toolbars. */
  readonly quiet?: boolean
  /** Tabular figures. */
  readonly numeric?: boolean
  readonly icon?: IconOutline
  /** A control at the end, inside the edge. */
  readonly affix?: ReactNode
  /** What remains of the text while typing and pasting, for instance its digits. `maxLength` cuts after it. */
  readonly filter?: (text: string) => string
}

/** Puts the kept text into the input before anyone reads it, and the caret where it was among the kept characters. */
function keepOnly(event: ChangeEvent<HTMLInputElement>, keep: (text: string) => string): void {
  const input = event.currentTarget
  const kept = keep(input.value)
  if (kept === input.value) return
  const caret = keep(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = kept
  if (input.type !== 'email' && input.type !== 'number') input.setSelectionRange(caret, caret)
}

/** A text input, tied to the Field around it. Works with react-hook-form's `register`. */
export const TextInput: ForwardRefExoticComponent<TextInputProps & RefAttributes<HTMLInputElement>> = forwardRef(
  function TextInput(
    { size = 'md', quiet = false, numeric = false, icon, affix, filter, maxLength, onChange, className, ...rest },
    ref,
  ) {
    const field = useFieldControl()
    const change = (event: ChangeEvent<HTMLInputElement>) => {
      if (filter) keepOnly(event, (text) => filter(text).slice(0, maxLength))
      onChange?.(event)
    }
    return (
      <span className={clsx(box, sizes[size], quiet && quietClass, className)}>
        {icon ? <Icon as={icon} className={lead} /> : null}
        <input
          type="text"
          {...field}
          {...rest}
          ref={ref}
          maxLength={filter ? undefined : maxLength}
          onChange={change}
          className={clsx(control, numeric && numericClass)}
        />
        {affix}
      </span>
    )
  },
)
