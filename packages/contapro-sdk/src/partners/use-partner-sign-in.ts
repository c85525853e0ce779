import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Credentials, PartnerSignInAnswer } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { signInPartner } from './calls.ts'

/** Signs in with what the partner handed over. 401 USER_PASSWORD_INCORRECT leads to the partner's account form (part 1 §4), PASSWORD_NOT_SET to a mail. */
export function usePartnerSignIn(): UseMutationResult<PartnerSignInAnswer, ContaproError, Credentials> {
  return useContaproMutation({ mutate: (client, credentials: Credentials) => signInPartner(client, credentials) })
}
