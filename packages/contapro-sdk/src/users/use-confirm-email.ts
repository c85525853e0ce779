import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { confirmEmail } from './calls.ts'

/**
 * Confirms the address of the signed-in account by the token of the mail's link. May be repeated. Fails with 422
 * EMAIL_CONFIRMATION_INVALID if the link is of another account.
 */
export function useConfirmEmail(): UseMutationResult<void, ContaproError, string> {
  return useContaproMutation({ mutate: (client, token: string) => confirmEmail(client, token) })
}
