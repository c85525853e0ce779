import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { endOtherSessions } from './calls.ts'
import { userQueries } from './queries.ts'

/** Ends the sessions of the accountant but the own one. */
export function useEndOtherSessions(): UseMutationResult<void, ContaproError, void> {
  return useContaproMutation({
    mutate: (client) => endOtherSessions(client),
    changes: (client) => [userQueries.sessions(client).queryKey],
  })
}
