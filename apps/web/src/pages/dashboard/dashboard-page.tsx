import { DashboardOnboarding, DashboardPanel, PageContent } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useAppServices } from '../../app/app-services.ts'
import { periodParam } from '../../app/paths.ts'
import { useChangeAddress } from '../../app/use-change-address.ts'
import { useDashboardSelection } from '../../app/use-dashboard-selection.ts'

/** `/dashboard`: the report of the selected company, and on the first visit to one what explains it. */
export function DashboardPage(): ReactElement {
  const { company, taxPeriod } = useDashboardSelection()
  const { videos } = useAppServices().config
  const changeAddress = useChangeAddress()
  return (
    <PageContent>
      <DashboardPanel
        businessUuid={company.uuid}
        taxPeriod={taxPeriod}
        onTaxPeriodChange={(period) => changeAddress({ [periodParam]: period })}
      />
      {taxPeriod === undefined ? null : <DashboardOnboarding video={videos.onboarding} />}
    </PageContent>
  )
}
