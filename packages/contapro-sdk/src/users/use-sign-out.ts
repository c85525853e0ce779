import { useCallback } from 'react'
import { useContaproClient } from '../provider/contapro-context.ts'

/** Ends the session in this browser: token, user, selection, and the session's answers in the cache. */
export function useSignOut(): () => void {
  const { session } = useContaproClient()
  return useCallback(() => session.signOut(), [session])
}
