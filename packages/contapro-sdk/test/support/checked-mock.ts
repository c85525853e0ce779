import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import {
  type ContaproClient,
  type ContaproEvent,
  type ContaproSession,
  createContaproClient,
  createContaproSession,
  listBusinesses,
  memoryStorage,
  type PeriodScope,
} from '../../src/index.ts'
import {
  createMockApi,
  type MockApi,
  type MockApiOptions,
  MOCK_TAX_PERIOD,
  operationOfRequest,
  signedInSession,
} from '../../src/testing/index.ts'
import { type Contract, readContract } from './contract-check.ts'

/** A mock API on the network whose every JSON answer is checked against openapi/. */
export interface CheckedMock {
  readonly api: MockApi
  /** Handlers that stand before the mock's until the test ends. */
  readonly use: ReturnType<typeof setupServer>['use']
  /** A signed-in client, new for each test. */
  client: ContaproClient
  /** Another client, of nobody yet. */
  readonly anonymous: () => ContaproClient
  /** What the clients told since the test began. */
  readonly events: ContaproEvent[]
  /** The newest month of the first company. */
  readonly scope: () => Promise<PeriodScope>
}

/** Serves a mock API to the tests of a file; a test fails when an answer that it got breaks the contract. */
export function checkedMock(baseUrl: string, options?: MockApiOptions): CheckedMock {
  const api = createMockApi(options)
  const server = setupServer(...api.handlers)
  let contract: Contract
  let answers: { operation: string; status: number; body: unknown }[] = []
  const events: ContaproEvent[] = []
  const newClient = (session: ContaproSession = signedInSession()): ContaproClient =>
    createContaproClient({
      baseUrl,
      session,
      onEvent: (event) => events.push(event),
      retry: false,
      fetch: async (request) => {
        const { method, url } = request
        const response = await globalThis.fetch(request)
        if (response.headers.get('content-type')?.includes('json')) {
          const body: unknown = await response.clone().json()
          answers.push({
            operation: operationOfRequest(method, new URL(url).pathname) ?? `${method} ${url}`,
            status: response.status,
            body,
          })
        }
        return response
      },
    })
  const mock: CheckedMock = {
    api,
    use: (...handlers) => server.use(...handlers),
    client: newClient(),
    anonymous: () =>
      newClient(createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })),
    events,
    scope: async () => {
      const [company] = await listBusinesses(mock.client)
      if (!company) throw new Error('the mock has no company')
      return { businessUuid: company.uuid, ruc: company.ruc, taxPeriod: MOCK_TAX_PERIOD }
    },
  }
  beforeAll(async () => {
    contract = await readContract()
    server.listen({ onUnhandledFrame: 'error' })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    mock.client = newClient()
  })
  afterEach(() => {
    server.resetHandlers()
    api.release()
    api.reset()
    const told = answers
    answers = []
    events.length = 0
    for (const { operation, status, body } of told) {
      const problems = contract.check(operation, status, body)
      if (problems.length > 0) throw new Error(`${operation} ${status} breaks the contract: ${problems.join('; ')}`)
    }
  })
  return mock
}
