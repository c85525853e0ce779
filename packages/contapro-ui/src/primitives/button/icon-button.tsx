import { type ComponentProps, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import type { IconOutline } from '../icon/icon.tsx'
import { ButtonContent, buttonClass, type ButtonLook } from './button-content.tsx'

/** Props of `IconButton`. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'ref' | 'children' | 'aria-label'>,
    Pick<ButtonLook, 'variant' | 'size'> {
  readonly icon: IconOutline
  /** What it does, for screen readers. Wrap it in a Tooltip with the same words for everyone else. */
  readonly label: string
  readonly busy?: boolean
}

/** A square button with an icon alone. */
export const IconButton: ForwardRefExoticComponent<IconButtonProps & RefAttributes<HTMLButtonElement>> = forwardRef(
  function IconButton({ icon, label, variant = 'ghost', size, busy = false, className, type, onClick, ...rest }, ref) {
    const inert = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
    return (
      <button
        {...rest}
        ref={ref}
        type={type ?? 'button'}
        aria-label={label}
        aria-busy={busy || undefined}
        onClick={inert ? (event) => event.preventDefault() : onClick}
        className={buttonClass({ variant, size, busy, onlyIcon: true, className })}
      >
        <ButtonContent icon={icon} busy={busy} />
      </button>
    )
  },
)
