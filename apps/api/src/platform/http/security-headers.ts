import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api-env.ts'

/** For answers that are data and never a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** What no screen uses. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')
const HSTS = 'max-age=31536000; includeSubDomains'

/** Headers of every answer. Pages set their own content security policy; the rest gets one that allows nothing. */
export const securityHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next()
  // Not `c.header()`: on a finished answer it makes a stream of the body, each time.
  const { headers } = c.res
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY)
  if (c.req.path.startsWith('/app/')) headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('cross-origin-opener-policy', 'same-origin')
  // Fetches of allowed origins are not subject to it: they go by CORS.
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('permissions-policy', PERMISSIONS)
  if (isHttps(c.req.url, c.req.header('x-forwarded-proto'))) headers.set('strict-transport-security', HSTS)
}

const isHttps = (url: string, forwarded: string | undefined): boolean =>
  url.startsWith('https:') || forwarded?.split(',').at(-1)?.trim() === 'https'
