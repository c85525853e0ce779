import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { schema } from '../../src/platform/db/index.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant } from '../../test-kit/testing-records.ts'

const app = useTestApp()
const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  app.request('/app/internal/users/sign-in', { json: { email, password }, headers })

test('an accountant signs in and gets a token that names account and session for twelve hours', async () => {
  const accountant = await addAccountant(app.services, { abTestGroup: 'B' })
  const { status, body } = await signIn(accountant.email, accountant.password)
  expect(status).toBe(200)
  const { access_token, ab_test_group } = body as { access_token: string; ab_test_group: string }
  expect(ab_test_group).toBe('B')
  const { sub, sid, exp, iat } = decodeJwt(access_token)
  expect(sub).toBe(accountant.uuid)
  expect(sid).toMatch(/^[0-9a-f-]{36}$/)
  expect((exp ?? 0) - (iat ?? 0)).toBe(12 * 60 * 60)
})

test('the address is compared without regard to capitals', async () => {
  const accountant = await addAccountant(app.services, { email: 'capitals@example.com' })
  const { status } = await signIn('Capitals@Example.com', accountant.password)
  expect(status).toBe(200)
})

test('a wrong password and an unknown address answer the same 401', async () => {
  const accountant = await addAccountant(app.services)
  const wrong = await signIn(accountant.email, 'Contapro2027')
  const unknown = await signIn('nobody@example.com', 'Contapro2027')
  expect(wrong.status).toBe(401)
  expect(wrong.body).toMatchObject({
    code: 'USER_PASSWORD_INCORRECT',
    message: 'El correo o la contraseña son incorrectos',
  })
  expect(unknown.status).toBe(401)
  expect(unknown.text).toBe(wrong.text)
})

test('a body that is no form of the contract is refused with the fields at fault, in Spanish', async () => {
  const { status, body } = await app.request('/app/internal/users/sign-in', {
    json: { email: 'no-address', user: 'x' },
  })
  expect(status).toBe(400)
  expect(body).toEqual({
    code: 'REQUEST_MALFORMED',
    name: 'Solicitud inválida',
    message: 'La solicitud no tiene el formato esperado.',
    errors: [
      { code: 'FIELD_REQUIRED', message: 'Falta el campo password.', field: 'password' },
      { code: 'FIELD_UNKNOWN', message: 'El campo user no se reconoce.', field: 'user' },
      { code: 'FIELD_INVALID', message: 'El campo email no tiene el formato esperado.', field: 'email' },
    ],
  })
})

test.each([
  ['text instead of JSON', { body: 'email=a', headers: { 'content-type': 'text/plain' } }],
  ['broken JSON', { body: '{"email":', headers: { 'content-type': 'application/json' } }],
  ['JSON that is no object', { json: 'hola' }],
  ['nothing', { method: 'POST' }],
])('%s as a body is refused', async (_, options) => {
  const { status, body } = await app.request('/app/internal/users/sign-in', options)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'REQUEST_MALFORMED' })
})

test('a form of more than 64 KiB is refused unread', async () => {
  const { status, body } = await signIn('a@example.com', 'x'.repeat(70_000))
  expect(status).toBe(413)
  expect(body).toMatchObject({ code: 'REQUEST_TOO_LARGE' })
})

test('the signed-in accountant sees the own data and subscription', async () => {
  const accountant = await addAccountant(app.services, {
    documentNumber: '40000001',
    planType: 3,
    planEndDate: '2027-01-31',
  })
  const { status, body } = await app.request('/app/internal/me', { as: accountant })
  expect(status).toBe(200)
  expect(body).toEqual({
    uuid: accountant.uuid,
    name: 'Rosa',
    last_name: 'Quispe',
    document_number: '40000001',
    email: accountant.email,
    phone_number: '900000001',
    accountant_profile: 'Estudio Contable',
    subscription: { plan_type: 3, end_date: '2027-01-31' },
  })
})

test('an accountant without a plan has no subscription', async () => {
  const accountant = await addAccountant(app.services, { planType: null, planEndDate: null })
  const { body } = await app.request('/app/internal/me', { as: accountant })
  expect(body).toMatchObject({ subscription: null })
})

test('a token of an account that no longer exists is refused', async () => {
  const accountant = await addAccountant(app.services)
  await app.services.database.db.delete(schema.users).where(eq(schema.users.uuid, accountant.uuid))
  const { status, body } = await app.request('/app/internal/me', { as: accountant })
  expect(status).toBe(401)
  expect(body).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' })
})
