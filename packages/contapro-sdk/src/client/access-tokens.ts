import type { ContaproSession } from '../session/contapro-session.ts'

type TokenText = string | null | undefined

/** The host's own access token, or its promise; null while nobody is signed in. */
export type GetAccessToken = () => TokenText | Promise<TokenText>

/**
 * Gives a new token for an expired one. It runs once for all calls that fail meanwhile, and each is repeated once. Answer null
 * when the session is over: then it is flagged as expired. Throw when the new token could not be fetched: the calls fail with
 * ACCESS_TOKEN_UNAVAILABLE, and the next ones try again.
 */
export type RefreshAccessToken = (expired: string) => TokenText | Promise<TokenText>

/** The bearer token of a client's calls. */
export interface AccessTokens {
  /** The token for the next call. */
  readonly current: () => string | undefined | Promise<string | undefined>
  /** Whether calls still carry this token. */
  readonly isInUse: (token: string) => boolean
  /** After a 401: the token to repeat the call with, undefined when there is none. Rejects when it could not be fetched. */
  readonly renewed: (refused: string) => Promise<string | undefined>
}

/** Where a token comes from, and what keeps the one that replaces it. */
interface TokenSource extends Pick<AccessTokens, 'current' | 'isInUse'> {
  /** False when another token is in use by now. */
  readonly replace: (expired: string, renewed: string) => boolean
}

/** The tokens of a client: the host's, or the session's own. */
export function accessTokens(
  session: ContaproSession,
  getAccessToken: GetAccessToken | undefined,
  refresh: RefreshAccessToken | undefined,
): AccessTokens {
  const source = getAccessToken ? hostTokens(session, getAccessToken) : sessionTokens(session)
  return { ...source, renewed: refresh ? onceEach(source, refresh) : () => Promise.resolve(undefined) }
}

function sessionTokens({ auth, replaceToken }: ContaproSession): TokenSource {
  const current = (): string | undefined => auth.getSnapshot().accessToken ?? undefined
  return { current, isInUse: (token) => token === current(), replace: replaceToken }
}

/** The host's token; a new one ends the expiry of the one before. */
function hostTokens(session: ContaproSession, getAccessToken: GetAccessToken): TokenSource {
  let last: string | undefined
  return {
    current: async () => {
      const token = (await getAccessToken()) ?? undefined
      if (token !== last) session.renew()
      last = token
      return token
    },
    isInUse: (token) => token === last,
    replace: (expired, renewed) => {
      if (last !== expired) return false
      last = renewed
      return true
    },
  }
}

/** Asks once for each refused token; who comes later with the same one gets the same answer. */
function onceEach(source: TokenSource, refresh: RefreshAccessToken): AccessTokens['renewed'] {
  let asked: { readonly refused: string; readonly answer: Promise<string | undefined> } | undefined
  const ask = async (refused: string): Promise<string | undefined> => {
    const renewed = await refresh(refused)
    return renewed && source.replace(refused, renewed) ? renewed : undefined
  }
  return async (refused) => {
    if (asked?.refused !== refused) {
      if (!source.isInUse(refused)) return undefined
      asked = { refused, answer: ask(refused) }
    }
    const { answer } = asked
    try {
      return await answer
    } catch (cause) {
      if (asked?.answer === answer) asked = undefined
      throw cause
    }
  }
}
