import type { ContaproError, PeriodScope, TotalAmount } from '@contapro/sdk'
import type { JSX } from 'react'
import { LoadFailure } from '../../../host/load-failure.tsx'
import { Card } from '../../../primitives/card/card.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { overviewMessages } from './overview.messages.ts'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { OverviewView } from './overview-view.tsx'

/** The IGV of a period, or where it stands. */
export interface OverviewQuery {
  readonly data: TotalAmount | undefined
  readonly error: ContaproError | null
  readonly refetch: () => unknown
}

export interface OverviewOfScopeProps {
  readonly scope: PeriodScope
  readonly total: OverviewQuery
  readonly embedded?: boolean
}

/** The IGV equation in each of its states. */
export function OverviewOfScope({ scope, total, embedded }: OverviewOfScopeProps): JSX.Element {
  const texts = useTexts(overviewMessages)
  if (total.data) {
    return (
      <OverviewView
        taxPeriod={scope.taxPeriod}
        businessUuid={scope.businessUuid}
        total={total.data}
        embedded={embedded}
      />
    )
  }
  if (!total.error) return <OverviewSkeleton taxPeriod={scope.taxPeriod} />
  return (
    <Card>
      <LoadFailure title={texts.loadError} message={total.error.message} onRetry={() => void total.refetch()} />
    </Card>
  )
}
