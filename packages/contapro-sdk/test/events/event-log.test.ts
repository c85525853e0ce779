import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type ContaproClient,
  type ContaproClientOptions,
  type ContaproEvent,
  type ContaproSession,
  createContaproClient,
  createContaproSession,
  type KeyValueStorage,
  memoryStorage,
  signIn,
  signOut,
} from '../../src/index.ts'
import { anErrorAnswer, aUser } from '../../src/testing/index.ts'
import { type NextAnswer, recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const baseUrl = 'https://api.contapro.test'
const taken = new Response(null, { status: 204 })
const busy = new Response(null, { status: 503 })
const noNetwork = new TypeError('fetch failed')
const jwt = (sub: string, sid: string): string => `h.${btoa(JSON.stringify({ sub, sid }))}.s`
const company = { uuid: '3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11', name: 'X S.A.C.', ruc: '20990000019' }
const now = new Date('2026-09-01T15:00:00.000Z')
const clock = { now: () => now, after: () => () => {} }

interface Stage {
  readonly client: ContaproClient
  readonly session: ContaproSession
  readonly sent: () => Record<string, unknown>[]
}

function stage(
  answers: readonly NextAnswer[],
  options: Partial<ContaproClientOptions> = {},
  kept: KeyValueStorage = memoryStorage(),
): Stage {
  const session = createContaproSession({ sessionStorage: kept, localStorage: memoryStorage() })
  if (session.auth.getSnapshot().accessToken === null) session.logIn({ access_token: jwt('u-7', 's-77') })
  const fetch = recordingFetch(...answers)
  const client = createContaproClient({ baseUrl, session, fetch, clock, retry: false, ...options })
  const posted = () => fetch.sent.filter(({ method }) => method === 'POST')
  return { client, session, sent: () => posted().map(({ body }) => JSON.parse(body) as Record<string, unknown>) }
}

/** What is on its way has arrived, and its answer was heard. */
async function settled(): Promise<void> {
  // What sends loads with the first event.
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setImmediate(resolve))
}

let leavePage: () => void

beforeEach(() => {
  const listeners = new Set<() => void>()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  leavePage = () => {
    for (const listener of listeners) listener()
    listeners.clear()
  }
})
afterEach(() => vi.unstubAllGlobals())

const forEver = (): Promise<Response> => new Promise(() => {})
const view = (name: string): ContaproEvent & { type: 'viewed' } => ({ type: 'viewed', view: name })

test('an entry goes out with who, which company, which session and the circumstances', async () => {
  const fetch = recordingFetch(taken)
  const { client, session } = stage([], { fetch })
  session.setUtm({ utm_source: 'facebook' })
  session.selectCompany(company, { taxPeriods: ['202608'] })
  client.events.tell(view('comprobantes'))
  await settled()
  expect(fetch.sent).toMatchObject([
    { method: 'POST', path: '/app/internal/me/event-logs', authorization: `Bearer ${jwt('u-7', 's-77')}` },
  ])
  expect(JSON.parse(fetch.sent[0]?.body ?? '')).toEqual({
    event_type: 'view',
    description: 'comprobantes',
    accountant_uuid: 'u-7',
    business_uuid: company.uuid,
    session_id: 's-77',
    metadata: {
      timeStamp: '2026-09-01T15:00:00.000Z',
      abTestGroup: 'A',
      tax_period: '202608',
      utm_source: 'facebook',
    },
  })
})

test('a host with tokens of its own has entries under the accountant that its token names', async () => {
  const { client, sent } = stage([taken], { getAccessToken: async () => jwt('u-8', 's-88') })
  client.events.tell(view('x'))
  await settled()
  expect(sent()).toMatchObject([{ accountant_uuid: 'u-8', session_id: 's-88', business_uuid: null }])
})

test('the loaded user counts where the token names nobody; without both nothing is sent', async () => {
  const { client, session, sent } = stage([taken])
  session.logIn({ access_token: 'no-jwt' })
  client.events.tell(view('before'))
  session.setUser(aUser())
  client.events.tell(view('after'))
  await settled()
  expect(sent()).toMatchObject([{ description: 'after', accountant_uuid: aUser().uuid, session_id: null }])
})

test('an entry outlives the page that it was told on', async () => {
  const keepalive: boolean[] = []
  const { client } = stage([], {
    fetch: async (request) => {
      keepalive.push(request.keepalive)
      return taken.clone()
    },
  })
  client.events.tell(view('x'))
  await settled()
  expect(keepalive).toEqual([true])
})

test('sign-in is logged, a wrong password is told but not sent, and neither waits for the log', async () => {
  const events: ContaproEvent[] = []
  const granted = Response.json({ access_token: jwt('u-9', 's-99'), ab_test_group: 'B' })
  const refused = Response.json(anErrorAnswer('USER_PASSWORD_INCORRECT'), { status: 401 })
  const { client, session, sent } = stage([refused, granted, forEver], { onEvent: (event) => events.push(event) })
  session.logOut()
  const credentials = { email: 'demo@contapro.pe', password: 'Contapro2026' }
  await rejectionOf(signIn(client, credentials))
  await signIn(client, credentials)
  await settled()
  expect(events.filter(({ type }) => type !== 'call-failed')).toEqual([
    { type: 'password-rejected' },
    { type: 'signed-in', sessionId: 's-99', through: 'login' },
  ])
  expect(sent().slice(2)).toMatchObject([
    { event_type: 'login', accountant_uuid: 'u-9', metadata: { abTestGroup: 'B' } },
  ])
})

test('another failure of sign-in tells no wrong password', async () => {
  const events: ContaproEvent[] = []
  const { client } = stage([busy], { onEvent: (event) => events.push(event) })
  await rejectionOf(signIn(client, { email: 'demo@contapro.pe', password: 'x' }))
  await settled()
  expect(events.map(({ type }) => type)).toEqual(['call-failed'])
})

test('a failing log is nobody’s failure: no event, no expiry, no renewal of the session', async () => {
  const events: ContaproEvent[] = []
  const { client, session, sent } = stage([new Response(null, { status: 401 })], {
    onEvent: (event) => events.push(event),
  })
  client.events.tell(view('x'))
  await settled()
  expect(sent()).toHaveLength(1)
  expect(events).toEqual([view('x')])
  expect(session.auth.getSnapshot().isExpired).toBe(false)
})

test.each([
  ['no network', noNetwork, 3],
  ['a server that is down', busy, 3],
  ['a server that breaks', new Response(null, { status: 500 }), 3],
  ['too many', new Response(null, { status: 429 }), 3],
  ['an event that is refused', new Response(null, { status: 400 }), 1],
  ['an accountant who is another', new Response(null, { status: 404 }), 1],
])('%s: the entry is tried with the next ones and given up after %o %i attempts', async (_, answer, attempts) => {
  const { client, sent } = stage([answer])
  for (const name of ['first', 'b', 'c', 'd', 'e']) {
    client.events.tell(view(name))
    await settled()
  }
  expect(sent().filter(({ description }) => description === 'first')).toHaveLength(attempts)
})

test('an entry that was taken is not sent again', async () => {
  const { client, sent } = stage([noNetwork, taken])
  client.events.tell(view('a'))
  await settled()
  client.events.tell(view('b'))
  await settled()
  client.events.tell(view('c'))
  await settled()
  expect(sent().map(({ description }) => description)).toEqual(['a', 'a', 'b', 'c'])
})

test('what waits is tried a last time when the page is left', async () => {
  const { client, sent } = stage([noNetwork, taken])
  client.events.tell(view('a'))
  await settled()
  leavePage()
  await settled()
  expect(sent().map(({ description }) => description)).toEqual(['a', 'a'])
  leavePage()
  await settled()
  expect(sent()).toHaveLength(2)
})

test('what waits goes out with the next event of the next page', async () => {
  const kept = memoryStorage()
  const before = stage([noNetwork], {}, kept)
  before.client.events.tell(view('a'))
  await settled()
  expect(kept.getItem('contapro-events')).toContain('"a"')

  const after = stage([taken], {}, kept)
  expect(after.sent()).toEqual([])
  after.client.events.tell(view('b'))
  await settled()
  expect(after.sent().map(({ description }) => description)).toEqual(['a', 'b'])
  expect(kept.getItem('contapro-events')).toBeNull()
})

test('signing out sends what waits under its own token, and leaves nothing for whoever comes next', async () => {
  const kept = memoryStorage()
  const { client, session, sent } = stage([noNetwork, noNetwork, taken], {}, kept)
  client.events.tell(view('a'))
  await settled()
  signOut(client)
  await settled()
  expect(sent().map(({ description }) => description)).toEqual(['a', 'a'])
  expect(kept.getItem('contapro-events')).toBeNull()

  session.logIn({ access_token: jwt('u-8', 's-88') })
  client.events.tell(view('b'))
  await settled()
  expect(sent().map(({ description }) => description)).toEqual(['a', 'a', 'b'])
})

test('what is told right before signing out still goes out, before the session ends on the server', async () => {
  const fetch = recordingFetch(taken)
  const { client } = stage([], { fetch })
  client.events.tell({ type: 'clicked', view: 'menu', target: 'cerrar_sesion' })
  signOut(client)
  await settled()
  const bearer = `Bearer ${jwt('u-7', 's-77')}`
  expect(fetch.sent.map((one) => `${one.method} ${one.authorization}`)).toEqual([`POST ${bearer}`, `DELETE ${bearer}`])
  expect(fetch.sent[0]?.body).toContain('menu_cerrar_sesion')
})

test('signing out forgets what an earlier page left waiting', async () => {
  const kept = memoryStorage()
  const before = stage([noNetwork], {}, kept)
  before.client.events.tell(view('a'))
  await settled()
  signOut(stage([taken], {}, kept).client)
  expect(kept.getItem('contapro-events')).toBeNull()
})

test('at most twenty events wait, the newest', async () => {
  const kept = memoryStorage()
  const { client } = stage([noNetwork], {}, kept)
  for (let index = 0; index < 30; index++) client.events.tell(view(`v${index}`))
  await settled()
  const waiting = JSON.parse(kept.getItem('contapro-events') ?? '[]') as { body: { description: string } }[]
  expect(waiting).toHaveLength(20)
  expect(waiting.at(-1)?.body.description).toBe('v29')
})

test.each(['{', 'null', '7', '[null,7,{"body":null}]'])(
  'stored content that is no queue is left aside: %s',
  async (text) => {
    const kept = memoryStorage()
    kept.setItem('contapro-events', text)
    const { client, sent } = stage([taken], {}, kept)
    client.events.tell(view('a'))
    await settled()
    expect(sent().map(({ description }) => description)).toEqual(['a'])
  },
)

test('nobody signed in: listeners hear the event, nothing is sent', async () => {
  const heard: ContaproEvent[] = []
  const { client, session, sent } = stage([taken], { onEvent: (event) => heard.push(event) })
  session.logOut()
  client.events.tell(view('a'))
  await settled()
  expect(heard).toEqual([view('a')])
  expect(sent()).toEqual([])
})

test('a host switches the log off; listeners still hear', async () => {
  const heard: ContaproEvent[] = []
  const { client, sent } = stage([taken], { eventLog: false, onEvent: (event) => heard.push(event) })
  client.events.tell(view('a'))
  await client.events.flush()
  expect(heard).toHaveLength(1)
  expect(sent()).toEqual([])
})

test('every listener hears, also beside one that throws, until it leaves', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { client } = stage([taken], {
    onEvent: () => {
      throw new Error('of the host')
    },
  })
  const heard: ContaproEvent[] = []
  const leave = client.events.subscribe((event) => heard.push(event))
  client.events.tell(view('a'))
  await settled()
  leave()
  client.events.tell(view('b'))
  await settled()
  expect(heard).toEqual([view('a')])
  expect(reported).toHaveBeenCalledTimes(2)
})

test('a host whose token cannot be had loses the entry and nothing else', async () => {
  const { client, sent } = stage([taken], { getAccessToken: () => Promise.reject(new Error('no token')) })
  client.events.tell(view('a'))
  client.events.tell({ type: 'company-selected', businessUuid: company.uuid })
  await settled()
  expect(sent()).toEqual([])
})

test('the first dashboard view after a login is told once, and the next login has its own', async () => {
  const heard: ContaproEvent[] = []
  const { client, session } = stage([taken], { onEvent: (event) => heard.push(event) })
  const views = (): number => heard.filter(({ type }) => type === 'dashboard-first-viewed').length
  client.events.dashboardViewed()
  client.events.dashboardViewed()
  await settled()
  expect(views()).toBe(1)
  session.logIn({ access_token: jwt('u-7', 's-78') })
  client.events.dashboardViewed()
  await settled()
  expect(views()).toBe(2)
})
