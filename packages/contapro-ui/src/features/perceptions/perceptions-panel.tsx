import { usePerceptions, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { listPageOf } from '../../provider/list-page.ts'
import { useMessages } from '../../provider/messages.tsx'
import { type ReadyReport, ReportFrame } from '../../provider/report-frame.tsx'
import { useLastPage } from '../../provider/use-last-page.ts'
import { firstPage, type ListStateProps, type PageState, useListState } from '../../provider/use-list-state.ts'
import { type ReportScopeProps, useReportScope } from '../../provider/use-report-scope.ts'
import { useVoucherPreview } from '../../provider/use-voucher-preview.tsx'
import { PerceptionsView } from './perceptions-view.tsx'
import { perceptionsMessages } from './perceptions.messages.ts'

/** Props of `PerceptionsPanel`. */
export interface PerceptionsPanelProps extends ReportScopeProps, ListStateProps<PageState> {}

/** 'Percepciones' of a company and period, connected (part 2 §2). */
export function PerceptionsPanel(props: PerceptionsPanelProps): JSX.Element {
  const report = useReportScope(props)
  const texts = useMessages(perceptionsMessages)
  useViewEvent('percepciones')
  return (
    <ReportFrame title={texts.title} report={report}>
      {(ready) => <PeriodPerceptions {...props} report={ready} />}
    </ReportFrame>
  )
}

function PeriodPerceptions({
  report: { scope },
  ...listProps
}: ListStateProps<PageState> & { readonly report: ReadyReport }): JSX.Element {
  const texts = useMessages(perceptionsMessages)
  const place = `${scope.businessUuid} ${scope.taxPeriod}`
  const [list, changeList] = useListState(listProps, { first: firstPage, place })
  const page = listPageOf(usePerceptions({ ...scope, ...list }), texts.loadError)
  useLastPage(page.totalPages, list.page, (last) => changeList({ ...list, page: last }))
  const { open, preview } = useVoucherPreview('percepciones')
  return (
    <>
      <PerceptionsView
        key={place}
        page={page}
        list={list}
        onListChange={changeList}
        onVoucher={({ document_number: name, ruc_supplier: issuer, link: address }) => {
          if (address !== null) open({ name, issuer, address })
        }}
      />
      {preview}
    </>
  )
}
