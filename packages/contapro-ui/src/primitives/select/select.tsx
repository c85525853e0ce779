import { clsx } from 'clsx'
import { type ComponentProps, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { Icon, type IconOutline } from '../icon/icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import { box, sizes } from '../text-input/text-input.css.ts'
import {
  chevron,
  leadIcon,
  placeholder as placeholderClass,
  quiet as quietClass,
  select,
  selectBox,
  withIcon,
} from './select.css.ts'
import { option as optionClass, picker } from './select-picker.css.ts'

/** One option of a `Select`: what the form keeps, and what is read. */
export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

/** Props of `Select`. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'ref' | 'size' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[]
  /** Shown while nothing is chosen (value ''). */
  readonly placeholder?: string
  readonly size?: 'sm' | 'md' | 'lg'
  /** Looks like a button, for toolbars and page heads. */
  readonly quiet?: boolean
  readonly icon?: IconOutline
}

/**
 * The browser's own select, so that keys, type-ahead and a phone's wheel are as everywhere; its list takes the theme
 * where the browser knows `appearance: base-select`.
 */
export const Select: ForwardRefExoticComponent<SelectProps & RefAttributes<HTMLSelectElement>> = forwardRef(
  function Select({ options, placeholder, size = 'md', quiet = false, icon, className, ...rest }, ref) {
    const field = useFieldControl()
    const isUnchosen = placeholder !== undefined && (rest.value ?? rest.defaultValue ?? '') === ''
    return (
      <span className={clsx(box, sizes[size], selectBox, quiet && quietClass, className)}>
        {icon ? <Icon as={icon} className={leadIcon} /> : null}
        <select
          {...field}
          {...rest}
          ref={ref}
          className={clsx(select, picker, icon && withIcon, isUnchosen && placeholderClass)}
        >
          {placeholder === undefined ? null : (
            <option value="" hidden>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled} className={optionClass}>
              {label}
            </option>
          ))}
        </select>
        <Icon as={ChevronDownIcon} size="sm" className={chevron} />
      </span>
    )
  },
)
