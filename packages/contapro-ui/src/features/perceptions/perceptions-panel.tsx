import type { Perception, PerceptionList } from '@contapro/sdk'
import { usePerceptions, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { firstPage, type ListStateProps, type PageState, useListState } from '../../lists/use-list-state.ts'
import type { WithholdingKind } from '../../lists/withholding.ts'
import { WithholdingsOfPeriod } from '../../lists/withholdings-of-period.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ReadyReport } from '../../report/report-body.tsx'
import { type EmbeddedProps, ReportFrame } from '../../report/report-frame.tsx'
import { type PerceptionsMessages, perceptionsMessages } from './perceptions.messages.ts'
import { perceptionColumns } from './perceptions-table.columns.tsx'

const perceptions: WithholdingKind<Perception, PerceptionList, PerceptionsMessages> = {
  view: 'percepciones',
  totalOf: ({ summary }) => summary.total_amount_perceptions,
  issuerOf: ({ ruc_supplier }) => ruc_supplier,
  columnsOf: perceptionColumns,
}

/** Props of `PerceptionsPanel`. */
export interface PerceptionsPanelProps extends ReportScopeProps, EmbeddedProps, ListStateProps<PageState> {}

/** 'Percepciones' of a company and period, connected (part 2 §2). */
export function PerceptionsPanel({ embedded, ...props }: PerceptionsPanelProps): JSX.Element {
  const report = useReportScope(props)
  const texts = useTexts(perceptionsMessages)
  useViewEvent(perceptions.view)
  return (
    <ReportFrame title={texts.title} report={report} isBare={embedded}>
      {(ready) => <PeriodPerceptions {...props} report={ready} />}
    </ReportFrame>
  )
}

function PeriodPerceptions({
  report: { scope },
  ...listProps
}: ListStateProps<PageState> & { readonly report: ReadyReport }): JSX.Element {
  const place = `${scope.businessUuid} ${scope.taxPeriod}`
  const [list, changeList] = useListState(listProps, { first: firstPage, place })
  return (
    <WithholdingsOfPeriod
      key={place}
      kind={perceptions}
      texts={useTexts(perceptionsMessages)}
      query={usePerceptions({ ...scope, ...list })}
      list={list}
      onListChange={changeList}
    />
  )
}
