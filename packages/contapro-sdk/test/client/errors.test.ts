import { expect, test, vi } from 'vitest'
import {
  ContaproError,
  type ContaproEvent,
  createContaproClient,
  isContaproError,
  listBusinesses,
  listTaxPeriods,
} from '../../src/index.ts'
import { signedInSession } from '../../src/testing/index.ts'
import { type NextAnswer, recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const baseUrl = 'https://api.contapro.test'
const once = { baseUrl, retry: false } as const

function answerWith(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'x-request-id': '01JD2Z9T6J8V' } })
}

const notFound = {
  code: 'BUSINESS_NOT_FOUND',
  name: 'No encontrado',
  message: 'No encontramos esta empresa en tu cuenta.',
  errors: [{ code: 'BUSINESS_NOT_FOUND', message: 'No encontramos esta empresa en tu cuenta.', field: 'ruc' }],
}

interface ErrorCase {
  readonly what: string
  readonly answer: NextAnswer
  readonly facts: Partial<ContaproError>
}

const cases: readonly ErrorCase[] = [
  {
    what: 'an error of the contract keeps its code, name, message, reasons and request id',
    answer: answerWith(404, notFound),
    facts: {
      kind: 'http',
      status: 404,
      code: 'BUSINESS_NOT_FOUND',
      title: 'No encontrado',
      message: 'No encontramos esta empresa en tu cuenta.',
      errors: notFound.errors,
      requestId: '01JD2Z9T6J8V',
    },
  },
  {
    what: 'an error page of a proxy gets a code by status and a Spanish sentence',
    answer: new Response('<h1>Bad gateway</h1>', { status: 502 }),
    facts: {
      kind: 'http',
      status: 502,
      code: 'HTTP_502',
      title: undefined,
      message: 'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.',
    },
  },
  {
    what: 'an error without a body is told by its status',
    answer: new Response(null, { status: 429 }),
    facts: {
      kind: 'http',
      status: 429,
      code: 'HTTP_429',
      message: 'Hiciste demasiados intentos. Espera un minuto y vuelve a intentarlo.',
    },
  },
  {
    what: 'an error body of another shape is not taken for one of the contract',
    answer: answerWith(500, { error: 'boom' }),
    facts: { kind: 'http', status: 500, code: 'HTTP_500', requestId: '01JD2Z9T6J8V' },
  },
  {
    what: 'an error without a list of reasons has its message as the only reason',
    answer: answerWith(404, { code: 'USER_NOT_FOUND', name: 'No encontrado', message: 'No existe.' }),
    facts: {
      status: 404,
      code: 'USER_NOT_FOUND',
      title: 'No encontrado',
      message: 'No existe.',
      errors: [{ code: 'USER_NOT_FOUND', message: 'No existe.' }],
    },
  },
  {
    what: 'no network',
    answer: new TypeError('fetch failed'),
    facts: {
      kind: 'network',
      status: 0,
      code: 'NETWORK_UNREACHABLE',
      message: 'No pudimos conectarnos. Revisa tu conexión a internet e inténtalo de nuevo.',
    },
  },
  {
    what: 'a 200 that is not JSON breaks the contract',
    answer: new Response('<!doctype html>', { status: 200 }),
    facts: { kind: 'contract', code: 'ANSWER_INVALID' },
  },
  {
    what: 'a 200 without a body breaks the contract',
    answer: new Response('', { status: 200 }),
    facts: { kind: 'contract', status: 200, code: 'ANSWER_INVALID' },
  },
]

test.each(cases)('$what', async ({ answer, facts }) => {
  const client = createContaproClient({ ...once, fetch: recordingFetch(answer), session: signedInSession() })
  expect(await rejectionOf(listBusinesses(client))).toMatchObject(facts)
})

/** A network that never answers. It holds its requests, as a real one does: Node.js lets go of a signal whose request is gone. */
const onTheWay: Request[] = []
function untilGivenUp(request: Request): Promise<Response> {
  onTheWay.push(request)
  const { signal } = request
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

test('the sign-in alert joins all messages by a period and a space', () => {
  const errors = [
    { code: 'A', message: 'El correo es inválido' },
    { code: 'B', message: 'La contraseña es muy corta', field: 'password' },
  ]
  const error = new ContaproError({ kind: 'http', code: 'RULE_BROKEN', message: 'Revisa los datos.', errors })
  expect(error.detail).toBe('El correo es inválido. La contraseña es muy corta')
  expect(error.messageFor('password')).toBe('La contraseña es muy corta')
  expect(error.messageFor('email')).toBeUndefined()
})

test('an error without reasons is its own reason', () => {
  const error = new ContaproError({ kind: 'network', code: 'X', message: 'Sin conexión.' })
  expect(error.errors).toEqual([{ code: 'X', message: 'Sin conexión.' }])
  expect(isContaproError(error)).toBe(true)
  expect(isContaproError(new Error('Sin conexión.'))).toBe(false)
})

test('a call that its caller cancels fails as aborted and is told to nobody', async () => {
  const events: ContaproEvent[] = []
  const controller = new AbortController()
  const client = createContaproClient({
    ...once,
    session: signedInSession(),
    onEvent: (event) => events.push(event),
    fetch: untilGivenUp,
  })
  const call = rejectionOf(listBusinesses(client, { signal: controller.signal }))
  controller.abort()
  expect(await call).toMatchObject({ kind: 'aborted', code: 'REQUEST_ABORTED' })
  expect(events).toEqual([])
})

test('a call that was cancelled before it began is not sent', async () => {
  const fetch = recordingFetch(Response.json({ businesses: [] }))
  const client = createContaproClient({ ...once, fetch, session: signedInSession() })
  expect(await rejectionOf(listBusinesses(client, { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' })
  expect(fetch.sent).toEqual([])
})

test('a call that takes longer than the limit fails as timeout and is not tried again', async () => {
  vi.useFakeTimers()
  let sent = 0
  const client = createContaproClient({
    baseUrl,
    timeoutMs: 10_000,
    session: signedInSession(),
    fetch: (request) => {
      sent++
      return untilGivenUp(request)
    },
  })
  const call = rejectionOf(listBusinesses(client))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(sent).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await call).toMatchObject({ kind: 'timeout', code: 'REQUEST_TIMEOUT' })
  expect(sent).toBe(1)
  vi.useRealTimers()
})

test('a failure is told once, with its operation, and a listener that throws does not change it', async () => {
  const events: ContaproEvent[] = []
  const client = createContaproClient({
    ...once,
    session: signedInSession(),
    fetch: recordingFetch(answerWith(404, notFound)),
    onEvent: (event) => events.push(event),
  })
  const error = await rejectionOf(listTaxPeriods(client, 'u'))
  expect(events).toEqual([{ type: 'call-failed', operation: 'listTaxPeriods', error }])
})

test('a host that cannot give its token fails the call with a code of its own', async () => {
  const client = createContaproClient({
    ...once,
    fetch: recordingFetch(Response.json({})),
    getAccessToken: () => Promise.reject(new Error('no token')),
  })
  expect(await rejectionOf(listBusinesses(client))).toMatchObject({
    kind: 'network',
    code: 'ACCESS_TOKEN_UNAVAILABLE',
  })
})
