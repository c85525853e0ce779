import type { ApiParts } from '../client/api-parts.ts'
import type { CallOptions } from '../client/caller.ts'
import type { User } from '../contract/contract.ts'

/** The signed-in accountant. */
export interface UsersResource {
  /** Who the token belongs to; the session keeps the answer. A 401 clears token and user (part 1 §4). */
  readonly me: (options?: CallOptions) => Promise<User>
}

/** The users of a client. */
export function usersResource({ api, call, session }: ApiParts): UsersResource {
  return {
    me: async (options) => {
      const { sessionId } = session.auth.getSnapshot()
      const user = await call(
        { operation: 'getMe', kind: 'read' },
        (init) => api.GET('/app/internal/me', { ...init }),
        options,
      )
      // The accountant may have left while the answer was on its way.
      if (session.auth.getSnapshot().sessionId === sessionId) session.setUser(user)
      return user
    },
  }
}
