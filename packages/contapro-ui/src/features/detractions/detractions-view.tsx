import type { Detraction, DetractionList } from '@contapro/sdk'
import { type JSX, type ReactNode, useState } from 'react'
import type { ListPage } from '../../lists/list-page.ts'
import { useLatest } from '../../primitives/latest/use-latest.ts'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import { Tabs } from '../../primitives/tabs/tabs.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { type DetractionListState, ofWholePeriod, paymentDays } from './detraction-list-state.ts'
import { detractionsMessages } from './detractions.messages.ts'
import { DetractionsSum } from './detractions-sum.tsx'
import { DetractionsTable, type UnpaidActions } from './detractions-table.tsx'
import { PaidTab } from './paid-tab.tsx'
import { PaymentDateFilter } from './payment-date-filter.tsx'
import { UnpaidTab } from './unpaid-tab.tsx'

/** Props of `DetractionsView`. */
export interface DetractionsViewProps {
  /** `YYYYMM`. */
  readonly taxPeriod: string
  readonly page: ListPage<DetractionList>
  readonly list: DetractionListState
  readonly onListChange: (list: DetractionListState) => void
  /** 'Comprobante' of a row that has a file. */
  readonly onVoucher: (detraction: Detraction) => void
  /** What can be done with what is still to be deposited; keep it the same. */
  readonly unpaid?: UnpaidActions | undefined
  /** Under the table of what is still to be deposited. */
  readonly below?: ReactNode
  /** The receipt of a deposit was opened. */
  readonly onReceipt?: () => void
}

const receipt = onDemand(async () => (await import('./on-demand-parts.ts')).DetractionReceiptModal)
const tabs = ['N', 'S'] as const

/** The tabs 'Por pagar' and 'Pagadas' with their tables and the receipt of a deposit. */
export function DetractionsView(props: DetractionsViewProps): JSX.Element {
  const { taxPeriod, page, list, onListChange, onVoucher, onReceipt, unpaid, below } = props
  const texts = useTexts(detractionsMessages)
  const [deposit, setDeposit] = useState<Detraction>()
  const showReceipt = useLatest((detraction: Detraction) => {
    setDeposit(detraction)
    onReceipt?.()
  })
  const closeReceipt = useLatest(() => setDeposit(undefined))
  const { paid, size } = list
  const isByDays = paymentDays(list, taxPeriod) !== undefined
  const outside = isByDays ? page.answer?.summary.paid_outside_count : undefined
  const table = (
    <DetractionsTable
      {...page}
      paid={paid}
      // With the days of the period and no deposit on others, another choice finds nothing.
      isByDays={isByDays && (list.dateRange !== undefined || outside !== 0)}
      tools={[
        paid === 'S' ? (
          <PaymentDateFilter key="dates" taxPeriod={taxPeriod} list={list} onListChange={onListChange} />
        ) : null,
        page.state.status === 'error' ? null : <DetractionsSum key="sum" paid={paid} summary={page.answer?.summary} />,
      ]}
      paging={{ page: list.page, size, onChange: (paging) => onListChange({ ...list, ...paging }) }}
      onVoucher={useLatest(onVoucher)}
      onReceipt={showReceipt}
      unpaid={unpaid}
    />
  )
  return (
    <>
      <Tabs
        label={texts.tabs}
        value={paid}
        onValueChange={(next) => onListChange({ ...list, page: 1, paid: next === 'N' ? 'N' : 'S' })}
        items={tabs.map((value) => ({
          value,
          label: texts.tabNames[value],
          content:
            value === 'N' ? (
              <UnpaidTab table={table} below={below} />
            ) : (
              <PaidTab
                table={table}
                outside={page.state.status === 'error' ? undefined : outside}
                onPeriod={() => onListChange(ofWholePeriod(list))}
              />
            ),
        }))}
      />
      <receipt.Part
        isWanted={deposit !== undefined}
        onFailure={closeReceipt}
        detraction={deposit}
        onClose={closeReceipt}
      />
    </>
  )
}
