import type { Detraction, DetractionList } from '@contapro/sdk'
import { type JSX, type ReactNode, useMemo, useState } from 'react'
import type { ListPage } from '../../lists/list-page.ts'
import { manyColumns } from '../../patterns/data-table/data-table.css.ts'
import { TableCard, type TablePaging } from '../../patterns/data-table/table-card.tsx'
import { ReceiptTextIcon, SearchXIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { DepositSelection } from './deposit-selection.tsx'
import { detractionsMessages } from './detractions.messages.ts'
import { detractionColumns } from './detractions-table.columns.tsx'

/** Props of `DetractionsTable`. */
export interface DetractionsTableProps extends ListPage<DetractionList> {
  /** S 'Pagadas', N 'Por pagar'. */
  readonly paid: 'S' | 'N'
  /** Cut by days of payment: another choice of days may find some. */
  readonly isByDays: boolean
  readonly tools: ReactNode
  readonly paging: Omit<TablePaging, 'totalItems'>
  /** Keep both functions the same. */
  readonly onVoucher: (detraction: Detraction) => void
  readonly onReceipt: (detraction: Detraction) => void
  /** What can be done with what is still to be deposited; keep it the same. */
  readonly unpaid?: UnpaidActions | undefined
}

/** Entering by hand, and the bulk file of chosen ones. */
export interface UnpaidActions {
  readonly onEnter: (detraction: Detraction) => void
  readonly onFile: (detractions: readonly Detraction[]) => void
}

/** A page of the detractions of one tab. */
export function DetractionsTable(props: DetractionsTableProps): JSX.Element {
  const { paid, answer, state, isRefreshing, isByDays, tools, paging, onVoucher, onReceipt, unpaid } = props
  const texts = useTexts(detractionsMessages)
  const rows = answer?.vouchers ?? []
  // A server whose answers have no deadlines supports neither entries nor bulk files.
  const isDueTold = rows.length === 0 || rows.some(({ due }) => due !== null)
  const work = paid === 'N' && isDueTold ? unpaid : undefined
  const columns = useMemo(() => {
    const all = detractionColumns(paid, texts, { onVoucher, onReceipt, onEnter: work?.onEnter })
    return all.filter(({ id }) => id !== 'deadline' || isDueTold)
  }, [paid, texts, onVoucher, onReceipt, work, isDueTold])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const selected = rows.filter((row) => chosen.includes(rowId(row)))
  const totalItems = answer?.pagination.total_items ?? 0
  const outside = answer?.summary.paid_outside_count
  return (
    <TableCard
      className={manyColumns}
      label={`${texts.title}: ${texts.tabNames[paid]}`}
      tools={tools}
      columns={columns}
      rows={rows}
      rowId={rowId}
      state={state}
      isRefreshing={isRefreshing}
      isFiltered={isByDays}
      empty={{ icon: ReceiptTextIcon, title: texts.emptyTitle, text: texts.emptyText }}
      noMatch={{ icon: SearchXIcon, title: texts.emptyTitle, text: texts.noMatchText }}
      selection={
        work
          ? { selectedIds: chosen, onChange: setChosen, nameOf: ({ serie_number }) => serie_number ?? '' }
          : undefined
      }
      bulk={
        work && selected.length > 0 ? (
          <DepositSelection selected={selected} onFile={work.onFile} onClear={() => setChosen([])} />
        ) : undefined
      }
      paging={{ ...paging, totalItems }}
      announcement={answer ? `${texts.count(paid, totalItems)}.${outside ? ` ${texts.paidOutside(outside)}` : ''}` : ''}
    />
  )
}

/** A voucher may have several deposits, each with a receipt of its own. */
const rowId = ({ voucher_unique_code, certificate_number }: Detraction): string =>
  `${voucher_unique_code} ${certificate_number ?? ''}`
