import { ObservationsPanel, PageContent } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router'
import { observationParams, readObservationAddress } from '../../../app/observation-address.ts'
import { periodParam } from '../../../app/paths.ts'
import { useChangeAddress } from '../../../app/use-change-address.ts'
import { useDashboardSelection } from '../../../app/use-dashboard-selection.ts'

/** `/dashboard/observaciones`: observed, rejected and validated purchases; tab, page and size stand in the address. */
export function ObservationsPage(): ReactElement {
  const { company, taxPeriod } = useDashboardSelection()
  const [search] = useSearchParams()
  const list = readObservationAddress(search)
  const changeAddress = useChangeAddress()
  return (
    <PageContent>
      <ObservationsPanel
        businessUuid={company.uuid}
        taxPeriod={taxPeriod}
        onTaxPeriodChange={(period) =>
          changeAddress({ ...observationParams({ ...list, page: 1 }), [periodParam]: period })
        }
        list={list}
        onListChange={(next) => changeAddress(observationParams(next))}
      />
    </PageContent>
  )
}
