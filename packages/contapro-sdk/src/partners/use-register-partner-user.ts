import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { NewPartnerUser, SignInAnswer } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { createPartnerUser } from './calls.ts'

/** Makes an account with the profile Siscont and starts its session. Fails with 409 USER_ALREADY_REGISTERED, 422, 429. */
export function useRegisterPartnerUser(): UseMutationResult<SignInAnswer, ContaproError, NewPartnerUser> {
  return useContaproMutation({ mutate: (client, user: NewPartnerUser) => createPartnerUser(client, user) })
}
