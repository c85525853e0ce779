import {
  type ContaproClient,
  createContaproClient,
  createContaproSession,
  memoryStorage,
  type OperationId,
} from '@contapro/sdk'
import { expect, inject, test } from 'vitest'
import type { Known, KnownOperation } from './known.ts'
import { pendingOperations } from './pending-operations.ts'
import { type RecordingFetch, recordingFetch, type WireRequest } from './recording-fetch.ts'
import { type StandInAnswer, startStandIn } from './stand-in.ts'

/** What goes over the wire, with Vitest's matchers where a value is not known before; what is left out is empty. */
export interface SentCall {
  readonly path: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** Of a call that brings a token of its own; else the session's, or none where the contract wants none. */
  readonly token?: string
}

/** One call of the real client. */
export interface ContractCase {
  /** Whose session it is; a case that changes an account takes the partner's. */
  readonly as?: 'accountant' | 'partner' | 'newcomer'
  readonly call: (client: ContaproClient, known: Known, network: RecordingFetch) => Promise<unknown>
  /** The first request of the operation, as the specification words it. */
  readonly sends: (known: Known) => SentCall
  /** The parsed answer; `example` is the contract's own, which a stand-in gives. */
  readonly gives: (known: Known, example: unknown) => unknown
  /** The case is about the event log, which is off otherwise. */
  readonly eventLog?: boolean
  /** What a stand-in answers instead of the contract's example; not used any more once the route is there. */
  readonly standIn?: StandInAnswer
}

/**
 * Tests a call of the real client: against the real server, or, while the operation is pending, against a recording stand-in.
 * Method, path, query, body and token on the wire, and the parsed answer.
 */
export function contractTest(operation: OperationId, contractCase: ContractCase): void {
  test(`${operation} sends what the contract asks for, and its answer is read`, async () => {
    const wire = inject('operations')[operation]
    if (!wire) throw new Error(`The contract has no operation ${operation}.`)
    await using stage = await stageFor(operation, wire, contractCase.standIn)
    const { sent, answer } = await exchange(stage.known, wire, contractCase)
    expect(sent).toEqual(expectedRequest(stage.known, wire, contractCase))
    expect(answer).toEqual(contractCase.gives(stage.known, wire.example))
  })
}

/** The real server, or a stand-in for a route that is still to come. */
async function stageFor(
  operation: OperationId,
  { status, example }: KnownOperation,
  answer: StandInAnswer = { status, body: example },
): Promise<AsyncDisposable & { readonly known: Known }> {
  const known = inject('known')
  if (!pendingOperations.has(operation)) return { known, [Symbol.asyncDispose]: async () => undefined }
  const standIn = await startStandIn(answer)
  return { known: { ...known, url: standIn.url }, [Symbol.asyncDispose]: () => standIn[Symbol.asyncDispose]() }
}

async function exchange(
  known: Known,
  wire: KnownOperation,
  { as = 'accountant', call, eventLog = false }: ContractCase,
): Promise<{ readonly sent: WireRequest | undefined; readonly answer: unknown }> {
  const network = recordingFetch()
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  session.logIn({ access_token: known[as].token, ab_test_group: 'A' })
  const client = createContaproClient({ baseUrl: known.url, session, fetch: network, retry: false, eventLog })
  const answer = await call(client, known, network)
  return { sent: network.sent.find((request) => isCallOf(wire, request)), answer }
}

function expectedRequest(
  known: Known,
  wire: KnownOperation,
  { as = 'accountant', sends }: ContractCase,
): Readonly<Record<keyof WireRequest, unknown>> {
  const { path, query = {}, body, token = wire.needsToken ? known[as].token : undefined } = sends(known)
  const authorization = token === undefined ? null : `Bearer ${token}`
  return { method: wire.method.toUpperCase(), path, query, body, authorization }
}

function isCallOf({ method, path }: KnownOperation, request: WireRequest): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return request.method === method.toUpperCase() && pattern.test(request.path)
}
