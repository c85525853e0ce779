import { useEffect } from 'react'
import { useContaproClient } from '../provider/contapro-context.ts'

/** Reports the first dashboard view after a login, once. Like `useViewEvent`, it runs after the effects. */
export function useFirstDashboardView(): void {
  const { events } = useContaproClient()
  useEffect(() => queueMicrotask(events.dashboardViewed), [events])
}
