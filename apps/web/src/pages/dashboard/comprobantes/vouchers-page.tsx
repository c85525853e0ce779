import { PageContent, PurchaseVouchersPanel, SalesVouchersPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router'
import { periodParam } from '../../../app/paths.ts'
import { useChangeAddress } from '../../../app/use-change-address.ts'
import { useDashboardSelection } from '../../../app/use-dashboard-selection.ts'
import { readVoucherAddress, voucherParams } from '../../../app/voucher-address.ts'

/** `/dashboard/comprobantes`: the vouchers of one side; page, size, status and filter stand in the address. */
export function VouchersPage(): ReactElement {
  const { company, taxPeriod } = useDashboardSelection()
  const [search] = useSearchParams()
  const { operation, list } = readVoucherAddress(search)
  const changeAddress = useChangeAddress()
  const Panel = operation === 'COMPRA' ? PurchaseVouchersPanel : SalesVouchersPanel
  return (
    <PageContent>
      <Panel
        key={operation}
        businessUuid={company.uuid}
        taxPeriod={taxPeriod}
        onTaxPeriodChange={(period) =>
          changeAddress({ ...voucherParams({ operation, ...list, page: 1 }), [periodParam]: period })
        }
        list={list}
        onListChange={(next) => changeAddress(voucherParams({ operation, ...next }))}
      />
    </PageContent>
  )
}
