import type { Detraction } from '@contapro/sdk'
import { useDetractions, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { useEmit } from '../../host/host-context.ts'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { listPageOf } from '../../lists/list-page.ts'
import { useLastPage } from '../../lists/use-last-page.ts'
import { type ListStateProps, useListState } from '../../lists/use-list-state.ts'
import { useVoucherPreview } from '../../lists/use-voucher-preview.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ReadyReport } from '../../report/report-body.tsx'
import { type EmbeddedProps, ReportFrame } from '../../report/report-frame.tsx'
import {
  type DetractionListState,
  detractionFilterOf,
  firstDetractions,
  ofAnotherPeriod,
} from './detraction-list-state.ts'
import { detractionsMessages } from './detractions.messages.ts'
import { DetractionsView } from './detractions-view.tsx'
import { useUnpaidWork } from './use-unpaid-work.tsx'

/** Props of `DetractionsPanel`. */
export interface DetractionsPanelProps extends ReportScopeProps, EmbeddedProps, ListStateProps<DetractionListState> {}

/** 'Detracciones de compra' of a company and period, connected (part 2 §2). */
export function DetractionsPanel({ embedded, ...props }: DetractionsPanelProps): JSX.Element {
  const report = useReportScope(props)
  const texts = useTexts(detractionsMessages)
  useViewEvent('detracciones')
  return (
    <ReportFrame title={texts.title} report={report} isBare={embedded}>
      {(ready) => <PeriodDetractions {...props} report={ready} />}
    </ReportFrame>
  )
}

function PeriodDetractions({
  report: { scope },
  ...listProps
}: ListStateProps<DetractionListState> & { readonly report: ReadyReport }): JSX.Element {
  const texts = useTexts(detractionsMessages)
  const emit = useEmit()
  const place = `${scope.businessUuid} ${scope.taxPeriod}`
  const [list, changeList] = useListState(listProps, { first: firstDetractions, place, startAnew: ofAnotherPeriod })
  const query = useDetractions(detractionFilterOf(scope, list))
  const page = listPageOf(query, texts.loadError)
  useLastPage(page.totalPages, list.page, (last) => changeList({ ...list, page: last }))
  const { open, preview } = useVoucherPreview('detracciones')
  const unpaid = useUnpaidWork(scope, list.paid === 'N')
  const show = (detraction: Detraction): void => {
    const { serie_number: name, supplier_business_name: issuer, img_cpe_file_url: address } = detraction
    const renew = async (): Promise<string | null | undefined> =>
      (await query.refetch()).data?.vouchers.find((one) => isSame(one, detraction))?.img_cpe_file_url
    if (address !== null) open({ name: name ?? texts.voucherMissing, issuer, address, renew })
  }
  return (
    <>
      <DetractionsView
        key={place}
        taxPeriod={scope.taxPeriod}
        page={page}
        list={list}
        onListChange={changeList}
        onVoucher={show}
        unpaid={unpaid.actions}
        below={unpaid.below}
        onReceipt={() => emit({ type: 'previewed', view: 'detracciones', document: 'constancia' })}
      />
      {preview}
      {unpaid.dialogs}
    </>
  )
}

/** All rows of a voucher have its file. */
const isSame = (one: Detraction, other: Detraction): boolean => one.voucher_unique_code === other.voucher_unique_code
