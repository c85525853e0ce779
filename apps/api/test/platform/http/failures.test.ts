import { expect, test } from 'vitest'
import { DomainError } from '../../../src/platform/errors/domain-error.ts'
import { createLogger } from '../../../src/platform/logging/create-logger.ts'
import { createApp } from '../../../src/start/app.ts'
import type { ServerServices } from '../../../src/start/create-services.ts'

/** An app that fails where it looks for the caller's session. */
function appWith(failure: Error | undefined, options: object = {}) {
  const accessTokens = { read: () => Promise.reject(failure ?? new Error('no failure')) }
  return createApp({
    services: { logger: createLogger('silent'), accessTokens } as unknown as ServerServices,
    ...options,
  })
}

const call = (app: ReturnType<typeof createApp>) =>
  app.request('/app/internal/me', { headers: { authorization: 'Bearer token' } })

test.each(['57P01', '08006', '53300', '57014', '55P03', '25P03', 'ECONNREFUSED', 'ECONNRESET'])(
  'a database that is away or over a limit (%s) is answered 503 with the time to try again, also when it is only the cause',
  async (code) => {
    const away = Object.assign(new Error('secret detail'), { code })
    for (const failure of [away, new Error('query failed', { cause: away })]) {
      const response = await call(appWith(failure))
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('2')
      expect(await response.json()).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto.',
      })
    }
  },
)

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a disk without space (%s) is answered 507', async (code) => {
  const response = await call(appWith(new Error('write failed', { cause: Object.assign(new Error('full'), { code }) })))
  expect(response.status).toBe(507)
  expect(await response.json()).toMatchObject({ code: 'STORAGE_FULL', name: 'Sin espacio' })
})

test('any other failure is a bare 500', async () => {
  const response = await call(appWith(Object.assign(new Error('secret detail'), { code: '42P01' })))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
})

test('a server that stops takes no more calls, and lives', async () => {
  const app = appWith(undefined, { isStopping: () => true })
  expect((await call(app)).status).toBe(503)
  expect((await app.request('/ready')).status).toBe(503)
  expect((await app.request('/health')).status).toBe(200)
})

test('a failure without reasons of its own has one: itself', () => {
  expect(new DomainError('UPLOAD_TOO_LARGE', 'Muy grande').reasons).toEqual([
    { code: 'UPLOAD_TOO_LARGE', message: 'Muy grande' },
  ])
})

test('pages of configured hosts may call the API, others may not', async () => {
  const app = appWith(undefined, { allowedOrigins: ['https://host.example.com'] })
  const preflight = (origin: string) =>
    app.request('/app/internal/me', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    })
  const allowed = await preflight('https://host.example.com')
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://host.example.com')
  expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization')
  expect(allowed.headers.has('access-control-allow-credentials')).toBe(false)
  const refused = await preflight('https://other.example.com')
  expect(refused.headers.has('access-control-allow-origin')).toBe(false)
  const answer = await app.request('/app/internal/me', { headers: { origin: 'https://host.example.com' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id')
})

test('without configured hosts no page of another origin may call the API', async () => {
  const response = await appWith(undefined).request('/app/internal/me', {
    headers: { origin: 'https://host.example.com' },
  })
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})
