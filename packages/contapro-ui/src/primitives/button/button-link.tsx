import { type ComponentProps, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import { ButtonContent, buttonClass, type ButtonLook } from './button-content.tsx'

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'ref'>, ButtonLook {
  readonly href: string
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export const ButtonLink: ForwardRefExoticComponent<ButtonLinkProps & RefAttributes<HTMLAnchorElement>> = forwardRef(
  function ButtonLink({ variant, size, block, icon, iconEnd, className, children, target, rel, ...rest }, ref) {
    return (
      <a
        {...rest}
        ref={ref}
        target={target}
        rel={target === '_blank' ? 'noopener noreferrer' : rel}
        className={buttonClass({ variant, size, block, className })}
      >
        <ButtonContent icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonContent>
      </a>
    )
  },
)
