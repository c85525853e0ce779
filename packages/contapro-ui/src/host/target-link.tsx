import { type JSX, type MouseEvent, type ReactNode, useContext } from 'react'
import { ButtonLink, type ButtonLinkProps } from '../primitives/button/button-link.tsx'
import { Link, type LinkProps } from '../primitives/link/link.tsx'
import { HostContext } from './host-context.ts'
import type { NavigationTarget } from './navigation-target.ts'

/** What ties an anchor to a target. */
export interface TargetAnchor {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A press that leaves this page, not one that opens another tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * The address of a target and the click that tells the host first; undefined when the host has no place for it.
 * `before` runs on a plain press, for instance to choose the company that the address names.
 */
export function useTargetAnchor(target: NavigationTarget, before?: () => void): TargetAnchor | undefined {
  return useTargetAnchors()(target, before)
}

/** The same for as many targets as a list has. */
export function useTargetAnchors(): (target: NavigationTarget, before?: () => void) => TargetAnchor | undefined {
  const host = useContext(HostContext)
  return (target, before) => {
    const href = host.links(target)
    if (href === undefined) return undefined
    const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
      if (isPlain(event)) before?.()
      host.onNavigate?.(target, event)
    }
    return { href, onClick }
  }
}

/** Props of `TargetLink`. */
export interface TargetLinkProps extends Omit<LinkProps, 'href' | 'onClick' | 'target'> {
  readonly destination: NavigationTarget
  /** Opens in a tab of its own. */
  readonly newTab?: boolean
  /** Stands for the link when the host has no place for its target. */
  readonly fallback?: ReactNode
}

/** A link to a target; without an address nothing, or the fallback. */
export function TargetLink({ destination, newTab = false, fallback, ...rest }: TargetLinkProps): JSX.Element | null {
  const anchor = useTargetAnchor(destination)
  if (!anchor) return fallback ? <span>{fallback}</span> : null
  return <Link {...rest} {...anchor} target={newTab ? '_blank' : undefined} />
}

/** Props of `TargetButton`. */
export interface TargetButtonProps extends Omit<ButtonLinkProps, 'href' | 'onClick' | 'target'> {
  readonly destination: NavigationTarget
  readonly newTab?: boolean
  /** Runs on a plain press, before the host hears of it. */
  readonly before?: () => void
}

/** A link that looks like a button; nothing without an address. */
export function TargetButton({ destination, newTab = false, before, ...rest }: TargetButtonProps): JSX.Element | null {
  const anchor = useTargetAnchor(destination, before)
  return anchor ? <ButtonLink {...rest} {...anchor} target={newTab ? '_blank' : undefined} /> : null
}
