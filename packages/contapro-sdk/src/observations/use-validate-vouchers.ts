import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DecisionResult } from '../contract/contract.ts'
import type { VoucherChoice } from './calls.ts'
import { useDecision } from './use-decision.ts'

/**
 * Makes up to 500 purchases gasto deducible. They leave their list at once and come back when it fails (404 VOUCHER_NOT_FOUND, 422
 * DECISION_NOT_ALLOWED); figures, lists and PDT are asked for anew, once.
 */
export function useValidateVouchers(): UseMutationResult<DecisionResult, ContaproError, VoucherChoice> {
  return useDecision('validate')
}
