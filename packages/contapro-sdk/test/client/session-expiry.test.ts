import { expect, test } from 'vitest'
import {
  type ContaproEvent,
  createContaproClient,
  getMe,
  getTotalAmount,
  getVoucherFile,
  listBusinesses,
  listTaxPeriods,
  signIn,
} from '../../src/index.ts'
import { anErrorAnswer, signedInSession } from '../../src/testing/index.ts'
import { recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const baseUrl = 'https://api.contapro.test'
const expired = Response.json(anErrorAnswer('ACCESS_TOKEN_INVALID'), { status: 401 })
const wrongPassword = Response.json(anErrorAnswer('USER_PASSWORD_INCORRECT'), { status: 401 })

function expiryEvents(events: readonly ContaproEvent[]): number {
  return events.filter(({ type }) => type === 'session-expired').length
}

test('a 401 on data calls flags the session as expired once, however many calls fail', async () => {
  const events: ContaproEvent[] = []
  const session = signedInSession()
  const client = createContaproClient({
    baseUrl,
    session,
    fetch: recordingFetch(expired),
    onEvent: (e) => events.push(e),
  })

  const errors = await Promise.all([
    rejectionOf(listBusinesses(client)),
    rejectionOf(listTaxPeriods(client, 'u')),
    rejectionOf(getTotalAmount(client, { ruc: '20990000019', taxPeriod: '202608' })),
  ])

  expect(errors.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(session.auth.getSnapshot()).toMatchObject({ isExpired: true, loginStatus: 'SUCCESS' })
  expect(expiryEvents(events)).toBe(1)
})

test('a wrong password never counts as an expired session', async () => {
  const events: ContaproEvent[] = []
  const session = signedInSession()
  const client = createContaproClient({
    baseUrl,
    session,
    fetch: recordingFetch(wrongPassword),
    onEvent: (e) => events.push(e),
  })

  const error = await rejectionOf(signIn(client, { email: 'a@b.pe', password: 'no' }))

  expect(error).toMatchObject({ code: 'USER_PASSWORD_INCORRECT', detail: 'El correo o la contraseña son incorrectos' })
  expect(session.auth.getSnapshot()).toMatchObject({ isExpired: false, loginStatus: 'INCORRECT_CREDENTIALS' })
  expect(expiryEvents(events)).toBe(0)
})

test('another failure of sign-in is an error, not wrong credentials', async () => {
  const session = signedInSession()
  const client = createContaproClient({ baseUrl, session, fetch: recordingFetch(new TypeError('fetch failed')) })
  await rejectionOf(signIn(client, { email: 'a@b.pe', password: 'no' }))
  expect(session.auth.getSnapshot().loginStatus).toBe('ERROR')
})

test('a 401 of a call that carried no token flags nothing', async () => {
  const session = signedInSession()
  session.logOut()
  const client = createContaproClient({ baseUrl, session, fetch: recordingFetch(expired) })
  await rejectionOf(listBusinesses(client))
  expect(session.auth.getSnapshot().isExpired).toBe(false)
})

test('a signed address that is refused says nothing about the session', async () => {
  const session = signedInSession()
  const client = createContaproClient({ baseUrl, session, fetch: recordingFetch(expired) })
  await rejectionOf(getVoucherFile(client, '/app/internal/voucher-files/u/a.xml?expires=1&signature=s'))
  expect(session.auth.getSnapshot().isExpired).toBe(false)
})

test('a 401 on the current-user call clears token and user', async () => {
  const session = signedInSession()
  const client = createContaproClient({ baseUrl, session, fetch: recordingFetch(expired) })
  await rejectionOf(getMe(client))
  expect(session.auth.getSnapshot()).toMatchObject({
    accessToken: null,
    user: null,
    sessionId: 'anonymous',
    loginStatus: 'NOT_LOGGED',
    isExpired: false,
  })
})

test('a late 401 of the session before does not touch the new one', async () => {
  let answer: ((response: Response) => void) | undefined
  const session = signedInSession()
  const client = createContaproClient({
    baseUrl,
    session,
    fetch: () => new Promise((resolve) => (answer = resolve)),
  })
  const me = rejectionOf(getMe(client))
  await Promise.resolve()
  session.logIn({ access_token: 'second', ab_test_group: 'A' })
  await new Promise((resolve) => setImmediate(resolve))
  answer?.(expired.clone())
  await me
  expect(session.auth.getSnapshot()).toMatchObject({ accessToken: 'second', isExpired: false })

  const list = rejectionOf(listBusinesses(client))
  await new Promise((resolve) => setImmediate(resolve))
  session.logIn({ access_token: 'third', ab_test_group: 'A' })
  answer?.(expired.clone())
  await list
  expect(session.auth.getSnapshot()).toMatchObject({ accessToken: 'third', isExpired: false })
})

test('a host with tokens of its own hears of the expiry once for each token, and a new token ends it', async () => {
  const events: ContaproEvent[] = []
  let token = 'first'
  const fetch = recordingFetch(expired, expired, Response.json({ businesses: [] }), expired)
  const client = createContaproClient({ baseUrl, fetch, getAccessToken: () => token, onEvent: (e) => events.push(e) })

  await rejectionOf(listBusinesses(client))
  await rejectionOf(getMe(client))
  expect(client.session.auth.getSnapshot().isExpired).toBe(true)
  expect(expiryEvents(events)).toBe(1)

  token = 'second'
  await listBusinesses(client)
  expect(client.session.auth.getSnapshot().isExpired).toBe(false)
  expect(fetch.sent.map(({ authorization }) => authorization)).toEqual([
    'Bearer first',
    'Bearer first',
    'Bearer second',
  ])

  await rejectionOf(listBusinesses(client))
  expect(expiryEvents(events)).toBe(2)
})

test('cache keys begin with client and session, so that two clients or two sessions never mix', () => {
  const session = signedInSession()
  const [one, two] = [createContaproClient({ baseUrl, session }), createContaproClient({ baseUrl, session })]
  expect(one.key[0]).toBe('contapro')
  expect(one.key[1]).not.toBe(two.key[1])
  expect(one.key[2]).toBe('mock-session')

  session.logOut()
  expect(one.key[2]).toBe('anonymous')

  session.logIn({ access_token: 'no-jwt', ab_test_group: 'A' })
  const first = one.key[2]
  session.logIn({ access_token: 'no-jwt-either', ab_test_group: 'A' })
  expect(one.key[2]).not.toBe(first)

  expect(createContaproClient({ baseUrl, getAccessToken: () => 't', id: 'ssr' }).key).toEqual([
    'contapro',
    'ssr',
    'host',
  ])
})

test('importing and creating touch no network and no timer', () => {
  const fetch = recordingFetch(Response.json({}))
  createContaproClient({ baseUrl, fetch })
  expect(fetch.sent).toEqual([])
})
