import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'

/** A press that asks for this tab: no modifier key, main button. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The address inside the app that a pressed link asks for; undefined when the browser should do what it always does. */
export function addressFollowed(event: MouseEvent<HTMLAnchorElement>): string | undefined {
  const { currentTarget: link } = event
  const isOurs = link.origin === window.location.origin && link.target !== '_blank' && !link.hasAttribute('download')
  if (event.defaultPrevented || !isOurs || !isPlainPress(event)) return undefined
  return link.pathname + link.search + link.hash
}

/** The click of a plain anchor: goes there through the router. */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const address = addressFollowed(event)
      if (address === undefined) return
      event.preventDefault()
      void navigate(address)
    },
    [navigate],
  )
}
