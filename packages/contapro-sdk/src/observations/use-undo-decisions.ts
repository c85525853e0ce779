import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DecisionResult } from '../contract/contract.ts'
import type { VoucherChoice } from './calls.ts'
import { useDecision } from './use-decision.ts'

/**
 * Takes decisions about up to 500 purchases back. They leave their list at once and come back when it fails (404 VOUCHER_NOT_FOUND);
 * figures, lists and PDT are asked for anew, once.
 */
export function useUndoDecisions(): UseMutationResult<DecisionResult, ContaproError, VoucherChoice> {
  return useDecision('undo')
}
