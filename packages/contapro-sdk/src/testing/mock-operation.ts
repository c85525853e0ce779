import { HttpResponse, type HttpHandler, http } from 'msw'
import type { Business, ErrorReason, OperationId, User } from '../contract/contract.ts'
import type { operations } from '../generated/contract.gen.ts'
import { operationPaths } from '../generated/operation-paths.gen.ts'
import { anErrorAnswer, type MockErrorCode, statusOf } from './builders/an-error-answer.ts'
import type { MockData } from './mock-data.ts'
import { MockRefusal } from './mock-refusal.ts'
import { bearerOf, userOfToken } from './mock-token.ts'
import { isSpecified, specifiedAnswer } from './specified-answer.ts'

type Responses<Id extends OperationId> = operations[Id]['responses']
type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
type PathParams<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Params } ? Params : unknown
type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** Statuses of an operation that answer JSON, by its contract. */
export type AnswerStatus<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Json<Responses<Id>[Status]> extends never ? never : Status
}[keyof Responses<Id>] &
  number

/** What an operation answers with a status, by its contract. */
export type AnswerBody<Id extends OperationId, Status extends AnswerStatus<Id>> = Json<
  Responses<Id>[Status & keyof Responses<Id>]
>

/** How a mocked call ends: as it should, with nothing, with a 500, not before `release()`, or with an expired session. */
export type MockScenario = 'full' | 'empty' | 'error' | 'slow' | 'expired'

/** What the mock server decides for each call. */
export interface MockServer {
  readonly baseUrl: string
  readonly data: () => MockData
  readonly scenarioOf: (operation: OperationId) => MockScenario
  /** Whether answers have the fields of the specification only. */
  readonly isSpecifiedOnly: boolean
  readonly fixedAnswerOf: (operation: OperationId) => unknown
  readonly waitForRelease: () => Promise<void>
  readonly latencyMs: number
}

/** One call, typed by its operation. */
export interface MockCall<Id extends OperationId> {
  readonly params: PathParams<Id>
  readonly query: URLSearchParams
  readonly request: Request
  readonly body: () => Promise<RequestBody<Id>>
  readonly data: MockData
  /** The scenario asks for nothing to be found. */
  readonly isEmpty: boolean
  /** Whose token it is; the first account's for calls without one. */
  readonly user: User
  /** The caller's company of this uuid or RUC, or the 404 that the call ends with. */
  readonly ownBusiness: (where: Partial<Pick<Business, 'uuid' | 'ruc'>>) => Business
  /** The answer of a call that promises 204. */
  readonly noContent: () => Response
  readonly reply: <Status extends AnswerStatus<Id>>(status: Status, body: AnswerBody<Id, Status>) => Response
}

/** A handler for one operation. It cannot answer what the contract does not promise. */
export function mockOperation<Id extends OperationId>(
  server: MockServer,
  operation: Id,
  resolve: (call: MockCall<Id>) => Response | Promise<Response>,
): HttpHandler {
  const { method, path, status: fine, needsToken } = operationPaths[operation]
  return http[method](`${server.baseUrl}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ params, request }) => {
    if (server.latencyMs > 0) await new Promise((done) => setTimeout(done, server.latencyMs))
    const scenario = server.scenarioOf(operation)
    if (scenario === 'slow') await server.waitForRelease()
    if (scenario === 'error') return refusal('INTERNAL_ERROR')
    if (server.isSpecifiedOnly && !isSpecified(operation)) return new HttpResponse('Not Found', { status: 404 })
    const json = (answer: unknown, status: number): Response => {
      const sent = server.isSpecifiedOnly ? specifiedAnswer(operation, answer) : answer
      return HttpResponse.json(sent as Record<string, unknown>, { status })
    }
    const data = server.data()
    const user = needsToken ? userOf(request, data) : data.accounts[0]?.user
    if (!user || scenario === 'expired') return refusal('ACCESS_TOKEN_INVALID')
    const fixed = server.fixedAnswerOf(operation)
    if (fixed !== undefined) return json(fixed, fine)
    try {
      return await resolve({
        params: params as unknown as PathParams<Id>,
        query: new URL(request.url).searchParams,
        request,
        body: async () => (await request.json()) as RequestBody<Id>,
        data,
        isEmpty: scenario === 'empty',
        user,
        noContent: () => new HttpResponse(null, { status: fine }),
        ownBusiness: (where) => ownBusiness(data, user, where),
        reply: (status, body) => json(body, status),
      })
    } catch (error) {
      if (error instanceof MockRefusal) return refusal(error.code, error.reasons)
      throw error
    }
  })
}

function refusal(code: MockErrorCode, errors?: ErrorReason[]): Response {
  return HttpResponse.json(anErrorAnswer(code, errors && { errors }), {
    status: statusOf(code),
    headers: { 'x-request-id': 'mock' },
  })
}

/** A mock token names its user in `sub`; any other bearer token is the first account's. */
function userOf(request: Request, data: MockData): User | undefined {
  const token = bearerOf(request)
  if (!token) return undefined
  const uuid = userOfToken(token)
  return data.accounts.find(({ user }) => user.uuid === uuid)?.user ?? data.accounts[0]?.user
}

function ownBusiness(data: MockData, user: User, where: Partial<Pick<Business, 'uuid' | 'ruc'>>): Business {
  const found = data.businesses.find(
    (business) =>
      business.accountant_uuid === user.uuid &&
      (where.uuid === undefined || business.uuid === where.uuid) &&
      (where.ruc === undefined || business.ruc === where.ruc),
  )
  if (!found) throw new MockRefusal('BUSINESS_NOT_FOUND')
  return found
}
