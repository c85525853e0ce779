import { parseRecord, textField } from '../json/json-record.ts'

/** What the SDK reads of an access token; the server alone checks it. */
export interface TokenClaims {
  /** The accountant. */
  readonly sub?: string | undefined
  /** The session id. */
  readonly sid?: string | undefined
}

/** The claims in a JWT's payload; none of a token that is no JWT. */
export function tokenClaims(accessToken: string): TokenClaims {
  const payload = accessToken.split('.')[1]
  if (!payload) return {}
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const claims = parseRecord(new TextDecoder().decode(bytes)) ?? {}
    return { sub: textField(claims, 'sub'), sid: textField(claims, 'sid') }
  } catch {
    return {}
  }
}
