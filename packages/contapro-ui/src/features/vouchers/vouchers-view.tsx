import type { OperationType, Voucher, VoucherList } from '@contapro/sdk'
import { type JSX, useMemo, useState } from 'react'
import { assertNever } from '../../host/assert-never.ts'
import { serieNumber } from '../../lists/serie-number.ts'
import { manyColumns, tenColumns } from '../../patterns/data-table/data-table.css.ts'
import { DataTable } from '../../patterns/data-table/data-table.tsx'
import type { MassFileType } from '../../patterns/download/mass-download-menu.tsx'
import { Pagination } from '../../patterns/pagination/pagination.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card, CardHead } from '../../primitives/card/card.tsx'
import { ReceiptTextIcon, SearchXIcon } from '../../primitives/icon/icons.ts'
import { Logo } from '../../primitives/logo/logo.tsx'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import type { EmbeddedProps } from '../../report/report-frame.tsx'
import { VoucherDetailModal } from './voucher-detail-modal.tsx'
import type { FilterOptionsState } from './voucher-filter-popover.tsx'
import { VoucherFoot } from './voucher-foot.tsx'
import { isFiltered, type VoucherListState, withoutFilters } from './voucher-list-state.ts'
import { VoucherToolbar } from './voucher-toolbar.tsx'
import { vouchersMessages } from './vouchers.messages.ts'
import { voucherColumns } from './vouchers-table.columns.tsx'

const gloss = onDemand(async () => (await import('./on-demand-parts.ts')).VoucherGlossModal)

/** A page of vouchers, while it loads, or why it did not come. */
export type VoucherPageState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'loaded'; readonly page: VoucherList; readonly isRefreshing: boolean }

export interface VouchersViewProps extends EmbeddedProps {
  readonly operation: OperationType
  /** Company of the list, for the links. */
  readonly businessUuid: string
  /** `YYYYMM`. */
  readonly taxPeriod: string
  readonly vouchers: VoucherPageState
  readonly options: FilterOptionsState
  /** The filter opened, or is on: its options are needed. */
  readonly onOptionsNeeded?: () => void
  readonly list: VoucherListState
  readonly onListChange: (list: VoucherListState) => void
  readonly onPreview: (voucher: Voucher) => void
  readonly onDownload: (voucher: Voucher) => void
  /** Many files in one zip; without it, as for sales, no voucher can be chosen. */
  readonly massDownload?: {
    readonly isBusy: boolean
    readonly onStart: (type: MassFileType, vouchers: readonly Voucher[]) => void
  }
  /** The detail of a voucher was opened. */
  readonly onOpen?: (voucher: Voucher) => void
}

/** Purchases have detraction and status, too. */
const cellsOf: Readonly<Record<OperationType, string>> = { COMPRA: tenColumns, VENTA: manyColumns }

/** The vouchers of one side of a period: search, filter, table, pages; a row's number explains its figure. */
export function VouchersView(props: VouchersViewProps): JSX.Element {
  const { operation, vouchers, list, onListChange, onPreview, onDownload, onOpen, embedded = false } = props
  const texts = useTexts(vouchersMessages)
  const locale = useLocale()
  const { businessUuid, taxPeriod } = props
  const figure = list.figure
  const [opened, setOpened] = useState<Voucher>()
  const [glossed, setGlossed] = useState<Voucher>()
  const closeGloss = (): void => setGlossed(undefined)
  const [selected, setSelected] = useState<readonly string[]>([])
  const page = vouchers.state === 'loaded' ? vouchers.page : undefined
  const rows = page?.data ?? []
  const hasAmounts = rows.every(
    ({ igv_amount, total_amount }) => igv_amount !== undefined && total_amount !== undefined,
  )
  const columns = useMemo(() => {
    const open = (voucher: Voucher): void => {
      setOpened(voucher)
      onOpen?.(voucher)
    }
    const actions = { onOpen: open, onGloss: setGlossed, onPreview, onDownload }
    const place = { operation, figure, businessUuid, taxPeriod, locale, hasAmounts }
    return voucherColumns(place, texts, actions)
  }, [operation, figure, businessUuid, taxPeriod, locale, hasAmounts, texts, onOpen, onPreview, onDownload])
  const total = page?.metadata.pagination.total_items ?? 0
  const isSifted = isFiltered(list)
  return (
    <Card aria-label={texts.title(operation)}>
      {embedded ? <CardHead title={texts.title(operation)} action={<Logo variant="attribution" />} /> : null}
      <VoucherToolbar
        {...props}
        totalItems={total}
        summary={page?.summary}
        vouchers={rows}
        selected={rows.filter(({ code }) => selected.includes(code))}
        onClearSelection={() => setSelected([])}
      />
      <VisuallyHidden aria-live="polite">{page ? texts.loaded(total) : ''}</VisuallyHidden>
      <DataTable
        className={cellsOf[operation]}
        label={texts.title(operation)}
        columns={columns}
        rows={rows}
        rowId={({ code }) => code}
        state={tableState(vouchers, texts.loadError)}
        isRefreshing={vouchers.state === 'loaded' && vouchers.isRefreshing}
        isFiltered={isSifted}
        empty={{ icon: ReceiptTextIcon, title: texts.emptyTitle(operation), text: texts.emptyText }}
        noMatch={{
          icon: SearchXIcon,
          title: texts.noMatchTitle,
          text: texts.noMatchText,
          action: <Button onClick={() => onListChange(withoutFilters(list))}>{texts.clearFilters}</Button>,
        }}
        selection={props.massDownload && { selectedIds: selected, onChange: setSelected, nameOf: serieNumber }}
        skeletonRows={9}
      />
      {page?.summary && total > 0 ? (
        <VoucherFoot
          operation={operation}
          businessUuid={businessUuid}
          taxPeriod={taxPeriod}
          list={list}
          summary={page.summary}
        />
      ) : null}
      <Pagination
        label={texts.title(operation)}
        page={list.page}
        pageSize={list.size}
        totalItems={total}
        onPageChange={(next) => onListChange({ ...list, page: next })}
      />
      <gloss.Part isWanted={glossed !== undefined} onFailure={closeGloss} voucher={glossed} onClose={closeGloss} />
      <VoucherDetailModal
        voucher={opened}
        businessUuid={businessUuid}
        onClose={() => setOpened(undefined)}
        onDownload={onDownload}
      />
    </Card>
  )
}

function tableState(vouchers: VoucherPageState, title: string): Parameters<typeof DataTable>[0]['state'] {
  switch (vouchers.state) {
    case 'loading':
      return { status: 'loading' }
    case 'error':
      return { status: 'error', title, text: vouchers.message, onRetry: vouchers.onRetry }
    case 'loaded':
      return { status: 'ready' }
    default:
      return assertNever(vouchers)
  }
}
