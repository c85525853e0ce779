import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { validatePartnerToken } from './calls.ts'

/** Checks the token that the partner handed over, and takes it for the session. Fails with 401 ACCESS_TOKEN_INVALID. */
export function usePartnerEntry(): UseMutationResult<void, ContaproError, string> {
  return useContaproMutation({ mutate: (client, accessToken: string) => validatePartnerToken(client, accessToken) })
}
