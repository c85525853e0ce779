import type { ListStateProps, PageState, ReportScopeProps } from '@contapro/ui'
import { useSearchParams } from 'react-router'
import { pageParams, readPage } from './page-address.ts'
import { periodParam } from './paths.ts'
import { useChangeAddress } from './use-change-address.ts'
import { useDashboardSelection } from './use-dashboard-selection.ts'

/** The list before anyone chose (decisions 25). */
const first: PageState = { page: 1, size: 10 }
const sizes = [10, 20, 50, 100]

/** Company, period and page of a list whose state is its page and size, all from the address and back into it. */
export function usePagedAddress(): ReportScopeProps & ListStateProps<PageState> {
  const { company, taxPeriod } = useDashboardSelection()
  const [search] = useSearchParams()
  const changeAddress = useChangeAddress()
  const list = readPage(search, first, sizes)
  return {
    businessUuid: company.uuid,
    ...(taxPeriod === undefined ? {} : { taxPeriod }),
    onTaxPeriodChange: (period) => changeAddress({ ...pageParams({ ...list, page: 1 }, first), [periodParam]: period }),
    list,
    onListChange: (next) => changeAddress(pageParams(next, first)),
  }
}
