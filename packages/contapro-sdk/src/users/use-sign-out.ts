import { useCallback } from 'react'
import { useContaproClient } from '../provider/contapro-context.ts'
import { signOut } from './sign-out.ts'

/** Ends the session in this browser (token, user, selection, and the session's answers in the cache), and on the server. */
export function useSignOut(): () => void {
  const client = useContaproClient()
  return useCallback(() => signOut(client), [client])
}
