import { describe, expect, test } from 'vitest'
import { createOpenSessions } from '../../src/company/accounts/open-sessions.ts'
import { schema } from '../../src/platform/db/index.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, type TestAccountant } from '../../test-kit/testing-records.ts'

interface ListedSession {
  readonly uuid: string
  readonly is_current: boolean
  readonly browser: string | null
  readonly operating_system: string | null
  readonly created_at: string
  readonly last_seen_at: string
}

const sessions = '/app/internal/me/sessions'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  const statusOf = async (as: TestAccountant) => (await app.request('/app/internal/me', { as })).status
  const signedIn = async (account: TestAccountant, userAgent = ''): Promise<TestAccountant> => {
    const { email, password } = account
    const headers = { 'user-agent': userAgent }
    const { body } = await app.request('/app/internal/users/sign-in', { json: { email, password }, headers })
    return { ...account, token: (body as { access_token: string }).access_token }
  }
  const list = async (as: TestAccountant): Promise<ListedSession[]> => {
    const { body } = await app.request(sessions, { as })
    return (body as { sessions: ListedSession[] }).sessions
  }

  test('a sign-out ends its session and no other one', async () => {
    const here = await addAccountant(app.services)
    const [there, stranger] = [await signedIn(here), await addAccountant(app.services)]
    expect((await app.request(`${sessions}/current`, { method: 'DELETE', as: here })).status).toBe(204)
    const { status, body } = await app.request('/app/internal/me', { as: here })
    expect([status, body]).toMatchObject([401, { code: 'ACCESS_TOKEN_INVALID' }])
    expect([await statusOf(there), await statusOf(stranger)]).toEqual([200, 200])
  })

  test('another server refuses an ended session after a second at most', async () => {
    const { services } = app
    const account = await addAccountant(services)
    const session = await services.accessTokens.read(account.token)
    const elsewhere = createOpenSessions(services.database, services.clock, services.limits.sessionIdleMinutes)
    expect(await elsewhere.epochOf(session)).toBe(0)
    await app.request(`${sessions}/current`, { method: 'DELETE', as: account })
    app.wait(1)
    expect(await elsewhere.epochOf(session)).toBeUndefined()
  })

  test('the list names the browsers of the open sessions of the account, the last one seen first', async () => {
    const first = await addAccountant(app.services)
    await addAccountant(app.services)
    app.wait(300)
    const phone = await signedIn(first, safari)
    app.wait(300)
    const unnamed = await signedIn(first, 'Mi propio texto/1.0 (x) ')
    app.wait(60)
    const listed = await list(phone)
    const named = listed.map(({ is_current, browser, operating_system }) => [is_current, browser, operating_system])
    expect(named).toEqual([
      [true, 'Safari', 'iOS'],
      [false, null, null],
      [false, 'Chrome', 'Windows'],
    ])
    await app.request(`${sessions}/current`, { method: 'DELETE', as: unnamed })
    expect(await list(phone)).toHaveLength(2)
  })

  test('the others end together, and the session that ends them stays', async () => {
    const here = await addAccountant(app.services)
    const others = [await signedIn(here), await signedIn(here)]
    const stranger = await addAccountant(app.services)
    expect((await app.request(`${sessions}/others`, { method: 'DELETE', as: here })).status).toBe(204)
    for (const other of others) expect(await statusOf(other)).toBe(401)
    expect([await statusOf(here), await statusOf(stranger)]).toEqual([200, 200])
    expect(await list(here)).toMatchObject([{ is_current: true }])
  })

  test('a session ends after two hours without a call, and goes on with calls between', async () => {
    const used = await addAccountant(app.services)
    const unused = await signedIn(used)
    for (let hour = 0; hour < 3; hour++) {
      app.wait(60 * 60 - 1)
      expect(await statusOf(used)).toBe(200)
    }
    expect(await statusOf(unused)).toBe(401)
    expect(await list(used)).toHaveLength(1)
    app.wait(2 * 60 * 60)
    expect(await statusOf(used)).toBe(401)
  })

  test('the time of the last call is noted, a minute too early at most', async () => {
    const account = await addAccountant(app.services)
    const begun = app.services.clock()
    const seen = async () => {
      const [session] = await list(account)
      return (Date.parse(session?.last_seen_at ?? '') - begun.getTime()) / 1000
    }
    app.wait(59)
    expect(await seen()).toBe(0)
    app.wait(1)
    expect(await seen()).toBe(60)
  })

  test('a sign-in deletes the rows of sessions of the account that began a month ago', async () => {
    const account = await addAccountant(app.services)
    app.wait(30 * 24 * 60 * 60)
    const again = await signedIn(account)
    const rows = await app.services.database.db.select().from(schema.sessions)
    const own = rows.filter(({ accountantUuid }) => accountantUuid === account.uuid)
    expect(own.map(({ uuid }) => uuid)).toEqual((await list(again)).map(({ uuid }) => uuid))
  })

  test('the calls of a screen ask the database once, and a failure is not kept', async () => {
    const { services } = app
    const session = await services.accessTokens.read((await addAccountant(services)).token)
    let asked = 0
    let fails = true
    const db = new Proxy(services.database.db, {
      get(target, name) {
        if (name !== 'select') return Reflect.get(target, name) as unknown
        asked += 1
        if (fails) throw new Error('The database is away.')
        return target.select.bind(target)
      },
    })
    const counted = createOpenSessions({ ...services.database, db }, services.clock, 120)
    await expect(counted.epochOf(session)).rejects.toThrow('away')
    fails = false
    expect(await Promise.all([counted.epochOf(session), counted.epochOf(session)])).toEqual([0, 0])
    expect(asked).toBe(2)
  })
})
