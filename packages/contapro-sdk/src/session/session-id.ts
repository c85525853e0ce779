/** The session id (`sid`) in a JWT's payload, or undefined when the token is not a JWT or carries none. */
export function sessionIdOf(accessToken: string): string | undefined {
  const payload = accessToken.split('.')[1]
  if (!payload) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const sid = (claims as { sid?: unknown } | null)?.sid
    return typeof sid === 'string' && sid !== '' ? sid : undefined
  } catch {
    return undefined
  }
}
