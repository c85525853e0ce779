import { type ComponentProps, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import { ButtonContent, buttonClass, type ButtonLook } from './button-content.tsx'

/** Props of `Button`. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'>, ButtonLook {
  /** The action is under way: a spinner stands for the icon and further presses do nothing. */
  readonly busy?: boolean
  /** What stands for the label while busy, in the gerund: "Guardando". The width does not change. */
  readonly busyLabel?: string
}

/**
 * A button. With `aria-disabled` it stays reachable, so that a tooltip can say why it is off, and presses do nothing.
 */
export const Button: ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>> = forwardRef(
  function Button(
    { variant, size, block, icon, iconEnd, busy = false, busyLabel, className, children, type, onClick, ...rest },
    ref,
  ) {
    const inert = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
    return (
      <button
        {...rest}
        ref={ref}
        type={type ?? 'button'}
        aria-busy={busy || undefined}
        onClick={inert ? (event) => event.preventDefault() : onClick}
        className={buttonClass({ variant, size, block, busy, className })}
      >
        <ButtonContent icon={icon} iconEnd={iconEnd} busy={busy} busyLabel={busyLabel}>
          {children}
        </ButtonContent>
      </button>
    )
  },
)
