import { memoryStorage } from '../session/browser-storage.ts'
import { type ContaproSession, createContaproSession } from '../session/contapro-session.ts'
import { aUser } from './builders/a-user.ts'
import type { MockAccount } from './mock-data.ts'
import { mockToken } from './mock-token.ts'

/** A session in memory that is already signed in at a mock API: `createContaproClient({ baseUrl, session: signedInSession() })`. */
export function signedInSession(account: Partial<MockAccount> = {}): ContaproSession {
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  const user = account.user ?? aUser()
  session.logIn({ access_token: mockToken(user.uuid, 'mock-session'), ab_test_group: account.abTestGroup ?? 'A' })
  session.setUser(user)
  return session
}
