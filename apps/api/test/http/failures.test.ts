import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createLogger } from '../../src/create-logger.ts'
import { DomainError } from '../../src/domain-error.ts'
import type { Services } from '../../src/services.ts'

/** An app whose database answers with a failure. */
function appWith(failure: Error | undefined, options: object = {}) {
  const query = () => (failure ? Promise.reject(failure) : Promise.resolve({ rows: [] }))
  const services = { logger: createLogger('silent'), database: { driver: { query } } } as unknown as Services
  return createApp({ services, ...options })
}

test.each(['57P01', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
  'a database that is away (%s) is answered 503, also when it is only the cause',
  async (code) => {
    const away = Object.assign(new Error('secret detail'), { code })
    for (const failure of [away, new Error('query failed', { cause: away })]) {
      const response = await appWith(failure).request('/health')
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto.',
      })
    }
  },
)

test('any other failure is a bare 500', async () => {
  const response = await appWith(Object.assign(new Error('secret detail'), { code: '42P01' })).request('/health')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
})

test('a server that stops takes no more calls', async () => {
  const response = await appWith(undefined, { isStopping: () => true }).request('/health')
  expect(response.status).toBe(503)
  expect((await appWith(undefined).request('/health')).status).toBe(200)
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
