import type { ComponentProps, JSX, MouseEventHandler } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ChevronRightIcon } from '../icon/icons.ts'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import { here, list, place, sign, step } from './breadcrumb.css.ts'

/** One place on the way; the last one, where one is, has no address. */
export interface BreadcrumbStep {
  readonly label: string
  readonly href?: string
  /** For a host's router. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** Props of `Breadcrumb`. */
export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  readonly steps: readonly BreadcrumbStep[]
}

/** The way from the start to this page. */
export function Breadcrumb({ steps, ...rest }: BreadcrumbProps): JSX.Element {
  const messages = useUiMessages()
  return (
    <nav aria-label={messages.breadcrumb} {...rest}>
      <ol className={list}>
        {steps.map(({ label, href, onClick }, index) => (
          <li key={`${href}-${label}`} className={step}>
            {index > 0 ? <Icon as={ChevronRightIcon} size="sm" className={sign} /> : null}
            {href === undefined ? (
              <span className={here} aria-current="page">
                {label}
              </span>
            ) : (
              <a className={place} href={href} onClick={onClick}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
