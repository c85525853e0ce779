import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContaproClient, listBusinesses, signIn } from '../../src/index.ts'
import { signedInSession } from '../../src/testing/index.ts'
import { type NextAnswer, recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The longest wait of each step.
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const baseUrl = 'https://api.contapro.test'
const fine = Response.json({ businesses: [] })
const noNetwork = new TypeError('fetch failed')
const status = (code: number): Response => new Response(null, { status: code })

interface RetryCase {
  readonly answers: readonly NextAnswer[]
  readonly attempts: number
  readonly outcome: string
}

const reads: readonly RetryCase[] = [
  { answers: [noNetwork, fine], attempts: 2, outcome: 'fine' },
  { answers: [status(502), status(503), fine], attempts: 3, outcome: 'fine' },
  { answers: [status(504)], attempts: 3, outcome: 'HTTP_504' },
  { answers: [noNetwork], attempts: 3, outcome: 'NETWORK_UNREACHABLE' },
  { answers: [status(500), fine], attempts: 1, outcome: 'HTTP_500' },
  { answers: [status(400), fine], attempts: 1, outcome: 'HTTP_400' },
  { answers: [status(401), fine], attempts: 1, outcome: 'HTTP_401' },
  { answers: [status(404), fine], attempts: 1, outcome: 'HTTP_404' },
  { answers: [status(408), fine], attempts: 1, outcome: 'HTTP_408' },
  { answers: [status(429), fine], attempts: 1, outcome: 'HTTP_429' },
]

test.each(reads)('a read makes $attempts attempts and ends $outcome', async ({ answers, attempts, outcome }) => {
  const fetch = recordingFetch(...answers)
  const client = createContaproClient({ baseUrl, fetch, session: signedInSession() })
  const call = listBusinesses(client).then(
    () => 'fine',
    (error: { code: string }) => error.code,
  )
  await vi.runAllTimersAsync()
  expect(await call).toBe(outcome)
  expect(fetch.sent).toHaveLength(attempts)
})

test('a write is never tried again: the server may have done the work', async () => {
  const fetch = recordingFetch(noNetwork)
  const client = createContaproClient({ baseUrl, fetch, session: signedInSession() })
  const call = rejectionOf(signIn(client, { email: 'a@b.pe', password: 'x' }))
  await vi.runAllTimersAsync()
  expect((await call).code).toBe('NETWORK_UNREACHABLE')
  expect(fetch.sent).toHaveLength(1)
})

test('the wait doubles with each attempt', async () => {
  const fetch = recordingFetch(status(503))
  const client = createContaproClient({ baseUrl, fetch, session: signedInSession(), retry: { baseDelayMs: 400 } })
  const call = rejectionOf(listBusinesses(client))
  await vi.advanceTimersByTimeAsync(399)
  expect(fetch.sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch.sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(799)
  expect(fetch.sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch.sent).toHaveLength(3)
  expect((await call).status).toBe(503)
})

test('a caller that leaves while the next attempt waits ends the call', async () => {
  const fetch = recordingFetch(status(503))
  const controller = new AbortController()
  const client = createContaproClient({ baseUrl, fetch, session: signedInSession() })
  const call = rejectionOf(listBusinesses(client, { signal: controller.signal }))
  await vi.advanceTimersByTimeAsync(100)
  controller.abort()
  await vi.runAllTimersAsync()
  expect(await call).toMatchObject({ kind: 'aborted' })
  expect(fetch.sent).toHaveLength(1)
})

test('retries can be switched off', async () => {
  const fetch = recordingFetch(status(503))
  const client = createContaproClient({ baseUrl, fetch, session: signedInSession(), retry: false })
  expect((await rejectionOf(listBusinesses(client))).status).toBe(503)
  expect(fetch.sent).toHaveLength(1)
})

test.each([
  ['a longer wait than ours', '2', 2_000],
  ['a shorter wait than ours', '0', 400],
  ['a date', 'Sun, 22 Nov 2026 10:00:03 GMT', 3_000],
  ['something else', 'soon', 400],
])('a server that asks for %s (Retry-After) is asked again after %s: %i ms', async (_, header, ms) => {
  vi.setSystemTime('2026-11-22T10:00:00Z')
  const busy = new Response(null, { status: 503, headers: { 'retry-after': header } })
  const fetch = recordingFetch(busy, fine)
  const client = createContaproClient({ baseUrl, fetch, session: signedInSession() })
  const call = listBusinesses(client)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(fetch.sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch.sent).toHaveLength(2)
  await call
})

test('a server that asks for more than the longest wait is not asked again; the error says how long', async () => {
  const fetch = recordingFetch(new Response(null, { status: 503, headers: { 'retry-after': '120' } }))
  const client = createContaproClient({ baseUrl, fetch, session: signedInSession() })
  expect(await rejectionOf(listBusinesses(client))).toMatchObject({ status: 503, retryAfterMs: 120_000 })
  expect(fetch.sent).toHaveLength(1)
})

test('a 429 is not tried again, but says how long to wait', async () => {
  const fetch = recordingFetch(new Response(null, { status: 429, headers: { 'retry-after': '1' } }), fine)
  const client = createContaproClient({ baseUrl, fetch, session: signedInSession() })
  expect(await rejectionOf(listBusinesses(client))).toMatchObject({ status: 429, retryAfterMs: 1_000 })
  expect(fetch.sent).toHaveLength(1)
})
