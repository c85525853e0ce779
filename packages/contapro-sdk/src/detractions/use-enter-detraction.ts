import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DetractionEntryResult } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { keysOfFigures } from '../queries/keys-of-figures.ts'
import { type DetractionEntryOrder, enterDetraction } from './entry-calls.ts'

/** Enters a detraction by hand, and renews every figure: a mark may take away or move a credit. Fails with 404 VOUCHER_NOT_FOUND, 422. */
export function useEnterDetraction(): UseMutationResult<DetractionEntryResult, ContaproError, DetractionEntryOrder> {
  return useContaproMutation({
    mutate: (client, order: DetractionEntryOrder) => enterDetraction(client, order),
    changes: (client) => keysOfFigures(client),
  })
}
