import { expect, test } from 'vitest'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant } from '../../test-kit/testing-records.ts'

const app = useTestApp()

test.each([
  ['no scheme', (token: string) => token],
  ['another scheme', (token: string) => `Basic ${token}`],
  ['a changed signature', (token: string) => `Bearer ${token.slice(0, -4)}AAAA`],
  ['no algorithm', (token: string) => `Bearer eyJhbGciOiJub25lIn0.${token.split('.')[1]}.`],
  ['rubbish', () => 'Bearer ñandú'],
])('a token with %s is refused', async (_, header) => {
  const { token } = await addAccountant(app.services)
  const { status } = await app.request('/app/internal/me', {
    headers: { authorization: encodeURI(header(token)).replaceAll('%20', ' ') },
  })
  expect(status).toBe(401)
})

test('a token ends after twelve hours, although it is in use', async () => {
  const as = await addAccountant(app.services)
  for (let hour = 1; hour < 12; hour++) {
    app.wait(60 * 60)
    await app.request('/app/internal/me', { as })
  }
  app.wait(60 * 60 - 1)
  expect((await app.request('/app/internal/me', { as })).status).toBe(200)
  app.wait(1)
  expect((await app.request('/app/internal/me', { as })).status).toBe(401)
})

test.each(['/app/internal/nothing', '/app', '/nothing', '/app/internal/me/'])('%s is no address', async (path) => {
  const { status, body } = await app.request(path)
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'ROUTE_NOT_FOUND', message: 'La página solicitada no está disponible.' })
})

test('a query parameter that the contract does not know is refused and named', async () => {
  const as = await addAccountant(app.services)
  const { status, body } = await app.request('/app/internal/me?verbose=1', { as })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    errors: [{ code: 'FIELD_UNKNOWN', message: 'El campo verbose no se reconoce.', field: 'verbose' }],
  })
})

test('answers carry the headers that keep browsers from doing harm, and are not stored', async () => {
  const { headers } = await app.request('/app/internal/me')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('only behind https browsers are told to stay on it', async () => {
  const { headers } = await app.request('/health', { headers: { 'x-forwarded-proto': 'https' } })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

test('every answer names its request, by the id that came with it when it is a plain one', async () => {
  const own = await app.request('/health')
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const given = await app.request('/health', { headers: { 'x-request-id': '01JD2Z9T6J8V' } })
  expect(given.headers.get('x-request-id')).toBe('01JD2Z9T6J8V')
  const forged = await app.request('/health', { headers: { 'x-request-id': 'a"} {"b' } })
  expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the log has one line a request, without query, token, password or body', async () => {
  const as = await addAccountant(app.services)
  const since = app.log.length
  await app.request('/app/internal/users/sign-in?password=Secreto2026', {
    json: { email: as.email, password: 'Secreto2027' },
    headers: { 'x-request-id': 'request-0001' },
  })
  await app.request('/app/internal/me', { as })
  const lines = app.log.slice(since)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { requestId: 'request-0001', method: 'POST', route: '/app/internal/users/sign-in', status: 400 },
    { method: 'GET', route: '/app/internal/me', status: 200 },
  ])
  for (const secret of ['Secreto2026', 'Secreto2027', as.token, as.email]) expect(lines.join('')).not.toContain(secret)
})

test('a failure of the server tells the caller nothing and the log no values', async () => {
  const as = await addAccountant(app.services)
  const { db } = app.services.database
  await db.execute('alter table businesses rename to businesses_away')
  const since = app.log.length
  const json = {
    ruc: '20990000019',
    name: 'CONFIDENCIAL S.A.C.',
    username: 'PRUEBA01',
    passwordSOL: 'Clave#2026',
    terms: true,
    privacy: true,
  }
  const { status, body, text } = await app.request('/app/internal/me/businesses', { as, json, fails: true })
  await db.execute('alter table businesses_away rename to businesses')
  expect(status).toBe(500)
  expect(body).toEqual({
    code: 'INTERNAL_ERROR',
    name: 'Error interno',
    message: 'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.',
    errors: [{ code: 'INTERNAL_ERROR', message: 'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.' }],
  })
  const [failure = ''] = app.log.slice(since)
  expect(JSON.parse(failure)).toMatchObject({ msg: 'request failed', error: { cause: { code: '42P01' } } })
  for (const value of ['CONFIDENCIAL', 'PRUEBA01', 'v1.', 'Clave#2026']) expect(failure + text).not.toContain(value)
})
