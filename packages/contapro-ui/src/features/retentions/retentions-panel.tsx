import type { Retention, RetentionList } from '@contapro/sdk'
import { useRetentions, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { firstPage, type ListStateProps, type PageState, useListState } from '../../lists/use-list-state.ts'
import type { WithholdingKind } from '../../lists/withholding.ts'
import { WithholdingsOfPeriod } from '../../lists/withholdings-of-period.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ReadyReport } from '../../report/report-body.tsx'
import { type EmbeddedProps, ReportFrame } from '../../report/report-frame.tsx'
import { type RetentionsMessages, retentionsMessages } from './retentions.messages.ts'
import { retentionColumns } from './retentions-table.columns.tsx'

const retentions: WithholdingKind<Retention, RetentionList, RetentionsMessages> = {
  view: 'retenciones',
  totalOf: ({ summary }) => summary.total_amount_retentions,
  issuerOf: ({ supplier_business_name }) => supplier_business_name,
  columnsOf: retentionColumns,
}

/** Props of `RetentionsPanel`. */
export interface RetentionsPanelProps extends ReportScopeProps, EmbeddedProps, ListStateProps<PageState> {}

/** 'Retenciones' of a company and period, connected (part 2 §2). */
export function RetentionsPanel({ embedded, ...props }: RetentionsPanelProps): JSX.Element {
  const report = useReportScope(props)
  const texts = useTexts(retentionsMessages)
  useViewEvent(retentions.view)
  return (
    <ReportFrame title={texts.title} report={report} isBare={embedded}>
      {(ready) => <PeriodRetentions {...props} report={ready} />}
    </ReportFrame>
  )
}

function PeriodRetentions({
  report: { scope },
  ...listProps
}: ListStateProps<PageState> & { readonly report: ReadyReport }): JSX.Element {
  const place = `${scope.businessUuid} ${scope.taxPeriod}`
  const [list, changeList] = useListState(listProps, { first: firstPage, place })
  return (
    <WithholdingsOfPeriod
      key={place}
      kind={retentions}
      texts={useTexts(retentionsMessages)}
      query={useRetentions({ ...scope, ...list })}
      list={list}
      onListChange={changeList}
    />
  )
}
