import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { requestPasswordRecovery } from './calls.ts'

/** Sends a recovery link to an address. Fails with 404 USER_NOT_FOUND, 429, 500; any success but 204 is a failure too. */
export function useRequestPasswordRecovery(): UseMutationResult<void, ContaproError, string> {
  return useContaproMutation({ mutate: (client, email: string) => requestPasswordRecovery(client, email) })
}
