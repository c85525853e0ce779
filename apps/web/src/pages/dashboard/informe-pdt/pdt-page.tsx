import { PageContent, PdtPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router'
import { periodParam } from '../../../app/paths.ts'
import { useChangeAddress } from '../../../app/use-change-address.ts'
import { useDashboardSelection } from '../../../app/use-dashboard-selection.ts'
import { operationOf, voucherParams } from '../../../app/voucher-address.ts'

/** `/dashboard/informe-pdt`: period and side stand in the address. */
export function PdtPage(): ReactElement {
  const { company, taxPeriod } = useDashboardSelection()
  const [search] = useSearchParams()
  const changeAddress = useChangeAddress()
  return (
    <PageContent>
      <PdtPanel
        businessUuid={company.uuid}
        {...(taxPeriod === undefined ? {} : { taxPeriod })}
        onTaxPeriodChange={(period) => changeAddress({ [periodParam]: period })}
        side={operationOf(search)}
        onSideChange={(operation) => changeAddress(voucherParams({ operation }))}
      />
    </PageContent>
  )
}
