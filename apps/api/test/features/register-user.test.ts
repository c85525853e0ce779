import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { findUserByEmail } from '../../src/company/accounts/users.store.ts'
import { type CaptchaProof, CaptchaRefusedError } from '../../src/platform/captcha/captcha.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant } from '../../test-kit/testing-records.ts'

const proofs: CaptchaProof[] = []
const app = useTestApp('pglite', {
  captcha: {
    async check(proof) {
      proofs.push(proof)
      if (proof.token === 'a program') throw new CaptchaRefusedError()
      return proof.token === undefined ? 'missing' : 'passed'
    },
  },
})

let next = 40_000_100
function registration(more: object = {}) {
  next += 1
  return {
    name: 'Rosa Elvira',
    last_name: 'Quispe Mamani',
    document_number: String(next),
    email: `rosa${next}@example.com`,
    phone_number: '900000001',
    accountant_profile: 'Contador Freelance',
    password: 'Contapro2026',
    ...more,
  }
}
const register = (json: object) => app.request('/app/internal/users', { json })

test('whoever registers is signed in, in a group, on the free trial of plan 1 that ends after fifteen days in Lima', async () => {
  const json = registration()
  const { status, body } = await register(json)
  expect(status).toBe(200)
  const { access_token: token, ab_test_group: group } = body as { access_token: string; ab_test_group: string }
  expect(['A', 'B']).toContain(group)
  const me = await app.request('/app/internal/me', { headers: { authorization: `Bearer ${token}` } })
  expect(me.body).toEqual({
    uuid: decodeJwt(token).sub,
    name: json.name,
    last_name: json.last_name,
    document_number: json.document_number,
    email: json.email,
    phone_number: json.phone_number,
    accountant_profile: 'Contador Freelance',
    subscription: { plan_type: 1, end_date: '2026-09-16' },
  })
  const signIn = { email: json.email, password: json.password }
  expect((await app.request('/app/internal/users/sign-in', { json: signIn })).body).toMatchObject({
    ab_test_group: group,
  })
})

test('the password is kept as a hash, the campaign as it came, and texts are trimmed', async () => {
  const email = 'Mayusculas@Example.com'
  const json = registration({ email, utm_source: 'boletin', utm_medium: 'mail', utm_campaign: 'setiembre' })
  expect((await register({ ...json, name: 'Rosa ', last_name: ' Quispe ' })).status).toBe(200)
  expect(await findUserByEmail(app.services.database, email)).toMatchObject({
    email: 'mayusculas@example.com',
    name: 'Rosa',
    lastName: 'Quispe',
    passwordHash: expect.stringMatching(/^scrypt\$/),
    utmSource: 'boletin',
    utmMedium: 'mail',
    utmCampaign: 'setiembre',
    captcha: 'missing',
    hasUsedTrial: true,
  })
})

test('both groups are given', async () => {
  const groups = new Set<unknown>()
  for (let i = 0; i < 20 && groups.size < 2; i++) {
    groups.add(((await register(registration())).body as { ab_test_group: string }).ab_test_group)
  }
  expect(groups).toEqual(new Set(['A', 'B']))
  app.wait(900)
})

test.each([
  [
    'address',
    { email: 'TAKEN@example.com' },
    [{ field: 'email', message: 'El correo electrónico ya se encuentra registrado' }],
  ],
  [
    'DNI',
    { document_number: '40000099' },
    [{ field: 'document_number', message: 'El documento de identidad ya se encuentra registrado' }],
  ],
  [
    'address and DNI',
    { email: 'taken@example.com', document_number: '40000099' },
    [{ field: 'email' }, { field: 'document_number' }],
  ],
])('an %s that has an account already is refused, and says which', async (_, taken, errors) => {
  const known = await findUserByEmail(app.services.database, 'taken@example.com')
  if (!known) await addAccountant(app.services, { email: 'taken@example.com', documentNumber: '40000099' })
  const { status, body } = await register(registration(taken))
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'USER_ALREADY_REGISTERED', errors })
})

test('of two registrations of one address at once, one makes the account and the other is told', async () => {
  const json = registration()
  const answers = await Promise.all([register(json), register({ ...json, document_number: '40000098' })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test.each([
  ['a name with digits', { name: 'Rosa 2' }, 'name'],
  ['a DNI of seven digits', { document_number: '4000000' }, 'document_number'],
  ['an address without @', { email: 'rosa' }, 'email'],
  ['a landline number', { phone_number: '014000000' }, 'phone_number'],
  ['the profile Siscont', { accountant_profile: 'Siscont' }, 'accountant_profile'],
  ['a password of five characters', { password: 'Abcde' }, 'password'],
  ['a password without capitals', { password: 'contapro2026' }, 'password'],
  ['a password without small letters', { password: 'CONTAPRO2026' }, 'password'],
])('%s is refused', async (_, wrong, field) => {
  const { status, body } = await register(registration(wrong))
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'REQUEST_MALFORMED', errors: [{ field }] })
})

test('surnames of blanks are refused', async () => {
  const { status, body } = await register(registration({ last_name: '  ' }))
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ code: 'LAST_NAME_EMPTY', field: 'last_name' }] })
})

test('a captcha token is verified for its action, and one of a program makes no account', async () => {
  const json = registration({ captcha_token: 'a person', captcha_action: 'REGISTER_USER' })
  expect((await register(json)).status).toBe(200)
  expect(proofs.at(-1)).toEqual({ token: 'a person', action: 'REGISTER_USER', client: 'unknown' })
  const refused = registration({ captcha_token: 'a program', captcha_action: 'REGISTER_USER' })
  const { status, body } = await register(refused)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'CAPTCHA_REFUSED' })
  expect(await findUserByEmail(app.services.database, refused.email)).toBeUndefined()
})

test('one client registers thirty times in a quarter of an hour, and cannot ask for more addresses', async () => {
  app.wait(900)
  for (let attempt = 0; attempt < 30; attempt++) await register(registration({ email: 'taken@example.com' }))
  const { status, headers } = await register(registration())
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('900')
  app.wait(900)
  expect((await register(registration())).status).toBe(200)
})

test('a form of more than 64 KiB is refused unread', async () => {
  const { status } = await register(registration({ captcha_token: 'x'.repeat(70_000) }))
  expect(status).toBe(413)
})

test('no password, token or captcha token of a registration reaches the log', async () => {
  const since = app.log.length
  const json = registration({
    password: 'SecretoDeRosa1',
    captcha_token: 'captcha-de-rosa',
    captcha_action: 'REGISTER_USER',
  })
  const { body } = await register(json)
  const log = app.log.slice(since).join('')
  expect(log).toContain('/app/internal/users')
  for (const secret of [
    'SecretoDeRosa1',
    'captcha-de-rosa',
    (body as { access_token: string }).access_token,
    json.email,
  ]) {
    expect(log).not.toContain(secret)
  }
})
