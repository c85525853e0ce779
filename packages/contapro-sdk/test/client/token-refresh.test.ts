import { expect, test, vi } from 'vitest'
import {
  type ContaproClientOptions,
  type ContaproEvent,
  createContaproClient,
  getMe,
  listBusinesses,
  listTaxPeriods,
  type RefreshAccessToken,
  registerBusiness,
  signIn,
  signOut,
} from '../../src/index.ts'
import { anErrorAnswer, signedInSession } from '../../src/testing/index.ts'
import { type NextAnswer, recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const baseUrl = 'https://api.contapro.test'
const expired = Response.json(anErrorAnswer('ACCESS_TOKEN_INVALID'), { status: 401 })
const fine = Response.json({ businesses: [], tax_periods: ['202608'] })

/** A client whose server takes only the tokens of `taken`, and everything else that a test looks at. */
function stage(taken: readonly string[], options: Partial<ContaproClientOptions> = {}) {
  const events: ContaproEvent[] = []
  const session = signedInSession()
  session.logIn({ access_token: 'first', ab_test_group: 'A' })
  const sent: (string | null)[] = []
  const client = createContaproClient({
    baseUrl,
    session,
    eventLog: false,
    retry: false,
    onEvent: (event) => events.push(event),
    fetch: async (request) => {
      const authorization = request.headers.get('authorization')
      // A sign-out ends the session on the server.
      if (request.method !== 'DELETE') sent.push(authorization)
      await Promise.resolve()
      return (taken.includes(authorization ?? '') ? fine : expired).clone()
    },
    ...options,
  })
  return { client, session, events, sent }
}

test('a token is renewed once for many failing calls, and each is repeated once with the new one', async () => {
  const refresh = vi.fn<RefreshAccessToken>(async () => 'second')
  const { client, session, events, sent } = stage(['Bearer second'], { refreshAccessToken: refresh })
  const { sessionId } = session.auth.getSnapshot()

  await Promise.all([listBusinesses(client), listTaxPeriods(client, 'u'), listBusinesses(client)])

  expect(refresh.mock.calls).toEqual([['first']])
  expect(sent).toEqual([...Array(3).fill('Bearer first'), ...Array(3).fill('Bearer second')])
  expect(session.auth.getSnapshot()).toMatchObject({ accessToken: 'second', isExpired: false, sessionId })
  expect(events).toEqual([])
})

test('a write is repeated too: a refused call did nothing', async () => {
  const { client, sent } = stage(['Bearer second'], { refreshAccessToken: () => 'second' })
  const fetched = registerBusiness(client, {
    ruc: '20990000019',
    name: 'X',
    username: 'PRUEBA01',
    passwordSOL: 'x',
    terms: true,
    privacy: true,
  })
  await fetched
  expect(sent).toEqual(['Bearer first', 'Bearer second'])
})

test('a 401 that comes after the renewal is repeated with the new token, without another renewal', async () => {
  const refresh = vi.fn<RefreshAccessToken>(() => 'second')
  const answers: ((response: Response) => void)[] = []
  const { client } = stage([], {
    refreshAccessToken: refresh,
    fetch: (request) =>
      new Promise((resolve) =>
        request.headers.get('authorization') === 'Bearer second' ? resolve(fine.clone()) : answers.push(resolve),
      ),
  })
  const [early, late] = [listBusinesses(client), listBusinesses(client)]
  await expect.poll(() => answers).toHaveLength(2)
  answers[0]?.(expired.clone())
  await early
  answers[1]?.(expired.clone())
  await late
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a renewal that gives up flags the session as expired once, and is not asked for again', async () => {
  const refresh = vi.fn<RefreshAccessToken>(() => null)
  const { client, session, events, sent } = stage([], { refreshAccessToken: refresh })

  const calls = [listBusinesses(client), listTaxPeriods(client, 'u')].map(rejectionOf)
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401])
  await rejectionOf(listBusinesses(client))

  expect(refresh).toHaveBeenCalledTimes(1)
  expect(sent).toEqual(Array(3).fill('Bearer first'))
  expect(session.auth.getSnapshot()).toMatchObject({ accessToken: 'first', isExpired: true })
  expect(events.filter(({ type }) => type === 'session-expired')).toHaveLength(1)
})

test('a renewed token that is refused too flags the session as expired, and the call is not sent a third time', async () => {
  const { client, session, sent } = stage([], { refreshAccessToken: () => 'second' })
  expect(await rejectionOf(listBusinesses(client))).toMatchObject({ status: 401 })
  expect(sent).toEqual(['Bearer first', 'Bearer second'])
  expect(session.auth.getSnapshot().isExpired).toBe(true)
})

test('a renewal that could not be asked for fails the call with a code of its own, and the next call tries again', async () => {
  const refresh = vi.fn<RefreshAccessToken>()
  refresh.mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValue('second')
  const { client, session } = stage(['Bearer second'], { refreshAccessToken: refresh })

  expect(await rejectionOf(listBusinesses(client))).toMatchObject({
    kind: 'network',
    code: 'ACCESS_TOKEN_UNAVAILABLE',
  })
  expect(session.auth.getSnapshot().isExpired).toBe(false)
  await listBusinesses(client)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a call that its caller cancels does not wait for the renewal, which goes on for the others', async () => {
  let renew: ((token: string) => void) | undefined
  const { client, session } = stage(['Bearer second'], {
    refreshAccessToken: () => new Promise((resolve) => (renew = resolve)),
  })
  const controller = new AbortController()
  const cancelled = rejectionOf(listBusinesses(client, { signal: controller.signal }))
  const other = listBusinesses(client)
  await expect.poll(() => renew).toBeDefined()
  controller.abort()
  expect(await cancelled).toMatchObject({ kind: 'aborted' })
  renew?.('second')
  await other
  expect(session.auth.getSnapshot().accessToken).toBe('second')
})

test('a renewal that takes longer than the limit fails as timeout', async () => {
  vi.useFakeTimers()
  const { client } = stage([], { refreshAccessToken: () => new Promise(() => {}), timeoutMs: 1_000 })
  const call = rejectionOf(listBusinesses(client))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await call).toMatchObject({ kind: 'timeout' })
  vi.useRealTimers()
})

test('who signs out while the token is renewed stays signed out, and the call is not repeated', async () => {
  let renew: ((token: string) => void) | undefined
  const { client, session, sent, events } = stage(['Bearer second'], {
    refreshAccessToken: () => new Promise((resolve) => (renew = resolve)),
  })
  const call = rejectionOf(listBusinesses(client))
  await expect.poll(() => renew).toBeDefined()
  signOut(client)
  renew?.('second')
  expect(await call).toMatchObject({ status: 401 })
  expect(sent).toEqual(['Bearer first'])
  expect(session.auth.getSnapshot()).toMatchObject({ accessToken: null, isExpired: false })
  expect(events.map(({ type }) => type)).toEqual(['signed-out', 'call-failed'])
})

test('the current-user call is renewed like the others, and clears token and user when that gives up', async () => {
  const renewed = stage(['Bearer second'], { refreshAccessToken: () => 'second' })
  await getMe(renewed.client)
  expect(renewed.session.auth.getSnapshot().accessToken).toBe('second')

  const over = stage([], { refreshAccessToken: () => null })
  await rejectionOf(getMe(over.client))
  expect(over.session.auth.getSnapshot()).toMatchObject({ accessToken: null, isExpired: false })
})

test('a host with tokens of its own renews them the same way', async () => {
  let token = 'first'
  const refresh = vi.fn<RefreshAccessToken>(async () => (token = 'second'))
  const { client, events, sent } = stage(['Bearer second'], {
    getAccessToken: async () => token,
    refreshAccessToken: refresh,
  })
  await Promise.all([listBusinesses(client), listTaxPeriods(client, 'u')])
  await listBusinesses(client)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(sent.filter((bearer) => bearer === 'Bearer second')).toHaveLength(3)
  expect(events).toEqual([])
})

test('a call without a token, and one that is refused for another reason, renew nothing', async () => {
  const refresh = vi.fn<RefreshAccessToken>(() => 'second')
  const answers: NextAnswer[] = [Response.json(anErrorAnswer('USER_PASSWORD_INCORRECT'), { status: 401 })]
  const refused = stage([], { refreshAccessToken: refresh, fetch: recordingFetch(...answers) })
  await rejectionOf(signIn(refused.client, { email: 'a@b.pe', password: 'no' }))
  const forbidden = stage([], {
    refreshAccessToken: refresh,
    fetch: recordingFetch(new Response(null, { status: 403 })),
  })
  await rejectionOf(listBusinesses(forbidden.client))
  expect(refresh).not.toHaveBeenCalled()
})

test('a late 401 after signing out says nothing: nobody is there whose session could expire', async () => {
  let answer: ((response: Response) => void) | undefined
  const { client, session, events } = stage([], { fetch: () => new Promise((resolve) => (answer = resolve)) })
  const call = rejectionOf(listBusinesses(client))
  await expect.poll(() => answer).toBeDefined()
  signOut(client)
  answer?.(expired.clone())
  await call
  expect(session.auth.getSnapshot().isExpired).toBe(false)
  expect(events.some(({ type }) => type === 'session-expired')).toBe(false)
})
