import { useEffect } from 'react'
import { useContaproClient } from '../provider/contapro-context.ts'

/** Names the screen that is shown, and tells it as viewed when it stays for ten seconds (the client's clock counts). */
export function useViewEvent(view: string): void {
  const { events } = useContaproClient()
  useEffect(() => events.startView(view), [events, view])
}
