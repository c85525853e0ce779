/** One request of a row, without who sends it. */
export interface AttackRequest {
  /** GET unless given; POST with a body. */
  readonly method?: string
  readonly path: string
  readonly json?: object
  readonly form?: () => FormData
}

/** What a server answered. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly body: unknown
}

/** Sends a request with a bearer token, or with none. */
export async function send(url: string, request: AttackRequest, token?: string): Promise<Answer> {
  const { path, json, form, method = json || form ? 'POST' : 'GET' } = request
  const body = form?.() ?? (json && JSON.stringify(json)) ?? null
  const headers = {
    ...(json && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(url + path, { method, headers, body })
  const text = await response.text()
  return { status: response.status, text, body: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
