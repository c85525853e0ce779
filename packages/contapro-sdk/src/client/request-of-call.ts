import type { AnyCall } from './call.ts'

/** The request of a call to the API at `root`, which has no slash at its end. */
export function requestOfCall(call: AnyCall, root: string, signal: AbortSignal, token: string | null = null): Request {
  const [method = '', path = ''] = call.route.split(' ')
  const { address = addressOf(path, call), body, isBackground: keepalive = false } = call
  const isForm = body instanceof FormData
  const headers = new Headers()
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  // The browser alone knows the boundary of a form; an undefined body is none.
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  return new Request(address.startsWith('/') ? root + address : address, {
    method,
    headers,
    body: isForm ? body : JSON.stringify(body),
    signal,
    keepalive,
  })
}

function addressOf(path: string, { path: names = {}, query = {} }: AnyCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return parts.length > 0 ? `${filled}?${parts.join('&')}` : filled
}
