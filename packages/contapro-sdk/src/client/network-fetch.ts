/** The `fetch` of a client: the host's, or the global one, looked up at each call so that importing and creating touch none. */
export type ContaproFetch = (request: Request) => Promise<Response>

/** The host's `fetch`, or the global one. */
export function networkFetch(hostFetch: ContaproFetch | undefined): ContaproFetch {
  return hostFetch ?? ((request) => globalThis.fetch(request))
}
