import { beforeEach, expect, test } from 'vitest'
import { type Answer, useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, type TestAccountant } from '../../test-kit/testing-records.ts'

// Decision 0070: others cannot keep an owner out by wrong passwords.
const app = useTestApp('pglite', { trustedProxies: 1 })
const DAY_SECONDS = 24 * 60 * 60
// Each test begins with no attempts counted.
beforeEach(() => app.wait(DAY_SECONDS))

const browsers = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
} as const

interface Device {
  readonly client: string
  readonly browser?: keyof typeof browsers
}

const home: Device = { client: '190.1.1.1' }
const stranger: Device = { client: '200.1.1.1' }

const from = ({ client, browser = 'chrome' }: Device) => ({
  'x-forwarded-for': client,
  'user-agent': browsers[browser],
})
const attempt = (device: Device, email: string, password = 'wrong'): Promise<Answer> =>
  app.request('/app/internal/users/sign-in', { json: { email, password }, headers: from(device) })
const signIn = (device: Device, { email, password }: TestAccountant) => attempt(device, email, password)

async function fail(device: Device, emails: readonly string[]): Promise<void> {
  for (const email of emails) await attempt(device, email)
}
const times = (count: number, email: string) => Array.from({ length: count }, () => email)
const strangers = (count: number) => Array.from({ length: count }, (_, i) => `nobody${i}@example.com`)

test('five wrong passwords make one device wait a minute, then two', async () => {
  const owner = await addAccountant(app.services)
  for (const [seconds, wait] of [
    [60, 'un minuto'],
    [120, '2 minutos'],
  ] as const) {
    for (const email of times(5, owner.email)) expect((await attempt(home, email)).status).toBe(401)
    const { status, body, headers } = await attempt(home, owner.email.toUpperCase(), owner.password)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe(String(seconds))
    expect(body).toMatchObject({ message: `Hiciste demasiados intentos. Espera ${wait} y vuelve a intentarlo.` })
    app.wait(seconds)
  }
  expect((await signIn(home, owner)).status).toBe(200)
})

test('a right password ends the count, and right passwords are not counted', async () => {
  const owner = await addAccountant(app.services)
  for (let round = 0; round < 3; round++) {
    await fail(home, times(4, owner.email))
    expect((await signIn(home, owner)).status).toBe(200)
  }
  for (let round = 0; round < 12; round++) expect((await signIn(home, owner)).status).toBe(200)
})

test('attempts side by side do not slip through the limit', async () => {
  const { email } = await addAccountant(app.services)
  const answers = await Promise.all(times(15, email).map((address) => attempt(home, address)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('a stranger who tries an address does not keep its owner out, on a device that was never seen before', async () => {
  const owner = await addAccountant(app.services)
  await fail(stranger, times(120, owner.email))
  expect((await attempt(stranger, owner.email)).status).toBe(429)
  expect((await signIn(home, owner)).status).toBe(200)
})

test('nor does one behind the address of the same office, in another browser', async () => {
  const owner = await addAccountant(app.services)
  await fail({ ...home, browser: 'firefox' }, times(60, owner.email))
  expect((await signIn(home, owner)).status).toBe(200)
})

test('one client that tries many accounts is stopped after fifty failures; a known device behind it is not', async () => {
  const owner = await addAccountant(app.services)
  await signIn(home, owner)
  await fail(home, strangers(50))
  expect((await attempt(home, 'somebody@example.com')).status).toBe(429)
  expect((await signIn({ ...home, browser: 'safari' }, owner)).status).toBe(429)
  expect((await signIn(home, owner)).status).toBe(200)
})

test('strangers at many places are stopped after a hundred failures for one address; a known device is not', async () => {
  const owner = await addAccountant(app.services)
  await signIn(home, owner)
  for (let place = 0; place < 20; place++) await fail({ client: `200.1.2.${place}` }, times(5, owner.email))
  expect((await attempt({ client: '200.1.3.1' }, owner.email)).status).toBe(429)
  expect((await signIn(home, owner)).status).toBe(200)
})

test('a known device has a limit of its own, and no stranger counts for it', async () => {
  const owner = await addAccountant(app.services)
  await signIn(home, owner)
  await fail(home, times(5, owner.email))
  expect((await signIn(home, owner)).status).toBe(429)
})

test('a device is known for three months', async () => {
  const owner = await addAccountant(app.services)
  await signIn(home, owner)
  app.wait(89 * DAY_SECONDS)
  await fail(home, strangers(50))
  expect((await signIn(home, owner)).status).toBe(200)
  app.wait(91 * DAY_SECONDS)
  await fail(home, strangers(50))
  expect((await signIn(home, owner)).status).toBe(429)
})

test('a new password is the way in during an attack: its device is known from then on, the others are not any more', async () => {
  const owner = await addAccountant(app.services)
  const cafe = { client: '190.1.1.2' }
  await signIn(cafe, owner)
  await fail(home, times(6, owner.email))
  await fail(home, strangers(50))
  expect((await signIn(home, owner)).status).toBe(429)
  await app.request('/app/internal/users/recover-password', { json: { email: owner.email } })
  const [, token] = /contrase%C3%B1a#([\w-]+)/.exec(app.outbox.messages.at(-1)?.text ?? '') ?? []
  const password = 'Contapro2027'
  const json = { token, password }
  const reset = await app.request('/app/internal/users/password', { method: 'PUT', json, headers: from(home) })
  expect(reset.status).toBe(204)
  expect((await attempt(home, owner.email, password)).status).toBe(200)
  await fail(cafe, strangers(50))
  expect((await attempt(cafe, owner.email, password)).status).toBe(429)
})
