import { useEffect } from 'react'
import { useContaproClient } from '../provider/contapro-context.ts'

/** Tells the first dashboard view after a login, once (part 1 §4), after the effects as `useViewEvent` does. */
export function useFirstDashboardView(): void {
  const { events } = useContaproClient()
  useEffect(() => queueMicrotask(events.dashboardViewed), [events])
}
