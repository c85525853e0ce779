import { dashboardQueries, taxPeriodQueries } from '@contapro/sdk'
import type { AppServices } from './app-services.ts'
import { paths, selectionOf } from './paths.ts'

/**
 * On a reload the session knows the company already: what its page begins with is asked for while the companies are checked, since
 * on a slow line each answer that is waited for costs. A failure is left to whoever asks next.
 */
export function askAhead({ client, queryClient }: AppServices, { pathname, searchParams }: URL): void {
  const { business, dashboard } = client.session
  const { company } = business.getSnapshot()
  const { taxPeriod } = dashboard.getSnapshot()
  const wanted = selectionOf(searchParams)
  if (!company || !taxPeriod || wanted.businessUuid !== company.uuid || wanted.taxPeriod !== taxPeriod) return
  void queryClient.prefetchQuery(taxPeriodQueries.list(client, company.uuid))
  if (pathname !== paths.dashboard) return
  void queryClient.prefetchQuery(dashboardQueries.totalAmount(client, { ruc: company.ruc, taxPeriod }))
}
