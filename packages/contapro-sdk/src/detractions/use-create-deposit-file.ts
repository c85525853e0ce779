import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { NewDepositFile } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { createDepositFile, type DepositFileOrder } from './deposit-file-calls.ts'
import { detractionQueries } from './queries.ts'

/** Makes a bulk deposit file, and renews the lists of its period. Fails with 404 VOUCHER_NOT_FOUND, 422 with what is missing. */
export function useCreateDepositFile(): UseMutationResult<NewDepositFile, ContaproError, DepositFileOrder> {
  return useContaproMutation({
    mutate: (client, order: DepositFileOrder) => createDepositFile(client, order),
    changes: (client, { scope }) => [detractionQueries.ofPeriod(client, scope)],
  })
}
