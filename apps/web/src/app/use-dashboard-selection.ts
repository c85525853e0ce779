import { useRouteLoaderData } from 'react-router'
import type { DashboardSelection } from './load-selection.ts'

/** Name of the route that loads company and period for the pages below it. */
export const dashboardRoute = 'dashboard'

/** Company and period of the page. */
export function useDashboardSelection(): DashboardSelection {
  const selection = useRouteLoaderData<DashboardSelection>(dashboardRoute)
  if (!selection)
    throw new Error('useDashboardSelection is called outside of the dashboard. Put the page below its route.')
  return selection
}
