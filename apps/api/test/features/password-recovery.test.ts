import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { MailUnavailableError } from '../../src/platform/mail/mail.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant } from '../../test-kit/testing-records.ts'

const app = useTestApp()
// Each test begins with no attempts counted.
beforeEach(() => app.wait(900))

const request = (email: string) => app.request('/app/internal/users/recover-password', { json: { email } })
const check = (token: string) =>
  app.request('/app/internal/users/recover-password', { headers: { 'recovery-token': token } })
const checkAsSpecified = (token: string) => app.request(`/app/internal/users/recover-password?recovery_token=${token}`)
const reset = (token: string, password = 'Contapro2027') =>
  app.request('/app/internal/users/password', { method: 'PUT', json: { token, password } })
const signIn = (email: string, password: string) =>
  app.request('/app/internal/users/sign-in', { json: { email, password } })

/** The token of the newest mail's link. */
const newestToken = (): string =>
  /recuperar-contrase%C3%B1a#([\w-]+)/.exec(app.outbox.messages.at(-1)?.text ?? '')?.[1] ?? ''

async function requestedToken(email: string): Promise<string> {
  expect((await request(email)).status).toBe(204)
  return newestToken()
}

test('the link of the mail sets a new password, once', async () => {
  const { email, password } = await addAccountant(app.services, { name: 'Rosa Elvira' })
  const token = await requestedToken(email.toUpperCase())
  const mail = app.outbox.messages.at(-1)
  expect(mail).toMatchObject({ to: email, subject: 'Cambia tu contraseña de Contapro' })
  const link = `https://app.example.pe/recuperar-contrase%C3%B1a#${token}`
  expect(mail?.text).toContain(`Hola, Rosa Elvira:`)
  expect(mail?.text).toContain(link)
  expect(mail?.text).toContain('vence en 30 minutos')
  expect(mail?.html).toContain(`href="${link}"`)
  expect((await check(token)).status).toBe(204)
  expect((await reset(token)).status).toBe(204)
  expect((await signIn(email, 'Contapro2027')).status).toBe(200)
  expect((await signIn(email, password)).status).toBe(401)
  for (const again of [await check(token), await reset(token, 'Contapro2028')]) {
    expect(again.status).toBe(404)
    expect(again.body).toMatchObject({ code: 'RECOVERY_TOKEN_INVALID', message: 'Este link ya expiró' })
  }
})

test('the specified call takes the token in its query; without a token in either place the call is malformed', async () => {
  const { email } = await addAccountant(app.services)
  expect((await checkAsSpecified(await requestedToken(email))).status).toBe(204)
  const { status, body } = await app.request('/app/internal/users/recover-password')
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ field: 'recovery_token' }] })
  expect((await check('x'.repeat(201))).status).toBe(400)
})

test('of two uses of a link at once, one sets the password', async () => {
  const { email } = await addAccountant(app.services)
  const token = await requestedToken(email)
  const answers = await Promise.all([reset(token, 'Contapro2027'), reset(token, 'Contapro2028')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
})

test('a new password ends every session of the account, and of no other', async () => {
  const accountant = await addAccountant(app.services)
  const other = await addAccountant(app.services)
  const me = (as: typeof accountant) => app.request('/app/internal/me', { as })
  expect((await me(accountant)).status).toBe(200)
  await reset(await requestedToken(accountant.email))
  const { status, body } = await me(accountant)
  expect(status).toBe(401)
  expect(body).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' })
  expect((await me(other)).status).toBe(200)
  const { body: access } = await signIn(accountant.email, 'Contapro2027')
  const { access_token: token } = access as { access_token: string }
  expect((await me({ ...accountant, token })).status).toBe(200)
})

test('a link holds for half an hour', async () => {
  const { email } = await addAccountant(app.services)
  const token = await requestedToken(email)
  app.wait(1799)
  expect((await check(token)).status).toBe(204)
  app.wait(1)
  expect((await check(token)).status).toBe(404)
  expect((await reset(token)).status).toBe(404)
})

test('a new link voids the one before', async () => {
  const { email } = await addAccountant(app.services)
  const first = await requestedToken(email)
  const second = await requestedToken(email)
  expect((await check(first)).status).toBe(404)
  expect((await check(second)).status).toBe(204)
})

test('a mail server that fails is told, and the link sent before still holds', async () => {
  const { email } = await addAccountant(app.services)
  const token = await requestedToken(email)
  app.outbox.failWith = new MailUnavailableError()
  const { status, body } = await request(email)
  app.outbox.failWith = undefined
  expect(status).toBe(503)
  expect(body).toMatchObject({
    code: 'MAIL_UNAVAILABLE',
    message: 'No pudimos enviar el correo en este momento. Inténtalo de nuevo en unos minutos.',
  })
  expect((await check(token)).status).toBe(204)
})

test('an unknown address is told so, at the field', async () => {
  const { status, body } = await request('nobody@example.com')
  expect(status).toBe(404)
  expect(body).toMatchObject({
    code: 'USER_NOT_FOUND',
    message: 'El correo electrónico no está registrado',
    errors: [{ field: 'email' }],
  })
})

test('an address gets five links in a quarter of an hour', async () => {
  const { email } = await addAccountant(app.services)
  for (let attempt = 0; attempt < 5; attempt++) expect((await request(email)).status).toBe(204)
  const { status, headers } = await request(email)
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('900')
})

test('a client that asks for many addresses is stopped after thirty', async () => {
  for (let attempt = 0; attempt < 30; attempt++) await request(`nobody${attempt}@example.com`)
  expect((await request('somebody@example.com')).status).toBe(429)
})

test('a client that guesses tokens is stopped after sixty', async () => {
  for (let attempt = 0; attempt < 60; attempt++) expect((await check(`guess${attempt}`)).status).toBe(404)
  expect((await check('guess')).status).toBe(429)
  expect((await reset('guess')).status).toBe(429)
})

test.each([
  ['without capitals', 'contapro2027'],
  ['of five characters', 'Abcde'],
])('a new password %s is refused and the link still holds', async (_, password) => {
  const { email } = await addAccountant(app.services)
  const token = await requestedToken(email)
  const { status, body } = await reset(token, password)
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ field: 'password' }] })
  expect((await check(token)).status).toBe(204)
})

test('the token stands neither in the database nor in the log, and no password does', async () => {
  const since = app.log.length
  const { email } = await addAccountant(app.services)
  const token = await requestedToken(email)
  await check(token)
  await checkAsSpecified(token)
  await app.request(`/recuperar-contraseña/${token}`)
  const { rows } = await app.services.database.db.execute(sql`select * from password_recoveries`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
  await reset(token, 'SecretoNuevo1')
  const log = app.log.slice(since).join('')
  expect(log).toContain('"route":"/app/internal/users/recover-password"')
  for (const secret of [token, email, 'SecretoNuevo1', 'recovery_token']) expect(log).not.toContain(secret)
})
