import { useRetentions, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { listPageOf } from '../../provider/list-page.ts'
import { useMessages } from '../../provider/messages.tsx'
import { type ReadyReport, ReportFrame } from '../../provider/report-frame.tsx'
import { useLastPage } from '../../provider/use-last-page.ts'
import { firstPage, type ListStateProps, type PageState, useListState } from '../../provider/use-list-state.ts'
import { type ReportScopeProps, useReportScope } from '../../provider/use-report-scope.ts'
import { useVoucherPreview } from '../../provider/use-voucher-preview.tsx'
import { RetentionsView } from './retentions-view.tsx'
import { retentionsMessages } from './retentions.messages.ts'

/** Props of `RetentionsPanel`. */
export interface RetentionsPanelProps extends ReportScopeProps, ListStateProps<PageState> {}

/** 'Retenciones' of a company and period, connected (part 2 §2). */
export function RetentionsPanel(props: RetentionsPanelProps): JSX.Element {
  const report = useReportScope(props)
  const texts = useMessages(retentionsMessages)
  useViewEvent('retenciones')
  return (
    <ReportFrame title={texts.title} report={report}>
      {(ready) => <PeriodRetentions {...props} report={ready} />}
    </ReportFrame>
  )
}

function PeriodRetentions({
  report: { scope },
  ...listProps
}: ListStateProps<PageState> & { readonly report: ReadyReport }): JSX.Element {
  const texts = useMessages(retentionsMessages)
  const place = `${scope.businessUuid} ${scope.taxPeriod}`
  const [list, changeList] = useListState(listProps, { first: firstPage, place })
  const page = listPageOf(useRetentions({ ...scope, ...list }), texts.loadError)
  useLastPage(page.totalPages, list.page, (last) => changeList({ ...list, page: last }))
  const { open, preview } = useVoucherPreview('retenciones')
  return (
    <>
      <RetentionsView
        key={place}
        page={page}
        list={list}
        onListChange={changeList}
        onVoucher={({ document_number: name, supplier_business_name: issuer, link: address }) => {
          if (address !== null) open({ name, issuer, address })
        }}
      />
      {preview}
    </>
  )
}
