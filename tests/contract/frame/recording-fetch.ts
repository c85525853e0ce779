import type { ContaproFetch } from '@contapro/sdk'

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** JSON, read; the names of the files of a form; undefined without a body. */
  readonly body: unknown
  readonly authorization: string | null
}

/** The network, what was sent over it, and the statuses that came back. */
export interface RecordingFetch extends ContaproFetch {
  readonly sent: WireRequest[]
  readonly statuses: number[]
}

/** Sends what it is given, and keeps it. */
export function recordingFetch(): RecordingFetch {
  const sent: WireRequest[] = []
  const statuses: number[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    sent.push({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: await bodyOf(request.clone()),
      authorization: request.headers.get('authorization'),
    })
    const response = await globalThis.fetch(request)
    statuses.push(response.status)
    return response
  }
  return Object.assign(fetch, { sent, statuses })
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return formOf(await request.formData())
  const text = await request.text()
  return type.startsWith('application/json') ? (JSON.parse(text) as unknown) : text || undefined
}

function formOf(form: FormData): Record<string, string[]> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(nameOf)]))
}

function nameOf(part: FormDataEntryValue): string {
  return typeof part === 'string' ? part : part.name
}
