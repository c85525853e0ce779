import { parseRecord } from '../json/json-record.ts'
import type { AnyCall, Caller, CallOptions, SignedCall } from './call.ts'
import { type HttpClient, requestOnce } from './http-client.ts'
import { type ContaproFetch, networkFetch } from './network-fetch.ts'
import type { RunCall, SendOnce } from './run-call.ts'

/** What a caller is made of. */
export interface CallerParts {
  readonly baseUrl: string
  readonly hostFetch: ContaproFetch | undefined
  readonly http: HttpClient
  readonly run: RunCall
}

/** Creates the function that the calls use. */
export function createCaller(parts: CallerParts): Caller {
  const call = (wanted: AnyCall | SignedCall, options: CallOptions = {}): Promise<unknown> =>
    'address' in wanted
      ? parts.run({ ...wanted, route: 'GET', token: null, isUntimed: true }, sendToSigned(parts, wanted), options)
      : parts.run(wanted, sendCall(parts, wanted), options)
  // The types of the contract are gone at run time.
  return call as Caller
}

function sendCall({ http, hostFetch }: CallerParts, call: AnyCall): SendOnce {
  const { route, path, query, header, body, via, isBackground: keepalive = false } = call
  const fetch = via && ((request: Request) => via(request, hostFetch))
  return (token, signal) =>
    requestOnce(http, route, { params: { path, query, header }, body, signal, keepalive, fetch }, token)
}

/** Not through the typed client: the address is complete, and may be of another server, which must not get the token. */
function sendToSigned({ baseUrl, hostFetch }: CallerParts, { address }: SignedCall): SendOnce {
  const url = address.startsWith('/') ? baseUrl.replace(/\/$/, '') + address : address
  return async (_token, signal) => {
    const response = await networkFetch(hostFetch)(new Request(url, { signal }))
    return response.ok
      ? { data: await response.blob(), response }
      : { error: parseRecord(await response.text()), response }
  }
}
