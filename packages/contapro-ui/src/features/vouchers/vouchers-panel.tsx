import type { OperationType, Voucher, VoucherList } from '@contapro/sdk'
import { usePurchaseVouchers, useSession, useVoucherFilterOptions } from '@contapro/sdk/react'
import { type JSX, useCallback, useEffect, useRef, useState } from 'react'
import { useEmit } from '../../provider/host-context.ts'
import { ReportFrame } from '../../provider/report-frame.tsx'
import { type ReportScope, type ReportScopeProps, useReportScope } from '../../provider/use-report-scope.ts'
import { useMessages } from '../../provider/messages.tsx'
import { useVoucherDownload } from './use-voucher-download.ts'
import type { FilterOptionsState } from './voucher-filter-popover.tsx'
import { choiceOf } from './voucher-filter-choice.ts'
import { type VoucherListStateProps, useVoucherList, voucherFilterOf } from './voucher-list-state.ts'
import { VoucherSummary } from './voucher-summary.tsx'
import { panel } from './vouchers.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import { type VoucherPageState, VouchersView } from './vouchers-view.tsx'

/** Props of `VouchersPanel`. */
export interface VouchersPanelProps extends ReportScopeProps, VoucherListStateProps {
  /** COMPRA or VENTA; purchases unless told otherwise. */
  readonly operation?: OperationType
  /** The count and the totals above the table; without a word for group B only (part 2 §6). */
  readonly showSummary?: boolean
  /** A widget inside another program: the table's card alone, with the product's name in its head. */
  readonly embedded?: boolean
}

/** 'Comprobantes de compra' or 'Comprobantes de venta' of a company and period, connected. */
export function VouchersPanel(props: VouchersPanelProps): JSX.Element {
  const { operation = 'COMPRA', embedded = false } = props
  const report = useReportScope(props)
  const texts = useMessages(vouchersMessages)
  return (
    <ReportFrame title={texts.title(operation)} report={report} isBare={embedded}>
      {(ready) => <PeriodVouchers {...props} operation={operation} embedded={embedded} report={ready} />}
    </ReportFrame>
  )
}

interface PeriodVouchersProps extends VouchersPanelProps {
  readonly operation: OperationType
  readonly report: Extract<ReportScope, { readonly state: 'ready' }>
}

function PeriodVouchers({ operation, report, embedded, showSummary, ...listProps }: PeriodVouchersProps): JSX.Element {
  const { abTestGroup } = useSession()
  const emit = useEmit()
  const { scope } = report
  const place = `${scope.businessUuid} ${scope.taxPeriod} ${operation}`
  const [list, changeList] = useVoucherList(listProps, place)
  const [isOptionsOpen, setOptionsOpen] = useState(false)
  const page = usePurchaseVouchers(voucherFilterOf(scope, operation, list))
  const choice = choiceOf(list)
  const options = useVoucherFilterOptions(
    { ruc: scope.ruc, taxPeriod: scope.taxPeriod, operationType: operation },
    { enabled: isOptionsOpen || (choice !== undefined && choice.field !== 'status') },
  )
  const { refetch } = page
  const { download, downloadAll, isBusy } = useVoucherDownload(() => void refetch())
  const onDownload = useLatest(download)
  const onOpen = useLatest((voucher: Voucher) => emit({ type: 'voucher-opened', code: voucher.code, operation }))
  useLastPage(page.isPlaceholderData ? undefined : page.data, list.page, (last) => changeList({ ...list, page: last }))
  const isSummed = showSummary ?? (abTestGroup === 'B' && !embedded)
  return (
    <div className={panel}>
      {isSummed ? <VoucherSummary operation={operation} summary={page.data?.summary} /> : null}
      <VouchersView
        key={place}
        operation={operation}
        embedded={embedded}
        vouchers={pageState(page)}
        options={optionsState(options)}
        onOptionsNeeded={() => setOptionsOpen(true)}
        list={list}
        onListChange={changeList}
        onOpen={onOpen}
        onDownload={onDownload}
        onDownloadAll={downloadAll}
        isDownloading={isBusy}
      />
    </div>
  )
}

function pageState(page: ReturnType<typeof usePurchaseVouchers>): VoucherPageState {
  if (page.data) return { state: 'loaded', page: page.data, isRefreshing: page.isPlaceholderData }
  if (page.error) return { state: 'error', message: page.error.message, onRetry: () => void page.refetch() }
  return { state: 'loading' }
}

function optionsState(options: ReturnType<typeof useVoucherFilterOptions>): FilterOptionsState {
  if (options.data) return { state: 'loaded', options: options.data }
  if (options.error) return { state: 'error', message: options.error.message, onRetry: () => void options.refetch() }
  return { state: 'loading' }
}

/** A function that stays the same and always calls the newest: columns then need no new rows. */
function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** An address may ask for a page beyond the last one: the last one shows. */
function useLastPage(data: VoucherList | undefined, page: number, goTo: (last: number) => void): void {
  const last = data?.metadata.pagination.total_pages ?? 0
  const isBeyond = last > 0 && page > last
  const go = useLatest(goTo)
  useEffect(() => {
    if (isBeyond) go(last)
  }, [isBeyond, last, go])
}
