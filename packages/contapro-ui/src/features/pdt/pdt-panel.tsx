import type { OperationType } from '@contapro/sdk'
import { usePdtReport, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { FileChartColumnIcon, PrinterIcon } from '../../primitives/icon/icons.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { Tabs } from '../../primitives/tabs/tabs.tsx'
import { LoadFailure } from '../../provider/load-failure.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { type ReadyReport, ReportFrame } from '../../provider/report-frame.tsx'
import { type ReportScopeProps, useReportScope } from '../../provider/use-report-scope.ts'
import { AdditionalCards } from './additional-cards.tsx'
import { Form621 } from './form-621.tsx'
import { RateCards } from './rate-cards.tsx'
import { report as reportClass, waiting } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'

/** Props of `PdtPanel`. */
export interface PdtPanelProps extends ReportScopeProps {
  /** The tab, as the host keeps it, for instance in its address; without it the panel keeps its own. */
  readonly side?: OperationType
  /** The tab to begin with; Compras unless told otherwise. */
  readonly defaultSide?: OperationType
  readonly onSideChange?: (side: OperationType) => void
}

/** 'Informe PDT' of a company and period, connected: the cards of each side and the boxes of Formulario 621 (part 2 §2). */
export function PdtPanel({ side, defaultSide = 'COMPRA', onSideChange, ...scopeProps }: PdtPanelProps): JSX.Element {
  const report = useReportScope(scopeProps)
  const texts = useMessages(pdtMessages)
  useViewEvent('informe_pdt')
  return (
    <ReportFrame
      title={texts.title}
      report={report}
      renderActions={() => (
        <Button key="print" icon={PrinterIcon} onClick={() => window.print()}>
          {texts.print}
        </Button>
      )}
    >
      {(ready) => (
        <div className={reportClass}>
          <Tabs
            label={texts.tabs}
            {...(side === undefined ? { defaultValue: defaultSide } : { value: side })}
            onValueChange={(next) => onSideChange?.(next === 'VENTA' ? 'VENTA' : 'COMPRA')}
            items={[
              { value: 'COMPRA', label: texts.purchases, content: <Side report={ready} operationType="COMPRA" /> },
              { value: 'VENTA', label: texts.sales, content: <Side report={ready} operationType="VENTA" /> },
            ]}
          />
          <Form621 scope={ready.scope} />
        </div>
      )}
    </ReportFrame>
  )
}

interface SideProps {
  readonly report: ReadyReport
  readonly operationType: OperationType
}

function Side({ report: { scope }, operationType }: SideProps): JSX.Element {
  const texts = useMessages(pdtMessages)
  const { data, error, refetch } = usePdtReport({ ...scope, operationType })
  if (error && !data) {
    return (
      <Card>
        <LoadFailure title={texts.loadError} message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (!data) {
    return (
      <div className={waiting} aria-busy="true">
        <Spinner size="lg" label={texts.loading} />
      </div>
    )
  }
  if (data.total_cpes_count === 0) {
    return (
      <Card>
        <EmptyState icon={FileChartColumnIcon} title={texts.noData} />
      </Card>
    )
  }
  const { businessUuid, taxPeriod } = scope
  return (
    <div className={reportClass}>
      <RateCards report={data} />
      {operationType === 'COMPRA' ? <AdditionalCards report={data} place={{ businessUuid, taxPeriod }} /> : null}
    </div>
  )
}
