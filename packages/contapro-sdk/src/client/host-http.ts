import type { OperationId } from '../contract/contract.ts'
import type { RouteOf } from './call.ts'
import { isContaproError } from './contapro-error.ts'
import { type HttpClient, type HttpInit, requestOnce } from './http-client.ts'
import type { RunCall } from './run-call.ts'

/**
 * The typed client for hosts. Its requests have the token, renewal, retries and time limit of every call. `error` is a `ContaproError`;
 * a request without an answer rejects with one.
 */
export function hostHttp(http: HttpClient, run: RunCall): HttpClient {
  const request = async (method: string, path: string, init: HttpInit = {}): Promise<unknown> => {
    const route = `${method.toUpperCase()} ${path}` as RouteOf<OperationId>
    let response: Response | undefined
    try {
      return await run(
        { operation: route, route, read: (answer) => answer },
        async (token, signal) => {
          const answer = await requestOnce(http, route, { ...init, signal }, token)
          response = answer.response
          return answer
        },
        { signal: init.signal ?? undefined },
      )
    } catch (error) {
      if (isContaproError(error) && error.kind === 'http') return { error, response }
      throw error
    }
  }
  const byMethod = methods.map((method) => [method, (path: string, init?: HttpInit) => request(method, path, init)])
  return { ...http, request, ...Object.fromEntries(byMethod) } as HttpClient
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']
