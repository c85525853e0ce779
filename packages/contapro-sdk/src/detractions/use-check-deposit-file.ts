import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DepositFileCheck } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { checkDepositFile, type DepositFileOrder } from './deposit-file-calls.ts'

/** Says what a bulk deposit file would hold and what is missing; changes nothing. Fails with 404 VOUCHER_NOT_FOUND. */
export function useCheckDepositFile(): UseMutationResult<DepositFileCheck, ContaproError, DepositFileOrder> {
  return useContaproMutation({ mutate: (client, order: DepositFileOrder) => checkDepositFile(client, order) })
}
