import type { PeriodScope } from '@contapro/sdk'
import { useDetractionTotals } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { DetractionsCard, type DetractionTotalsState } from './detractions-card.tsx'

export interface DetractionsOfScopeProps {
  readonly scope: PeriodScope
}

/** The card Detracciones of a company and period, connected to its totals. */
export function DetractionsOfScope({ scope }: DetractionsOfScopeProps): JSX.Element {
  const { businessUuid, taxPeriod } = scope
  return <DetractionsCard detractions={totalsState(useDetractionTotals(scope))} place={{ businessUuid, taxPeriod }} />
}

function totalsState(totals: ReturnType<typeof useDetractionTotals>): DetractionTotalsState {
  if (totals.data) return { state: 'loaded', totals: totals.data }
  if (totals.error) return { state: 'error', message: totals.error.message, onRetry: () => void totals.refetch() }
  return { state: 'loading' }
}
