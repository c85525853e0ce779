import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, testRuc } from '../../test-kit/testing-records.ts'

const key = randomBytes(32).toString('base64url')
const app = useTestApp('pglite', { partnerKeys: ['another-key-of-the-same-partner-2026', key] })
// Each test begins with no attempts counted.
beforeEach(() => app.wait(900))

const company = { ruc: testRuc(41), razon_social: 'EMPRESA DE PRUEBA S.A.C.' }
const customer = () => addAccountant(app.services, { accountantProfile: 'Siscont', abTestGroup: 'B' })
const ask = (json: object, headers: Record<string, string> = { authorization: `Bearer ${key}` }): Promise<Answer> =>
  app.request('/app/internal/siscont/handovers', { json, headers })
const enter = (handover: string): Promise<Answer> =>
  app.request('/app/internal/siscont/handover-sign-in', { json: { handover } })

async function handoverOf(json: object): Promise<string> {
  const { status, body } = await ask(json)
  expect(status).toBe(200)
  return (body as { handover: string }).handover
}

test('a handed-over token signs its customer in, and tells the company that was open', async () => {
  const { email, uuid } = await customer()
  const { status, body } = await enter(await handoverOf({ email: email.toUpperCase(), company }))
  expect(status).toBe(200)
  expect(body).toMatchObject({ access_token: expect.any(String), ab_test_group: 'B', email, company })
  const { access_token: token } = body as { access_token: string }
  const me = await app.request('/app/internal/me', { headers: { authorization: `Bearer ${token}` } })
  expect(me.body).toMatchObject({ uuid })
})

test('a company is not needed', async () => {
  const { email } = await customer()
  expect((await enter(await handoverOf({ email }))).body).toMatchObject({ email, company: null })
})

test('a token opens one session, also when it is used twice at once', async () => {
  const { email } = await customer()
  const handover = await handoverOf({ email })
  const answers = await Promise.all([enter(handover), enter(handover)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  expect(await enter(handover)).toMatchObject({ status: 401, body: { code: 'HANDOVER_USED' } })
})

test('a token holds for two minutes', async () => {
  const { email } = await customer()
  const { body } = await ask({ email })
  const { handover, expires_at: expiresAt } = body as { handover: string; expires_at: string }
  expect(Date.parse(expiresAt) - app.services.clock().getTime()).toBe(120_000)
  app.wait(120)
  expect(await enter(handover)).toMatchObject({ status: 401, body: { code: 'HANDOVER_EXPIRED' } })
})

test('a token that was changed, or that another server made, does not hold', async () => {
  const { email } = await customer()
  const handover = await handoverOf({ email })
  const changed = `${handover.slice(0, -6)}${handover.at(-6) === 'A' ? 'B' : 'A'}${handover.slice(-5)}`
  for (const token of [changed, 'v1.AAAA', 'eyJhbGciOiJub25lIn0.e30.', app.services.sealer.seal('{}', 'handover')]) {
    expect(await enter(token)).toMatchObject({ status: 401, body: { code: 'HANDOVER_INVALID' } })
  }
  expect((await enter(handover)).status).toBe(200)
})

test('a new password voids what was handed over before', async () => {
  const { email, uuid } = await customer()
  const handover = await handoverOf({ email })
  const { db } = app.services.database
  await db.execute(sql`update users set session_epoch = session_epoch + 1 where uuid = ${uuid}`)
  expect(await enter(handover)).toMatchObject({ status: 401, body: { code: 'HANDOVER_INVALID' } })
})

test('used tokens are forgotten once they would have expired', async () => {
  const { email } = await customer()
  const { db } = app.services.database
  const kept = async (): Promise<number> =>
    Number((await db.execute(sql`select count(*) as n from used_handovers`)).rows[0]?.['n'])
  await enter(await handoverOf({ email }))
  app.wait(121)
  await enter(await handoverOf({ email }))
  expect(await kept()).toBe(1)
})

test('who has no account, or one that did not come from the partner, is not handed over', async () => {
  const { email } = await addAccountant(app.services)
  const own = await ask({ email })
  const unknown = await ask({ email: 'nobody@example.com' })
  expect(own).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } })
  expect(unknown.text).toBe(own.text)
})

test('a RUC with a wrong check digit is refused before anybody is sent in', async () => {
  const { email } = await customer()
  const { status, body } = await ask({ email, company: { ...company, ruc: '20990000010' } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ code: 'RUC_INVALID', field: 'company.ruc' }] })
})

test('without a key of the configuration nothing is handed over', async () => {
  const { email, token } = await customer()
  for (const authorization of ['', `Bearer ${key}x`, `Bearer ${token}`, key, 'Bearer ']) {
    expect(await ask({ email }, { authorization })).toMatchObject({
      status: 401,
      body: { code: 'PARTNER_KEY_INVALID' },
    })
  }
})

test('wrong keys are counted, right ones are not', async () => {
  const { email } = await customer()
  for (let attempt = 0; attempt < 40; attempt++) expect((await ask({ email })).status).toBe(200)
  for (let attempt = 0; attempt < 30; attempt++) await ask({ email }, { authorization: 'Bearer wrong' })
  expect((await ask({ email })).status).toBe(429)
})

test('tokens that do not hold are counted', async () => {
  for (let attempt = 0; attempt < 60; attempt++) await enter('v1.AAAA')
  expect((await enter('v1.AAAA')).status).toBe(429)
})

test('neither key nor token reaches the log, and a token tells nothing to who finds it', async () => {
  const since = app.log.length
  const { email } = await customer()
  const handover = await handoverOf({ email, company })
  await enter(handover)
  await enter(handover)
  const log = app.log.slice(since).join('')
  expect(log).toContain('/app/internal/siscont/handover-sign-in')
  for (const secret of [key, handover, email]) expect(log).not.toContain(secret)
  const readable = Buffer.from(handover.slice(3), 'base64url').toString('latin1')
  for (const fact of [email, company.ruc]) expect(readable).not.toContain(fact)
})
