import { useEventLog } from '@contapro/sdk/react'
import { type Context, createContext, type MouseEvent, useContext } from 'react'
import type { NavigationTarget, TargetLinks } from './navigation-target.ts'
import type { ContaproUiEvent, ContaproUiEventListener } from './ui-event.ts'

/** A press on a link of ours, before anything happens; `preventDefault()` keeps the browser where it is. */
export type NavigateListener = (target: NavigationTarget, event: MouseEvent<HTMLAnchorElement>) => void

/** What the host gave to the provider. */
export interface Host {
  readonly links: TargetLinks
  readonly onNavigate?: NavigateListener
  readonly onEvent?: ContaproUiEventListener
}

export const HostContext: Context<Host> = createContext<Host>({ links: () => undefined })

/** The address of a target, or undefined when the host has none. */
export function useTargetHref(target: NavigationTarget): string | undefined {
  return useContext(HostContext).links(target)
}

/** Tells the client and the host what happened. What the host's listener throws stays with it. */
export function useEmit(): (event: ContaproUiEvent) => void {
  const { onEvent } = useContext(HostContext)
  const tell = useEventLog()
  return (event) => {
    // A registration is told by the client itself.
    if (event.type !== 'company-registered') tell(event)
    try {
      onEvent?.(event)
    } catch (error) {
      reportError(error)
    }
  }
}
