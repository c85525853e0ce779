import type { KeyObject } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock/clock.ts'
import { DomainError } from '../errors/domain-error.ts'

/** Who holds a token. */
export interface Session {
  readonly accountantUuid: string
  /** The contract's `sid`. */
  readonly sessionUuid: string
}

/** Makes and reads access tokens. */
export interface AccessTokens {
  issue(session: Session): Promise<string>
  /** @throws AccessTokenInvalidError for any token that we did not issue, or no longer accept. */
  read(token: string): Promise<Session>
}

/** No access token, or one that is wrong or expired. */
export class AccessTokenInvalidError extends DomainError {
  constructor() {
    super('ACCESS_TOKEN_INVALID', 'Tu sesión caducó. Vuelve a iniciar sesión.')
  }
}

/** Lifetime of a token, and the longest of a session. */
export const ACCESS_TOKEN_SECONDS = 12 * 60 * 60
const ISSUER = 'contapro'
/** Clocks of our servers differ by less. */
const CLOCK_SKEW_SECONDS = 60
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Tokens that were read and hold are kept, at most so many: a screen's calls come in bursts, all with the same one. */
const MAX_KEPT = 10_000

/** JWT signed with HMAC-SHA256, good for twelve hours. */
export function createAccessTokens(secret: KeyObject, clock: Clock): AccessTokens {
  const key = secret.toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const kept = new Map<string, { readonly session: Session; readonly expires: number }>()
  return {
    issue({ accountantUuid, sessionUuid }) {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ sid: sessionUuid })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(accountantUuid)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(key)
    },
    async read(token) {
      const now = clock()
      const known = kept.get(token)
      if (known && known.expires * 1000 > now.getTime()) return known.session
      const required = { algorithms: ['HS256'], issuer: ISSUER, requiredClaims: ['sub', 'sid', 'exp', 'iat'] }
      const { payload } = await jwtVerify(token, key, { ...required, currentDate: now }).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? new AccessTokenInvalidError() : error
      })
      const { sub, sid } = payload
      if (!isUuid(sub) || !isUuid(sid) || !isIssuedByUs(payload, now)) throw new AccessTokenInvalidError()
      const session: Session = { accountantUuid: sub, sessionUuid: sid }
      if (kept.size >= MAX_KEPT) kept.clear()
      if (payload.exp !== undefined) kept.set(token, { session, expires: payload.exp })
      return session
    },
  }
}

const isUuid = (claim: unknown): claim is string => typeof claim === 'string' && UUID.test(claim)

/** Whether the times are ones that we write: issued by now, and with our lifetime. */
function isIssuedByUs({ iat, exp }: JWTPayload, now: Date): boolean {
  if (iat === undefined || exp === undefined || !Number.isInteger(iat)) return false
  return iat * 1000 <= now.getTime() + CLOCK_SKEW_SECONDS * 1000 && exp - iat === ACCESS_TOKEN_SECONDS
}
