import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { NewUser, SignInAnswer } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { createUser } from './calls.ts'

/** Makes an account and starts its session. Fails with 409 USER_ALREADY_REGISTERED, 422 with the fields at fault, 429. */
export function useRegisterUser(): UseMutationResult<SignInAnswer, ContaproError, NewUser> {
  return useContaproMutation({ mutate: (client, user: NewUser) => createUser(client, user) })
}
