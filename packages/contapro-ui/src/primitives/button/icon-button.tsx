import { clsx } from 'clsx'
import { type ComponentProps, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import type { IconOutline } from '../icon/icon.tsx'
import { Button } from './button.tsx'
import { iconOnly } from './button.css.ts'
import type { ButtonLook } from './button-content.tsx'

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
  function IconButton({ label, variant = 'ghost', size = 'md', className, ...rest }, ref) {
    return (
      <Button
        {...rest}
        ref={ref}
        variant={variant}
        size={size}
        aria-label={label}
        className={clsx(iconOnly[size], className)}
      />
    )
  },
)
