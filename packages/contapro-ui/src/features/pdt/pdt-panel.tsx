import type { OperationType, PeriodScope } from '@contapro/sdk'
import { usePdtReport, useViewEvent } from '@contapro/sdk/react'
import { clsx } from 'clsx'
import { type JSX, useState } from 'react'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { Button } from '../../primitives/button/button.tsx'
import { PrinterIcon } from '../../primitives/icon/icons.ts'
import { Tabs } from '../../primitives/tabs/tabs.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useIsOnPaper } from '../../primitives/theme-root/use-is-on-paper.ts'
import { type EmbeddedProps, ReportFrame } from '../../report/report-frame.tsx'
import { Form621 } from './form-621.tsx'
import { report as reportClass } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'
import { onPaper, printed } from './pdt-print.css.ts'
import { PdtSide } from './pdt-side.tsx'

/** Props of `PdtPanel`. */
export interface PdtPanelProps extends ReportScopeProps, EmbeddedProps {
  /** The tab, as the host keeps it, for instance in its address; without it the panel keeps its own. */
  readonly side?: OperationType
  /** The tab to begin with; Compras unless told otherwise. */
  readonly defaultSide?: OperationType
  readonly onSideChange?: (side: OperationType) => void
}

/** 'Informe PDT' of a company and period, connected: the cards of each side and the boxes of Formulario 621 (part 2 §2). */
export function PdtPanel(props: PdtPanelProps): JSX.Element {
  const { side, defaultSide = 'COMPRA', onSideChange, embedded, ...scopeProps } = props
  const report = useReportScope(scopeProps)
  const texts = useTexts(pdtMessages)
  useViewEvent('informe_pdt')
  return (
    <ReportFrame
      title={texts.title}
      report={report}
      isBare={embedded}
      renderActions={() => (
        <Button key="print" icon={PrinterIcon} onClick={() => window.print()}>
          {texts.print}
        </Button>
      )}
    >
      {(ready) => <Report scope={ready.scope} side={side} defaultSide={defaultSide} onSideChange={onSideChange} />}
    </ReportFrame>
  )
}

const sides = ['COMPRA', 'VENTA'] as const

interface ReportProps extends Pick<PdtPanelProps, 'side' | 'onSideChange'> {
  readonly scope: PeriodScope
  readonly defaultSide: OperationType
}

/** Both sides are asked for at once: paper has no tabs. */
function Report({ scope, side, defaultSide, onSideChange }: ReportProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  const locale = useLocale()
  const isOnPaper = useIsOnPaper()
  const [ownSide, setOwnSide] = useState(defaultSide)
  const queries = {
    COMPRA: usePdtReport({ ...scope, operationType: 'COMPRA' }),
    VENTA: usePdtReport({ ...scope, operationType: 'VENTA' }),
  }
  const names = { COMPRA: texts.purchases, VENTA: texts.sales }
  const choose = (value: string): void => {
    const next = value === 'VENTA' ? 'VENTA' : 'COMPRA'
    setOwnSide(next)
    onSideChange?.(next)
  }
  return (
    <div className={clsx(reportClass, printed)}>
      <Text className={onPaper} variant="subsection">
        {formatPeriod(scope.taxPeriod, locale)}
      </Text>
      {isOnPaper ? (
        sides.map((one) => (
          <section key={one} className={reportClass} aria-label={names[one]}>
            <Text variant="subsection">{names[one]}</Text>
            <PdtSide scope={scope} operationType={one} query={queries[one]} />
          </section>
        ))
      ) : (
        <Tabs
          label={texts.tabs}
          value={side ?? ownSide}
          onValueChange={choose}
          items={sides.map((one) => ({
            value: one,
            label: names[one],
            content: <PdtSide scope={scope} operationType={one} query={queries[one]} />,
          }))}
        />
      )}
      <Form621 scope={scope} />
    </div>
  )
}
