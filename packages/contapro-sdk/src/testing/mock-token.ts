/** An access token as the mock server gives it: shaped like a JWT, signed by nobody. */
export function mockToken(userUuid: string, sessionId: string): string {
  return ['mock', encode({ sub: userUuid, sid: sessionId }), 'unsigned'].join('.')
}

/** The bearer token of a request. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** The user that a mock token names. */
export function userOfToken(token: string): string | undefined {
  const payload = token.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const sub = (claims as { sub?: unknown } | null)?.sub
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

function encode(claims: Readonly<Record<string, string>>): string {
  return btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
