import type { ReviewedVoucher } from '@contapro/sdk'
import { useValidatedFilesDownload, useViewEvent } from '@contapro/sdk/react'
import { type JSX, useRef, useState } from 'react'
import { useEmit } from '../../host/host-context.ts'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { listPageOf } from '../../lists/list-page.ts'
import { serieNumber } from '../../lists/serie-number.ts'
import { useLastPage } from '../../lists/use-last-page.ts'
import { type ListStateProps, useListState } from '../../lists/use-list-state.ts'
import { useMassDownload } from '../../lists/use-mass-download.tsx'
import { useVoucherPreview } from '../../lists/use-voucher-preview.tsx'
import type { MassFileType } from '../../patterns/download/mass-download-menu.tsx'
import { useLatest } from '../../primitives/latest/use-latest.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ReadyReport } from '../../report/report-body.tsx'
import { type EmbeddedProps, ReportFrame } from '../../report/report-frame.tsx'
import { DecisionModal } from './decision-modal.tsx'
import { firstObservations, type ObservationListState, reviewFilterOf } from './observation-list-state.ts'
import { observationsMessages } from './observations.messages.ts'
import { ObservationsView } from './observations-view.tsx'
import { useDecisions } from './use-decisions.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { type ReviewCounts, useReviewPage } from './use-review-page.ts'

/** Props of `ObservationsPanel`. */
export interface ObservationsPanelProps extends ReportScopeProps, EmbeddedProps, ListStateProps<ObservationListState> {}

/** The screen as the event log names it. */
const view = 'observaciones'

/** 'Observaciones': the observed, rejected and validated purchases of a company and period, and decisions about them (part 2 §2). */
export function ObservationsPanel({ embedded, ...props }: ObservationsPanelProps): JSX.Element {
  const report = useReportScope(props)
  const texts = useTexts(observationsMessages)
  useViewEvent(view)
  const place =
    report.state === 'ready' ? { businessUuid: report.company.uuid, taxPeriod: report.taxPeriod } : undefined
  return (
    <ReportFrame
      title={texts.title}
      report={report}
      isBare={embedded}
      back={{ label: texts.back, destination: { to: 'dashboard', ...place } }}
    >
      {(ready) => <PeriodObservations key={`${ready.company.uuid} ${ready.taxPeriod}`} {...props} report={ready} />}
    </ReportFrame>
  )
}

interface PeriodObservationsProps extends ListStateProps<ObservationListState> {
  readonly report: ReadyReport
}

function PeriodObservations({ report, ...listProps }: PeriodObservationsProps): JSX.Element {
  const texts = useTexts(observationsMessages)
  const emit = useEmit()
  const { scope } = report
  const [list, changeList] = useListState(listProps, { first: firstObservations, place: scope.taxPeriod })
  const query = useReviewPage(list.list, reviewFilterOf(scope, list))
  const page = listPageOf(query, texts.loadError)
  const counts = useNewest<ReviewCounts>(page.answer?.summary)
  useLastPage(page.totalPages, list.page, (last) => changeList({ ...list, page: last }))
  const decisions = useDecisions(view, scope)
  const onDecide = useLatest(decisions.decide)
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, decisions.current.step !== 'none')
  const onOpen = useLatest(() => emit({ type: 'clicked', view, target: 'ver_motivo' }))
  const { open, preview } = useVoucherPreview(view)
  const onPreview = useLatest((voucher: ReviewedVoucher) => {
    const { code, supplier_business_name: issuer, img_cpe_link: address } = voucher
    const renew = async (): Promise<string | null | undefined> =>
      (await query.refetch()).data?.data.find((one) => one.code === code)?.img_cpe_link
    if (address !== null) open({ name: serieNumber(voucher), issuer, address, renew })
  })
  const files = useMassDownload(view, useValidatedFilesDownload())
  const onStart = (type: MassFileType, vouchers: readonly ReviewedVoucher[]): void => {
    const { ruc, taxPeriod } = scope
    const codes = vouchers.map(({ code }) => code)
    files.start({ ruc, taxPeriod, page: list.page, size: list.size, type, codes })
  }
  return (
    <div ref={place}>
      <ObservationsView
        list={list}
        onListChange={changeList}
        page={page}
        counts={counts}
        onDecide={onDecide}
        onOpen={onOpen}
        onPreview={onPreview}
        massDownload={{ isBusy: files.isBusy, onStart }}
      />
      <DecisionModal {...decisions} />
      {preview}
      {files.progress}
    </div>
  )
}

/** The newest value that was there: while another tab loads, the counts of the one before stay. */
function useNewest<Value>(value: Value | undefined): Value | undefined {
  const [newest, setNewest] = useState(value)
  if (value !== undefined && value !== newest) setNewest(value)
  return value ?? newest
}
