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
import { Icon } from '../icon/icon.tsx'
import { box, check, checkSign, input, mixedSign, sign } from './checkbox.css.ts'

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
    useEffect(() => {
      if (own.current) own.current.indeterminate = mixed
    }, [mixed, rest.checked])
    return (
      <label className={clsx(check, className)}>
        <span className={box}>
          <input {...rest} ref={own} type="checkbox" className={input} />
          <Icon name="check" className={clsx(sign, checkSign)} />
          <Icon name="minus" className={clsx(sign, mixedSign)} />
        </span>
        {label ? <span>{label}</span> : null}
      </label>
    )
  },
)
