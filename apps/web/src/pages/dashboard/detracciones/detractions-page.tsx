import { DetractionsPanel, PageContent } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router'
import { detractionParams, readDetractionAddress } from '../../../app/detraction-address.ts'
import { periodParam } from '../../../app/paths.ts'
import { useChangeAddress } from '../../../app/use-change-address.ts'
import { useDashboardSelection } from '../../../app/use-dashboard-selection.ts'

/** `/dashboard/detracciones`: tab, date filter, page and size stand in the address. */
export function DetractionsPage(): ReactElement {
  const { company, taxPeriod } = useDashboardSelection()
  const [search] = useSearchParams()
  const list = readDetractionAddress(search)
  const changeAddress = useChangeAddress()
  return (
    <PageContent>
      <DetractionsPanel
        businessUuid={company.uuid}
        taxPeriod={taxPeriod}
        // Another period has days of payment of its own (part 2 §4).
        onTaxPeriodChange={(period) =>
          changeAddress({ ...detractionParams({ ...list, page: 1, dateRange: undefined }), [periodParam]: period })
        }
        list={list}
        onListChange={(next) => changeAddress(detractionParams(next))}
      />
    </PageContent>
  )
}
