import type { Detraction, DetractionList } from '@contapro/sdk'
import { type JSX, type ReactNode, useMemo } from 'react'
import { TableCard, type TablePaging } from '../../patterns/data-table/table-card.tsx'
import { ReceiptTextIcon, SearchXIcon } from '../../primitives/icon/icons.ts'
import { useMessages } from '../../provider/messages.tsx'
import type { ListPage } from '../../provider/list-page.ts'
import { detractionColumns } from './detractions-table.columns.tsx'
import { detractionsMessages } from './detractions.messages.ts'

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
}

/** A page of the detractions of one tab. */
export function DetractionsTable(props: DetractionsTableProps): JSX.Element {
  const { paid, answer, state, isRefreshing, isByDays, tools, paging, onVoucher, onReceipt } = props
  const texts = useMessages(detractionsMessages)
  const columns = useMemo(
    () => detractionColumns(paid, texts, { onVoucher, onReceipt }),
    [paid, texts, onVoucher, onReceipt],
  )
  const totalItems = answer?.pagination.total_items ?? 0
  return (
    <TableCard
      label={`${texts.title}: ${texts.tabNames[paid]}`}
      tools={tools}
      columns={columns}
      rows={answer?.vouchers ?? []}
      rowId={rowId}
      state={state}
      isRefreshing={isRefreshing}
      isFiltered={isByDays}
      empty={{ icon: ReceiptTextIcon, title: texts.emptyTitle, text: texts.emptyText }}
      noMatch={{ icon: SearchXIcon, title: texts.emptyTitle, text: texts.noMatchText }}
      paging={{ ...paging, totalItems }}
      announcement={answer ? `${texts.count(paid, totalItems)}.` : ''}
    />
  )
}

/** A voucher may have several deposits, each with a receipt of its own. */
const rowId = ({ voucher_unique_code, certificate_number }: Detraction): string =>
  `${voucher_unique_code} ${certificate_number ?? ''}`
