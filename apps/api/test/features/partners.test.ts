import { expect, test } from 'vitest'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant } from '../../test-kit/testing-records.ts'

const key = 'a-key-of-the-partner-with-32-characters'
const app = useTestApp('pglite', { partnerKeys: [key] })
let next = 41_000_000
function registration(more: object = {}) {
  next += 1
  return {
    razon_social: 'EMPRESA DE PRUEBA S.A.C.',
    document_number: String(next),
    email: `cliente${next}@example.com`,
    phone_number: '900000001',
    password: 'Clave-de-Siscont',
    ...more,
  }
}
const register = (json: object, headers: Record<string, string> = {}) =>
  app.request('/app/internal/users-siscont', { json, headers })
const registerWithKey = (json: object) => register(json, { authorization: `Bearer ${key}` })
const signIn = (email: string, password: string) =>
  app.request('/app/internal/siscont/sign-in', { json: { email, password } })
const validate = (token: string) =>
  app.request('/app/internal/siscont/validate-token', { headers: { authorization: `Bearer ${token}` } })

async function meOf(json: object): Promise<unknown> {
  const { status, body } = await register(json)
  expect(status).toBe(200)
  const { access_token: token } = body as { access_token: string }
  return (await app.request('/app/internal/me', { headers: { authorization: `Bearer ${token}` } })).body
}

test('a customer of the partner gets an account with the profile Siscont, named after the company, on a plan', async () => {
  expect(await meOf(registration())).toMatchObject({
    name: 'EMPRESA DE PRUEBA S.A.C.',
    last_name: '',
    accountant_profile: 'Siscont',
    subscription: { plan_type: 1, end_date: '2026-09-16' },
  })
})

test('a name that the partner knows is taken', async () => {
  expect(await meOf(registration({ name: 'Lucía', last_name: 'Benavides' }))).toMatchObject({
    name: 'Lucía',
    last_name: 'Benavides',
  })
})

test('without name and company nobody is registered', async () => {
  const { status, body } = await register(registration({ razon_social: ' ' }))
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ code: 'NAME_EMPTY', field: 'name' }] })
})

test('an address that has an account is refused', async () => {
  const { email } = await addAccountant(app.services)
  const { status, body } = await register(registration({ email }))
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'USER_ALREADY_REGISTERED', errors: [{ field: 'email' }] })
})

test('the partner entry signs in with the password that the partner handed over', async () => {
  const json = registration()
  await register(json)
  const { status, body } = await signIn(json.email, json.password)
  expect(status).toBe(200)
  expect(body).toEqual({ access_token: expect.any(String), status: 'SUCCESS' })
  expect((await validate((body as { access_token: string }).access_token)).status).toBe(204)
})

test('a wrong password and an unknown address answer the same 401', async () => {
  const { email } = await addAccountant(app.services)
  const wrong = await signIn(email, 'wrong')
  const unknown = await signIn('nobody@example.com', 'wrong')
  expect(wrong.status).toBe(401)
  expect(wrong.body).toMatchObject({ code: 'USER_PASSWORD_INCORRECT' })
  expect(unknown.text).toBe(wrong.text)
})

test('the partner entry and the sign-in count the same attempts', async () => {
  const { email, password } = await addAccountant(app.services)
  for (let attempt = 0; attempt < 5; attempt++) await signIn(email, 'wrong')
  expect((await signIn(email, password)).status).toBe(429)
  expect((await app.request('/app/internal/users/sign-in', { json: { email, password } })).status).toBe(429)
})

test('registrations with the key of a partner are counted by the key, and those of browsers by their client', async () => {
  app.wait(900)
  for (let attempt = 0; attempt < 30; attempt++) await register(registration({ document_number: '41000000' }))
  expect((await register(registration())).status).toBe(429)
  expect((await registerWithKey(registration())).status).toBe(200)

  app.wait(900)
  for (let attempt = 0; attempt < 300; attempt++) {
    await app.services.rateLimiters.registrationsOfPartner.take(key)
  }
  expect((await registerWithKey(registration())).status).toBe(429)
  expect((await register(registration())).status).toBe(200)
})

test('a token that is none, or of an account that is gone, does not hold', async () => {
  const gone = await app.services.accessTokens.issue({
    accountantUuid: crypto.randomUUID(),
    sessionUuid: crypto.randomUUID(),
  })
  for (const token of ['a.b.c', gone]) expect((await validate(token)).status).toBe(401)
  expect((await app.request('/app/internal/siscont/validate-token')).status).toBe(401)
})

test('neither password nor token of the partner entry reaches the log', async () => {
  const since = app.log.length
  const json = registration({ password: 'ClaveDelSocio1' })
  await register(json)
  const { body } = await signIn(json.email, json.password)
  const { access_token: token } = body as { access_token: string }
  await validate(token)
  const log = app.log.slice(since).join('')
  expect(log).toContain('/app/internal/siscont/validate-token')
  for (const secret of ['ClaveDelSocio1', token, json.email]) expect(log).not.toContain(secret)
})
