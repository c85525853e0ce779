import { beforeEach, expect, test } from 'vitest'
import { MailUnavailableError } from '../../src/platform/mail/mail.ts'
import { type Answer, useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, type TestAccountant, testRuc } from '../../test-kit/testing-records.ts'

// Decision 0068: a stranger may register an account with the address of a customer.
const key = 'llave-del-socio-para-las-pruebas-2026'
const app = useTestApp('pglite', { partnerKeys: [key] })
beforeEach(() => {
  app.wait(900)
  app.outbox.failWith = undefined
  app.outbox.messages.length = 0
})

const STRONG = 'De-Un-Extraño-1'
let next = 43_000_000
function newCustomer() {
  next += 1
  const email = `cliente${next}@example.com`
  return {
    razon_social: 'GANE YA EN HTTP://EVIL.EXAMPLE',
    document_number: String(next),
    email,
    phone_number: '900000001',
  }
}

const send = (path: string, json: object, bearer?: string): Promise<Answer> =>
  app.request(`/app/internal/${path}`, { json, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })
const meOf = (token: string) => app.request('/app/internal/me', { headers: { authorization: `Bearer ${token}` } })

interface Access {
  readonly access_token: string
  readonly password_voided?: boolean
}
/** Registers an account without proof of the address, unless `bearer` is a partner's key. */
async function register(password = STRONG, bearer?: string): Promise<Access & { readonly email: string }> {
  const customer = newCustomer()
  const { status, body } = await send('users-siscont', { ...customer, password }, bearer)
  expect(status).toBe(200)
  await app.services.mailJobs.idle()
  return { email: customer.email, ...(body as Access) }
}

async function handoverOf(email: string): Promise<string> {
  const { body } = await send('siscont/handovers', { email }, key)
  return (body as { handover: string }).handover
}
async function enter(email: string): Promise<Access> {
  const { status, body } = await send('siscont/handover-sign-in', { handover: await handoverOf(email) })
  expect(status).toBe(200)
  await app.services.mailJobs.idle()
  return body as Access
}

const mail = () => app.outbox.messages.at(-1)
const tokenIn = (link: RegExp): string => link.exec(mail()?.text ?? '')?.[1] ?? ''
const passwordToken = () => tokenIn(/recuperar-contrase%C3%B1a#(\S+)/)
const confirmationToken = () => tokenIn(/confirmar-correo#(\S+)/)
const setPassword = (token: string, password: string) =>
  app.request('/app/internal/users/password', { method: 'PUT', json: { token, password } })
const confirm = (token: string, as: Pick<TestAccountant, 'token'>) =>
  app.request('/app/internal/me/email-confirmation', {
    method: 'PUT',
    json: { token },
    headers: { authorization: `Bearer ${as.token}` },
  })

test('a stranger who registered the address of a customer has no access after the first hand-over', async () => {
  const { email, access_token: strangersToken } = await register()
  const entered = await enter(email)
  expect(entered.password_voided).toBe(true)
  const registered = await send(
    'me/businesses',
    {
      ruc: testRuc(4301),
      name: 'SUYA S.A.C.',
      username: 'CLIENTE1',
      passwordSOL: 'clave456',
      terms: true,
      privacy: true,
    },
    entered.access_token,
  )
  expect(registered.status).toBeLessThan(300)
  expect((await meOf(strangersToken)).status).toBe(401)
  for (const path of ['users/sign-in', 'siscont/sign-in']) {
    expect((await send(path, { email, password: STRONG })).status).toBe(401)
  }
})

test('the mail of the first hand-over sets the password of the owner, and later hand-overs leave it', async () => {
  const { email } = await register()
  await enter(email)
  expect(mail()).toMatchObject({ to: email, subject: 'Confirma tu correo y crea tu contraseña de Contapro' })
  expect((await setPassword(passwordToken(), 'De-La-Duena-1')).status).toBe(204)
  const later = await enter(email)
  expect(later.password_voided).toBe(false)
  expect((await send('users/sign-in', { email, password: 'De-La-Duena-1' })).status).toBe(200)
})

test('a second hand-over without a new password is like any other', async () => {
  const { email } = await register()
  await enter(email)
  const sent = app.outbox.messages.length
  expect((await enter(email)).password_voided).toBe(false)
  expect(app.outbox.messages).toHaveLength(sent)
})

test('refuses the second of two tokens for an unverified account, because the first began a new session epoch', async () => {
  const { email } = await register()
  const [first, second] = [await handoverOf(email), await handoverOf(email)]
  expect((await send('siscont/handover-sign-in', { handover: first })).status).toBe(200)
  const refused = await send('siscont/handover-sign-in', { handover: second })
  expect(refused).toMatchObject({ status: 401, body: { code: 'HANDOVER_INVALID' } })
})

test.each([
  ['the partner’s server made it with its key', () => register(STRONG, key)],
  [
    'its owner has set a password by mail',
    async () => {
      const account = await register()
      await send('users/recover-password', { email: account.email })
      expect((await setPassword(passwordToken(), STRONG)).status).toBe(204)
      return account
    },
  ],
  [
    'its owner has confirmed the address',
    async () => {
      const account = await register()
      expect((await confirm(confirmationToken(), { token: account.access_token })).status).toBe(204)
      return account
    },
  ],
])('an account keeps its password at the first hand-over when %s', async (_, make) => {
  const { email } = await make()
  app.outbox.messages.length = 0
  expect((await enter(email)).password_voided).toBe(false)
  expect((await send('siscont/sign-in', { email, password: STRONG })).status).toBe(200)
  expect(app.outbox.messages).toEqual([])
})

test('an unknown partner key creates no account', async () => {
  const customer = newCustomer()
  const refused = await send('users-siscont', { ...customer, password: STRONG }, 'otra-llave')
  expect(refused).toMatchObject({ status: 401, body: { code: 'PARTNER_KEY_INVALID' } })
  expect((await send('users/recover-password', { email: customer.email })).status).toBe(404)
})

test('an account with a weak password of the partner has no password until its owner sets one by mail', async () => {
  const { email, access_token: token } = await register('clave')
  expect((await meOf(token)).status).toBe(200)
  expect(await send('siscont/sign-in', { email, password: 'clave' })).toMatchObject({
    status: 401,
    body: { code: 'PASSWORD_NOT_SET' },
  })
  expect(await send('users/sign-in', { email, password: 'clave' })).toMatchObject({
    status: 401,
    body: { code: 'USER_PASSWORD_INCORRECT' },
  })
  expect((await setPassword(passwordToken(), 'De-La-Duena-1')).status).toBe(204)
  expect((await send('siscont/sign-in', { email, password: 'De-La-Duena-1' })).status).toBe(200)
})

test('a new account gets a mail that confirms its address, in a session of this account, as often as it is opened', async () => {
  const { email, access_token: token } = await register()
  expect(mail()).toMatchObject({ to: email, subject: 'Confirma tu correo de Contapro' })
  const confirmation = confirmationToken()
  const stranger = await addAccountant(app.services)
  for (const [asked, as] of [
    [confirmation, stranger],
    ['v1.AAAA', { token }],
    [app.services.sealer.seal('{}', 'email confirmation'), { token }],
  ] as const) {
    expect(await confirm(asked, as)).toMatchObject({ status: 422, body: { code: 'EMAIL_CONFIRMATION_INVALID' } })
  }
  for (let time = 0; time < 2; time++) expect((await confirm(confirmation, { token })).status).toBe(204)
})

test('mails to an address that a stranger may have registered contain no text of the registration', async () => {
  const { email } = await register()
  await send('users/recover-password', { email })
  await enter(email)
  await send('users/recover-password', { email })
  await register('clave')
  expect(app.outbox.messages).toHaveLength(5)
  for (const { text, html } of app.outbox.messages) {
    expect(text).toMatch(/^Hola:\n/)
    for (const form of [text, html]) expect(form).not.toContain('EVIL')
  }
})

test('without a mail server registrations and hand-overs go on, and the log says that a mail failed, without the address', async () => {
  app.outbox.failWith = new MailUnavailableError()
  const since = app.log.length
  const { email } = await register()
  expect((await enter(email)).password_voided).toBe(true)
  const lines = app.log.slice(since).filter((line) => line.includes('a mail in the background could not be sent'))
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain(email)
})
