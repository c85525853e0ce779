import { expect, test } from 'vitest'
import {
  answerDefaults,
  type ContaproClient,
  contaproApi,
  createContaproClient,
  listUploads,
  type Plan,
  registerBusiness,
  updateCredentials,
  validateVouchers,
} from '../../src/index.ts'
import { aTotalAmount, signedInSession } from '../../src/testing/index.ts'
import { recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const once = { baseUrl: 'https://api.contapro.test/', retry: false, eventLog: false } as const

test('what stands in a path or a query is encoded, and what is undefined is left out', async () => {
  let url = ''
  const client = createContaproClient({
    ...once,
    session: signedInSession(),
    fetch: async (request) => {
      url = request.url
      return Response.json({ data: [] })
    },
  })

  await listUploads(client, 'a/b?c', { page: 2, size: undefined })

  expect(url).toBe('https://api.contapro.test/app/internal/businesses/a%2Fb%3Fc/uploads?page=2')
})

test('a host sends a call of the contract by its operation and route', async () => {
  const fetch = recordingFetch(Response.json(aTotalAmount()))
  const client = createContaproClient({ ...once, fetch, session: signedInSession() })

  const answer = await client.call({
    operation: 'getTotalAmount',
    defaults: answerDefaults.getTotalAmount,
    route: 'GET /app/internal/businesses/dashboard/total-amount',
    query: { ruc: '20990000019', tax_period: '202608' },
  })

  expect(answer).toEqual(aTotalAmount())
  expect(fetch.sent[0]).toMatchObject({
    method: 'GET',
    path: '/app/internal/businesses/dashboard/total-amount',
    query: { ruc: '20990000019', tax_period: '202608' },
  })
})

test('an answer that says nothing where JSON is promised breaks the contract', async () => {
  const client = createContaproClient({
    ...once,
    fetch: recordingFetch(Response.json(null)),
    session: signedInSession(),
  })

  const call = client.call({ operation: 'getMe', route: 'GET /app/internal/me' })

  expect(await rejectionOf(call)).toMatchObject({ kind: 'contract', code: 'ANSWER_INVALID' })
})

test('a decision whose answer says nothing has been taken', async () => {
  const client = createContaproClient({
    ...once,
    fetch: recordingFetch(new Response(null, { status: 204 })),
    session: signedInSession(),
  })

  const choice = { ruc: '20990000019', taxPeriod: '202608', codes: ['20990000027-01-F001-101'] }

  expect(await validateVouchers(client, choice)).toEqual({})
})

test('a new company needs no response body: it has the RUC and the name of the request', async () => {
  const session = signedInSession()
  const client = createContaproClient({
    ...once,
    fetch: recordingFetch(new Response(null, { status: 204 })),
    session,
  })
  const company = { ruc: '20990000019', name: 'EMPRESA DE PRUEBA S.A.C.' }

  const registered = await registerBusiness(client, {
    ...company,
    username: 'PRUEBA01',
    passwordSOL: 'clave123',
    terms: true,
    privacy: true,
  })

  expect(registered).toMatchObject(company)
  expect(registered).not.toHaveProperty('uuid')
  expect(session.business.getSnapshot().creationStatus).toBe('CREATED')
})

test('stored credentials need no response body', async () => {
  const client = createContaproClient({
    ...once,
    fetch: recordingFetch(new Response(null, { status: 204 })),
    session: signedInSession(),
  })

  const stored = updateCredentials(client, '3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11', {
    username: 'PRUEBA01',
    password: 'clave123',
  })

  expect(await stored).toBeNull()
})

test('a token of the call replaces the token of the session', async () => {
  const fetch = recordingFetch(Response.json({ name: 'Rosa' }))
  const client = createContaproClient({ ...once, fetch, session: signedInSession() })

  await client.call({ operation: 'getMe', route: 'GET /app/internal/me', token: 'another' })

  expect(fetch.sent[0]).toMatchObject({ authorization: 'Bearer another' })
})

test('all calls in one object are those functions, with the client given already', async () => {
  const fetch = recordingFetch(Response.json({ tax_periods: ['202608'] }))
  const api = contaproApi(createContaproClient({ ...once, fetch, session: signedInSession() }))

  expect(await api.listTaxPeriods('u-1')).toEqual(['202608'])
  expect(fetch.sent[0]).toMatchObject({ path: '/app/internal/businesses/u-1/periods' })
})

/** Never run: each of them is refused by its types. */
const refusedCalls = ({ call }: ContaproClient): readonly unknown[] => [
  // @ts-expect-error -- the route of another operation
  call({ operation: 'getMe', route: 'GET /app/internal/plans' }),
  // @ts-expect-error -- the uuid of the path is missing
  call({ operation: 'listTaxPeriods', route: 'GET /app/internal/businesses/{uuid}/periods' }),
  // @ts-expect-error -- the body is missing
  call({ operation: 'signIn', route: 'POST /app/internal/users/sign-in' }),
  // @ts-expect-error -- it has no query
  call({ operation: 'getMe', route: 'GET /app/internal/me', query: { page: 1 } }),
  async (): Promise<Plan> =>
    // @ts-expect-error -- it answers the accountant
    await call({ operation: 'getMe', route: 'GET /app/internal/me' }),
]

test('a call with another route, without what it wants, or read as something else, does not compile', () => {
  expect(refusedCalls).toBeTypeOf('function')
})
