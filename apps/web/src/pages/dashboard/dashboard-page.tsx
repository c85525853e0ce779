import { DashboardPanel, PageContent } from '@contapro/ui'
import type { ReactElement } from 'react'
import { periodParam } from '../../app/paths.ts'
import { useChangeAddress } from '../../app/use-change-address.ts'
import { useDashboardSelection } from '../../app/use-dashboard-selection.ts'

/** `/dashboard`: the report of the selected company. */
export function DashboardPage(): ReactElement {
  const { company, taxPeriod } = useDashboardSelection()
  const changeAddress = useChangeAddress()
  return (
    <PageContent>
      <DashboardPanel
        businessUuid={company.uuid}
        taxPeriod={taxPeriod}
        onTaxPeriodChange={(period) => changeAddress({ [periodParam]: period })}
      />
    </PageContent>
  )
}
