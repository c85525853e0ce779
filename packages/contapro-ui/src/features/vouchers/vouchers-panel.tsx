import type { OperationType, Voucher } from '@contapro/sdk'
import {
  usePurchaseVouchers,
  useSession,
  useViewEvent,
  useVoucherFilesDownload,
  useVoucherFilterOptions,
} from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { useEmit } from '../../host/host-context.ts'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { serieNumber } from '../../lists/serie-number.ts'
import { useLastPage } from '../../lists/use-last-page.ts'
import { type ListStateProps, useListState } from '../../lists/use-list-state.ts'
import { useMassDownload } from '../../lists/use-mass-download.tsx'
import { useVoucherPreview } from '../../lists/use-voucher-preview.tsx'
import type { MassFileType } from '../../patterns/download/mass-download-menu.tsx'
import { useLatest } from '../../primitives/latest/use-latest.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ReadyReport } from '../../report/report-body.tsx'
import { ReportDownload } from '../../report/report-download.tsx'
import { type EmbeddedProps, ReportFrame } from '../../report/report-frame.tsx'
import { useVoucherDownload } from './use-voucher-download.ts'
import { choiceOf } from './voucher-filter-choice.ts'
import type { FilterOptionsState } from './voucher-filter-popover.tsx'
import { firstVouchers, type VoucherListState, voucherFilterOf } from './voucher-list-state.ts'
import { VoucherSummary } from './voucher-summary.tsx'
import { panel } from './vouchers.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import { type VoucherPageState, VouchersView } from './vouchers-view.tsx'

/** What the panels of both sides take. */
export interface VouchersPanelProps extends ReportScopeProps, EmbeddedProps, ListStateProps<VoucherListState> {
  /** The count and the totals above the table; without a word for group B only (part 2 §6). */
  readonly showSummary?: boolean
}

interface OperationProps {
  readonly operation: OperationType
}

/** The vouchers of one side of a company and period, connected. */
export function VouchersPanel(props: VouchersPanelProps & OperationProps): JSX.Element {
  const { operation, embedded } = props
  const report = useReportScope(props)
  const texts = useTexts(vouchersMessages)
  const view = views[operation]
  useViewEvent(view)
  return (
    <ReportFrame
      title={texts.title(operation)}
      report={report}
      isBare={embedded}
      renderActions={(ready) => <ReportDownload key="download" report={ready} view={view} />}
    >
      {(ready) => <PeriodVouchers {...props} report={ready} />}
    </ReportFrame>
  )
}

/** The screens as the event log names them. */
const views = { COMPRA: 'comprobantes', VENTA: 'comprobantes_venta' } as const

interface PeriodVouchersProps extends VouchersPanelProps, OperationProps {
  readonly report: ReadyReport
}

function PeriodVouchers({ operation, report, embedded, showSummary, ...listProps }: PeriodVouchersProps): JSX.Element {
  const { abTestGroup } = useSession()
  const emit = useEmit()
  const view = views[operation]
  const { businessUuid, ruc, taxPeriod } = report.scope
  const place = `${businessUuid} ${taxPeriod} ${operation}`
  const [list, changeList] = useListState(listProps, { first: firstVouchers, place })
  const [isOptionsOpen, setOptionsOpen] = useState(false)
  const page = usePurchaseVouchers(voucherFilterOf(report.scope, operation, list))
  const choice = choiceOf(list)
  const options = useVoucherFilterOptions(
    { ruc, taxPeriod, operationType: operation },
    { enabled: isOptionsOpen || (choice !== undefined && choice.field !== 'status') },
  )
  const { refetch } = page
  const renewed = async ({ code }: Voucher): Promise<Voucher | undefined> =>
    (await refetch()).data?.data.find((voucher) => voucher.code === code)
  const onDownload = useLatest(useVoucherDownload(view, renewed))
  const { open, preview } = useVoucherPreview(view)
  const onPreview = useLatest((voucher: Voucher) => {
    const { supplier_business_name: issuer, img_cpe_link: address } = voucher
    const renew = async (): Promise<string | null | undefined> => (await renewed(voucher))?.img_cpe_link
    if (address !== null) open({ name: serieNumber(voucher), issuer, address, renew })
  })
  const files = useMassDownload(view, useVoucherFilesDownload())
  const onStart = (type: MassFileType, vouchers: readonly Voucher[]): void => {
    const { page: number, size, status } = list
    files.start({ ruc, taxPeriod, page: number, size, status, type, codes: vouchers.map(({ code }) => code) })
  }
  const onOpen = useLatest((voucher: Voucher) => {
    emit({ type: 'voucher-opened', code: voucher.code, operation })
    emit({ type: 'clicked', view, target: 'ver_detalle' })
  })
  const pages = page.isPlaceholderData ? undefined : page.data?.metadata.pagination.total_pages
  useLastPage(pages, list.page, (last) => changeList({ ...list, page: last }))
  const isSummed = showSummary ?? (abTestGroup === 'B' && !embedded)
  return (
    <div className={panel}>
      {isSummed ? (
        <VoucherSummary operation={operation} answer={page.data} businessUuid={businessUuid} taxPeriod={taxPeriod} />
      ) : null}
      <VouchersView
        key={place}
        operation={operation}
        businessUuid={businessUuid}
        taxPeriod={taxPeriod}
        embedded={embedded}
        vouchers={pageState(page)}
        options={optionsState(options)}
        onOptionsNeeded={() => setOptionsOpen(true)}
        list={list}
        onListChange={changeList}
        onOpen={onOpen}
        onPreview={onPreview}
        onDownload={onDownload}
        massDownload={operation === 'COMPRA' ? { isBusy: files.isBusy, onStart } : undefined}
      />
      {preview}
      {files.progress}
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
