import { useEffect } from 'react'
import { useContaproClient } from '../provider/contapro-context.ts'

/**
 * Names the screen that is shown, and tells it as viewed when it stays for ten seconds (the client's clock counts). It does so
 * after the effects: within one React would render the other roots of the page, and commit a tree twice whose turn it was (error 177).
 */
export function useViewEvent(view: string): void {
  const { events } = useContaproClient()
  useEffect(() => {
    let isShown = true
    let end: (() => void) | undefined
    queueMicrotask(() => {
      if (isShown) end = events.startView(view)
    })
    return () => {
      isShown = false
      end?.()
    }
  }, [events, view])
}
