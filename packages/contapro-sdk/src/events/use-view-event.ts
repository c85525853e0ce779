import { useEffect } from 'react'
import { useContaproClient } from '../provider/contapro-context.ts'

/**
 * Stores the name of the current screen in the session, and reports it as viewed after ten seconds of the client's clock. Both happen
 * after the effects: a store that changes inside an effect can make React commit another root of the page twice (error 177).
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
