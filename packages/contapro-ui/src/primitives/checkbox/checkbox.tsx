import { clsx } from 'clsx'
import {
  type ComponentProps,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { box, check, input } from './checkbox.css.ts'

/** Props of `Checkbox`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'size' | 'children'> {
  /** The text beside the box; links in it stay links. Without one, give `aria-label`. */
  readonly label?: ReactNode
  /** Some, not all: a dash instead of a check. */
  readonly mixed?: boolean
}

/** A checkbox, 18 px in a target of 44. Works with react-hook-form's `register`. */
export const Checkbox: ForwardRefExoticComponent<CheckboxProps & RefAttributes<HTMLInputElement>> = forwardRef(
  function Checkbox({ label, mixed = false, className, ...rest }, ref) {
    const own = useRef<HTMLInputElement>(null)
    useImperativeHandle(ref, () => own.current as HTMLInputElement)
    // A press ends the browser's own mixed state; of boxes that are never mixed none has to be looked after.
    const checkedWhileMixed = mixed && rest.checked
    useEffect(() => {
      if (own.current) own.current.indeterminate = mixed
    }, [mixed, checkedWhileMixed])
    const control = (
      <span className={label ? box : clsx(box, className)}>
        <input {...rest} ref={own} type="checkbox" className={input} />
      </span>
    )
    if (!label) return control
    return (
      <label className={clsx(check, className)}>
        {control}
        <span>{label}</span>
      </label>
    )
  },
)
