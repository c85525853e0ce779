import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DecisionResult } from '../contract/contract.ts'
import { dashboardQueries } from '../dashboard/queries.ts'
import { pdtQueries } from '../pdt/queries.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { voucherQueries } from '../vouchers/queries.ts'
import type { DecisionKind } from './moved-rows.ts'
import { declineVouchers, undoDecisions, validateVouchers, type VoucherChoice } from './calls.ts'
import { observationQueries } from './queries.ts'
import { showDecision } from './show-decision.ts'

const DECISIONS = { validate: validateVouchers, decline: declineVouchers, undo: undoDecisions }
const CHANGED = [observationQueries, voucherQueries, dashboardQueries, pdtQueries]

/** A decision about purchases: the rows leave their list at once and come back when it fails. */
export function useDecision(kind: DecisionKind): UseMutationResult<DecisionResult, ContaproError, VoucherChoice> {
  return useContaproMutation<DecisionResult, VoucherChoice>({
    mutate: (client, choice) => DECISIONS[kind](client, choice),
    // All periods of the company: a balance goes into later ones too.
    changes: (client, { ruc }) => CHANGED.map(({ all }) => [...all(client), ruc]),
    foresight: {
      within: (client, choice) => observationQueries.ofPeriod(client, choice),
      show: (queryClient, within, { codes }) => showDecision(queryClient, within, { kind, codes }),
      learn: (client, queryClient, { totals }, choice) => {
        queryClient.setQueryData(dashboardQueries.totalAmount(client, choice).queryKey, totals)
      },
    },
  })
}
