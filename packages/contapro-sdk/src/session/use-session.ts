import { useContaproClient } from '../provider/contapro-context.ts'
import { useStore } from '../provider/use-store.ts'
import type { AuthState } from './auth-store.ts'

/** Who is signed in: token, login status, expiry, user, A/B group. */
export function useSession(): AuthState {
  return useStore(useContaproClient().session.auth)
}
