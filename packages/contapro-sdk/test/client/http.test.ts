import { http as mockHttp, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type ContaproClientOptions,
  type ContaproEvent,
  createContaproClient,
  createUpload,
  isContaproError,
  listTaxPeriods,
} from '../../src/index.ts'
import { anErrorAnswer, anUpload, aUser, signedInSession } from '../../src/testing/index.ts'
import { type NextAnswer, recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const baseUrl = 'https://api.contapro.test'
const retry = { retries: 1, baseDelayMs: 1 }
const expired = (): Response => Response.json(anErrorAnswer('ACCESS_TOKEN_INVALID'), { status: 401 })

function stage(answers: readonly NextAnswer[], options: Partial<ContaproClientOptions> = {}) {
  const events: ContaproEvent[] = []
  const fetch = recordingFetch(...answers)
  const session = signedInSession()
  const onEvent = (event: ContaproEvent): unknown => events.push(event)
  return {
    client: createContaproClient({ baseUrl, fetch, session, retry, eventLog: false, onEvent, ...options }),
    sent: fetch.sent,
    events,
    token: session.auth.getSnapshot().accessToken,
  }
}

test('a host sends a typed request with the token of the session', async () => {
  const { client, sent, token } = stage([Response.json(aUser())])

  const { data, error } = await client.http.GET('/app/internal/me')

  expect(error).toBeUndefined()
  expect(data?.email).toBe(aUser().email)
  expect(sent).toMatchObject([{ method: 'GET', path: '/app/internal/me', authorization: `Bearer ${token}` }])
})

test('parameters and body of a typed request are those of the contract', async () => {
  const { client, sent } = stage([Response.json({ data: [] })])

  await client.http.GET('/app/internal/businesses/{uuid}/uploads', {
    params: { path: { uuid: 'u/1' }, query: { page: 2 } },
  })
  await client.http.request('post', '/app/internal/me/subscription', { body: { plan_type: 2, free_trial: false } })

  expect(sent).toMatchObject([
    { method: 'GET', path: '/app/internal/businesses/u%2F1/uploads', query: { page: '2' } },
    { method: 'POST', path: '/app/internal/me/subscription', body: '{"plan_type":2,"free_trial":false}' },
  ])
})

test('a failure is a ContaproError in `error`, and the client announces it by its route', async () => {
  const { client, events } = stage([Response.json(anErrorAnswer('TRIAL_ALREADY_USED'), { status: 409 })])

  const { data, error, response } = await client.http.GET('/app/internal/plans')

  expect([data, response.status]).toEqual([undefined, 409])
  expect(isContaproError(error)).toBe(true)
  expect(error).toMatchObject({ kind: 'http', status: 409, code: 'TRIAL_ALREADY_USED' })
  expect(events).toEqual([{ type: 'call-failed', operation: 'GET /app/internal/plans', error }])
})

test('a request without an answer rejects with a ContaproError', async () => {
  const { client } = stage([new TypeError('fetch failed')])
  const failed = client.http.POST('/app/internal/me/subscription/undo')
  expect(await rejectionOf(failed)).toMatchObject({ kind: 'network', code: 'NETWORK_UNREACHABLE' })
})

test('a read is retried, a write is not', async () => {
  const { client, sent } = stage([new Response(null, { status: 503 })])
  await client.http.GET('/app/internal/plans')
  await client.http.POST('/app/internal/me/subscription/undo')
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
})

test('the signal of a request cancels it', async () => {
  const { client, sent } = stage([Response.json({})])
  const cancelled = client.http.GET('/app/internal/plans', { signal: AbortSignal.abort() })
  expect(await rejectionOf(cancelled)).toMatchObject({ kind: 'aborted' })
  expect(sent).toEqual([])
})

test('an expired token is renewed, and the session expires if that fails', async () => {
  const renewing = stage([expired, Response.json({ data: [] })], { refreshAccessToken: () => 'second' })
  expect((await renewing.client.http.GET('/app/internal/plans')).response.status).toBe(200)
  expect(renewing.sent.map(({ authorization }) => authorization)).toEqual([`Bearer ${renewing.token}`, 'Bearer second'])

  const expiring = stage([expired])
  await expiring.client.http.GET('/app/internal/plans')
  expect(expiring.events).toContainEqual({ type: 'session-expired' })
})

test('an upload that was refused is repeated with its whole body', async () => {
  const bodies: string[][] = []
  const client = createContaproClient({
    baseUrl,
    session: signedInSession(),
    eventLog: false,
    refreshAccessToken: () => 'second',
    fetch: async (request) => {
      const files = (await request.formData()).getAll('files') as File[]
      bodies.push(await Promise.all(files.map((file) => file.text())))
      const isRenewed = request.headers.get('authorization') === 'Bearer second'
      return isRenewed ? Response.json({ upload_uuid: 'u', state: 'processing' }, { status: 202 }) : expired()
    },
  })
  const files = [new File(['uno'], 'a.txt'), new File(['dos'], 'b.txt')]

  await createUpload(client, 'u-1', files)

  expect(bodies).toEqual([
    ['uno', 'dos'],
    ['uno', 'dos'],
  ])
})

test('a file can be read as it is', async () => {
  const { client } = stage([Response.json(anUpload())])
  const { data } = await client.http.GET('/app/internal/businesses/{uuid}/uploads/{upload_uuid}', {
    params: { path: { uuid: 'u', upload_uuid: 'v' } },
    parseAs: 'text',
  })
  expect(data).toBe(JSON.stringify(anUpload()))
})

test('middleware of the host runs in the calls, too', async () => {
  const seen = vi.fn<(path: string) => void>()
  const { client } = stage([Response.json({ tax_periods: [] })])
  client.http.use({ onRequest: ({ schemaPath }) => seen(schemaPath) })
  await listTaxPeriods(client, 'u-1')
  expect(seen.mock.calls).toEqual([['/app/internal/businesses/{uuid}/periods']])
})

test('every request has an id of its own', async () => {
  const ids: (string | null)[] = []
  const { client } = stage([], {
    fetch: async ({ headers }) => {
      ids.push(headers.get('x-request-id'))
      return Response.json({ tax_periods: [] })
    },
  })
  await listTaxPeriods(client, 'u-1')
  await listTaxPeriods(client, 'u-1')
  expect(ids).toEqual([expect.stringMatching(/^\w+$/), expect.stringMatching(/^\w+$/)])
  expect(ids[0]).not.toBe(ids[1])
})

test('MSW may start after the client was created', async () => {
  const client = createContaproClient({ baseUrl, session: signedInSession(), eventLog: false })
  const server = setupServer(
    mockHttp.get(`${baseUrl}/app/internal/businesses/:uuid/periods`, () =>
      HttpResponse.json({ tax_periods: ['202608'] }),
    ),
  )
  server.listen()
  onTestFinished(() => server.close())
  expect(await listTaxPeriods(client, 'u-1')).toEqual(['202608'])
})
