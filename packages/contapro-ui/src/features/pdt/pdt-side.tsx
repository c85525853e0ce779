import type { ContaproError, OperationType, PdtReport, PeriodScope } from '@contapro/sdk'
import type { JSX } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { FileChartColumnIcon } from '../../primitives/icon/icons.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { AdditionalCards } from './additional-cards.tsx'
import { report as reportClass, waiting } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'
import { RateCards } from './rate-cards.tsx'

/** The cards of one side, or where they stand. */
export interface PdtReportQuery {
  readonly data: PdtReport | undefined
  readonly error: ContaproError | null
  readonly refetch: () => unknown
}

export interface PdtSideProps {
  readonly scope: PeriodScope
  readonly operationType: OperationType
  readonly query: PdtReportQuery
}

/** 'Resumen IGV' of one side, with perceptions and retentions under that of purchases; or why it is not there. */
export function PdtSide({ scope, operationType, query: { data, error, refetch } }: PdtSideProps): JSX.Element {
  const texts = useTexts(pdtMessages)
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
  const isPurchases = operationType === 'COMPRA'
  const hasWithholdings = isPurchases && (data.perceptions_count ?? 0) + (data.retentions_count ?? 0) > 0
  if (data.total_cpes_count === 0 && !hasWithholdings) {
    return (
      <Card>
        <EmptyState icon={FileChartColumnIcon} title={texts.noData} />
      </Card>
    )
  }
  const { businessUuid, taxPeriod } = scope
  return (
    <div className={reportClass}>
      <RateCards report={data} operation={operationType} place={{ businessUuid, taxPeriod }} />
      {isPurchases ? <AdditionalCards report={data} place={{ businessUuid, taxPeriod }} /> : null}
    </div>
  )
}
