import type { OperationId } from '../contract/contract.ts'
import type { answerDefaults } from '../generated/answer-defaults.gen.ts'
import type { operations } from '../generated/contract.gen.ts'
import type { operationPaths } from '../generated/operation-paths.gen.ts'
import type { AnswerDefaults } from './complete-answer.ts'
import type { ContaproFetch } from './network-fetch.ts'

type Wire = typeof operationPaths

/** Method and path of an operation, 'GET /app/internal/me'. */
export type RouteOf<Id extends OperationId> = `${Uppercase<Wire[Id]['method']>} ${Wire[Id]['path']}`

type ParamsOf<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = operations[Id]['parameters'][Place]
type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : FormData
  : undefined
type DefaultsOf<Id extends OperationId> = Id extends keyof typeof answerDefaults
  ? (typeof answerDefaults)[Id]
  : undefined
type Fine = 200 | 201 | 202 | 204
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never

/** What an operation answers as JSON. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends { responses: infer All }
  ? JsonOf<All[Extract<keyof All, Fine>]>
  : never

/** A part of a request: must be given, may be given, or does not exist. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: never }
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }

/** How a call differs from a plain one. */
export interface CallTraits {
  /** Replaces the session's token: a token of the call's own, or null for none. Its 401 says nothing about the session. */
  readonly token?: string | null
  /** Reads are tried again, writes are not. Default: GET reads. */
  readonly isRead?: boolean
  /** Uploads, downloads and SUNAT take as long as they take. */
  readonly isUntimed?: boolean
  /** Nobody waits for it, its failure is told to nobody, and it outlives the page. */
  readonly isBackground?: boolean
  /** Statuses that are answers of this call too, and no failures. */
  readonly alsoFine?: readonly number[]
  /** Sends the request instead of `fetch`. `hostFetch` is the `fetch` option of the client. */
  readonly via?: ((request: Request, hostFetch: ContaproFetch | undefined) => Promise<Response>) | undefined
}

/** Answer of one request: `data` of a success, `error` of any other status, as openapi-fetch returns it. */
export interface CallAnswer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** Makes the result of a call from its answer. Undefined if the answer breaks the contract. */
export type AnswerReader<Data> = (answer: CallAnswer) => Data | undefined

/** One call of the contract: operation, route, parameters, body, and the default values of what a server may leave out. */
export type ContractCall<Id extends OperationId> = CallTraits & {
  readonly operation: Id
  readonly route: RouteOf<Id>
} & Part<'path', ParamsOf<Id, 'path'>> &
  Part<'query', ParamsOf<Id, 'query'>> &
  Part<'header', ParamsOf<Id, 'header'>> &
  Part<'body', BodyOf<Id>> &
  Part<'defaults', DefaultsOf<Id>>

/** A file behind a signed address. The request has no token and no time limit. */
export interface SignedCall {
  readonly operation: OperationId
  /** Absolute, or a path of the API. */
  readonly address: string
}

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
  /** Limit of one attempt in milliseconds, instead of the client's. */
  readonly timeoutMs?: number | undefined
}

/** Runs a call with token, time limit, retries and the one error. Returns the JSON of the contract, the result of `read`, or the file. */
export interface Caller {
  <Id extends OperationId, Data>(
    call: ContractCall<Id> & { readonly read: AnswerReader<Data> },
    options?: CallOptions,
  ): Promise<Data>
  <Id extends OperationId>(
    call: ContractCall<Id> & { readonly read?: undefined },
    options?: CallOptions,
  ): Promise<AnswerOf<Id>>
  (call: SignedCall, options?: CallOptions): Promise<Blob>
}

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A call at run time, where the types of the contract are gone. */
export interface AnyCall extends CallTraits {
  /** Name in events. A route for a request of the host. */
  readonly operation: OperationId | RouteOf<OperationId>
  readonly route: string
  readonly path?: Values
  readonly query?: Values
  readonly header?: Values
  readonly body?: unknown
  readonly defaults?: AnswerDefaults
  readonly read?: AnswerReader<unknown>
}
