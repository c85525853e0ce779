import type { ContaproError, PeriodScope } from '@contapro/sdk'
import { useDeclineVouchers, useUndoDecisions, useValidateVouchers } from '@contapro/sdk/react'
import { useState } from 'react'
import { useEmit } from '../../host/host-context.ts'
import { type DecisionKind, type DecisionTask, declinedNotes, needsStake } from './decision-task.ts'

/** Where a decision stands. */
export type DecisionStep =
  | { readonly step: 'none' }
  /** It is about many, or declines credit notes: whether that is meant. */
  | { readonly step: 'asking'; readonly task: DecisionTask }
  | { readonly step: 'working'; readonly task: DecisionTask }
  | { readonly step: 'done'; readonly task: DecisionTask }
  | { readonly step: 'failed'; readonly task: DecisionTask; readonly error: ContaproError }

/** Decisions about the purchases of one period, one at a time. */
export interface Decisions {
  readonly current: DecisionStep
  /** Begins; what needs a warning waits for `confirm`. */
  readonly decide: (task: DecisionTask) => void
  readonly confirm: () => void
  readonly close: () => void
}

/** How the event log names the presses. */
const targets = { validate: 'validar', decline: 'rechazar', undo: 'deshacer' } as const satisfies Record<
  DecisionKind,
  string
>

/** Validates, declines and takes back; the rows leave their list at once and come back when it fails. */
export function useDecisions(view: string, { ruc, taxPeriod }: Pick<PeriodScope, 'ruc' | 'taxPeriod'>): Decisions {
  const emit = useEmit()
  const [current, setCurrent] = useState<DecisionStep>({ step: 'none' })
  const calls = { validate: useValidateVouchers(), decline: useDeclineVouchers(), undo: useUndoDecisions() }
  const close = (): void => setCurrent({ step: 'none' })
  const run = (task: DecisionTask): void => {
    setCurrent({ step: 'working', task })
    calls[task.kind].mutate(
      { ruc, taxPeriod, codes: task.vouchers.map(({ code }) => code) },
      {
        onSuccess: () => setCurrent({ step: 'done', task }),
        // The modal of the expired session says what there is to say.
        onError: (error) => setCurrent(error.status === 401 ? { step: 'none' } : { step: 'failed', task, error }),
      },
    )
  }
  const decide = (task: DecisionTask): void => {
    emit({ type: 'clicked', view, target: targets[task.kind] })
    if (needsStake(task) || declinedNotes(task).length > 0) setCurrent({ step: 'asking', task })
    else run(task)
  }
  const confirm = (): void => {
    if (current.step === 'asking') run(current.task)
  }
  return { current, decide, confirm, close }
}
