import { type ContaproClient, createContaproClient, createContaproSession, memoryStorage } from '@contapro/sdk'
import type { FrameProblem } from './frame-problem.ts'
import { createFrameTokens, type FrameTokens } from './frame-tokens.ts'

/** Who looks at the frame: nobody yet, nobody for a reason, or the accountant of the host's token. */
export type FrameAccess =
  | { readonly state: 'waiting' }
  | { readonly state: 'closed'; readonly problem: FrameProblem }
  | OpenAccess

/** An accountant, by a client of their own. */
export interface OpenAccess {
  readonly state: 'open'
  readonly account: string
  readonly client: ContaproClient
  readonly tokens: FrameTokens
}

/** What access is opened with. */
export interface AccessParts {
  readonly account: string
  readonly token: string
  readonly apiBaseUrl: string
  /** Asks the host for another token. */
  readonly ask: () => void
  /** No token is taken any more. */
  readonly onExpired: () => void
}

/** Opens access with the host's token. Nothing of it reaches the browser's storage: two frames on a page do not meet. */
export function openAccess({ account, token, apiBaseUrl, ask, onExpired }: AccessParts): OpenAccess {
  const tokens = createFrameTokens(ask)
  tokens.take(token)
  const client = createContaproClient({
    baseUrl: apiBaseUrl,
    session: createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() }),
    getAccessToken: tokens.current,
    refreshAccessToken: tokens.renew,
    onEvent: ({ type }) => {
      if (type === 'session-expired') onExpired()
    },
  })
  return { state: 'open', account, client, tokens }
}
