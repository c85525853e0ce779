import type { OperationId } from '../contract/contract.ts'
import type { operations } from '../generated/contract.gen.ts'
import type { operationPaths } from '../generated/operation-paths.gen.ts'
import type { ContaproFetch } from './network-fetch.ts'

type Wire = typeof operationPaths

/** Method and path of an operation, 'GET /app/internal/me'. */
export type RouteOf<Id extends OperationId> = `${Uppercase<Wire[Id]['method']>} ${Wire[Id]['path']}`

type ParamsOf<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id]['parameters'][Place]
type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : FormData
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
  /** Goes in the place of the session's token: a token of the call's own, or null for none. Its 401 says nothing about the session. */
  readonly token?: string | null
  /** Reads are tried again, writes are not. Default: GET reads. */
  readonly isRead?: boolean
  /** Uploads, downloads and SUNAT take as long as they take. */
  readonly isUntimed?: boolean
  /** Nobody waits for it, its failure is told to nobody, and it outlives the page. */
  readonly isBackground?: boolean
  /** A status that is an answer of this call too, and no failure. */
  readonly alsoFine?: number
  /** Sends the request in the place of `fetch`; `hostFetch` is what the host brought. */
  readonly via?: ((request: Request, hostFetch: ContaproFetch | undefined) => Promise<Response>) | undefined
}

/** Reads an answer; undefined means that it is not what the contract promises. */
export type AnswerReader<Data> = (response: Response) => Promise<Data | undefined>

/** One call of the contract: its operation by name and route, and what `openapi/` wants with it. */
export type ContractCall<Id extends OperationId> = CallTraits & {
  readonly operation: Id
  readonly route: RouteOf<Id>
} & ((Part<'path', ParamsOf<Id, 'path'>> & Part<'query', ParamsOf<Id, 'query'>>) | SignedAddress) &
  Part<'body', BodyOf<Id>>

/** Where a call goes instead of its route: path and query are in there already. */
interface SignedAddress {
  readonly address: string
  readonly path?: never
  readonly query?: never
}

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
  /** Limit of one attempt in milliseconds, instead of the client's. */
  readonly timeoutMs?: number | undefined
}

/** Runs a call with token, time limit, retries and the one error. Answers the JSON of the contract, or what `read` makes of the answer. */
export interface Caller {
  <Id extends OperationId, Data>(
    call: ContractCall<Id> & { readonly read: AnswerReader<Data> },
    options?: CallOptions,
  ): Promise<Data>
  <Id extends OperationId>(
    call: ContractCall<Id> & { readonly read?: undefined },
    options?: CallOptions,
  ): Promise<AnswerOf<Id>>
}

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A call at run time, where the types of the contract are gone. */
export interface AnyCall extends CallTraits {
  readonly operation: OperationId
  readonly route: string
  readonly path?: Values
  readonly query?: Values
  readonly address?: string
  readonly body?: unknown
  readonly read?: AnswerReader<unknown>
}
