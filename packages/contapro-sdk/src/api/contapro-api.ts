import type { ContaproClient } from '../client/contapro-client.ts'
import * as calls from './calls.ts'

type Calls = typeof calls

/** Every call of Contapro, bound to one client: `contaproApi(client).listDetractions(filter)` is `listDetractions(client, filter)`. */
export type ContaproApi = {
  readonly [Name in keyof Calls]: Calls[Name] extends (client: ContaproClient, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never
}

/** All calls in one object. It bundles every one of them: where bytes count, import the functions that are used. */
export function contaproApi(client: ContaproClient): ContaproApi {
  const bound = Object.entries(calls).map(([name, call]) => [
    name,
    (call as (...given: unknown[]) => unknown).bind(undefined, client),
  ])
  return Object.fromEntries(bound) as ContaproApi
}
