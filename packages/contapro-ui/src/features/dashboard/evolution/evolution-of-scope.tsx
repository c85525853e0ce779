import type { OperationType, PeriodScope } from '@contapro/sdk'
import { useHistory } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { EvolutionView, type EvolutionState } from './evolution-view.tsx'

export interface EvolutionOfScopeProps {
  readonly scope: PeriodScope
  readonly operation: OperationType
  /** The figures are there: the history comes after them (part 2 §4). */
  readonly isReady?: boolean
  readonly embedded?: boolean
}

/** The evolution of one side of a company, connected to its history. */
export function EvolutionOfScope({ scope, operation, isReady = true, embedded }: EvolutionOfScopeProps): JSX.Element {
  const { ruc, taxPeriod } = scope
  const history = useHistory({ ruc, taxPeriod, operationType: operation }, { enabled: isReady })
  return (
    <EvolutionView
      operation={operation}
      taxPeriod={taxPeriod}
      evolution={evolutionState(history)}
      embedded={embedded}
    />
  )
}

function evolutionState(history: ReturnType<typeof useHistory>): EvolutionState {
  if (history.data) return { state: 'loaded', history: history.data }
  if (history.error) return { state: 'error', message: history.error.message, onRetry: () => void history.refetch() }
  return { state: 'loading' }
}
