import { clsx } from 'clsx'
import { type ComponentProps, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ChevronLeftIcon } from '../icon/icons.ts'
import { back, inline, link } from './link.css.ts'

/** Props of `Link`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'ref'> {
  readonly href: string
  /** `inline` inside a sentence, `back` for the way back above a title. */
  readonly variant?: 'plain' | 'inline' | 'back'
}

/** A link. `target="_blank"` opens safely in a tab of its own. A host's router prevents the click and goes there itself. */
export const Link: ForwardRefExoticComponent<LinkProps & RefAttributes<HTMLAnchorElement>> = forwardRef(function Link(
  { variant = 'plain', className, children, target, rel, ...rest },
  ref,
) {
  return (
    <a
      {...rest}
      ref={ref}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : rel}
      className={clsx(link, variant === 'inline' && inline, variant === 'back' && back, className)}
    >
      {variant === 'back' ? (
        <>
          <Icon as={ChevronLeftIcon} size="sm" />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </a>
  )
})
