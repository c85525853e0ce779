import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Credentials, SignInAnswer } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { signIn } from './sign-in.ts'

/** Signs in and starts the session. `error.detail` is what the sign-in alert shows; 401 USER_PASSWORD_INCORRECT, 429. */
export function useSignIn(): UseMutationResult<SignInAnswer, ContaproError, Credentials> {
  return useContaproMutation({ mutate: (client, credentials: Credentials) => signIn(client, credentials) })
}
