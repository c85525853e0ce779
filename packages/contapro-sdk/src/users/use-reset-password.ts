import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { PasswordReset } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { resetPassword } from './calls.ts'

/** Sets a new password, which uses up the token of the link. Fails with 404 RECOVERY_TOKEN_INVALID, 400; `error.detail` is shown. */
export function useResetPassword(): UseMutationResult<void, ContaproError, PasswordReset> {
  return useContaproMutation({ mutate: (client, reset: PasswordReset) => resetPassword(client, reset) })
}
