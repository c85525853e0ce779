import { afterEach, expect, test, vi } from 'vitest'
import { createContaproClient, createUpload, type UploadProgress } from '../../src/index.ts'
import { anErrorAnswer, signedInSession } from '../../src/testing/index.ts'
import { rejectionOf } from '../support/rejection-of.ts'

// The platform's XMLHttpRequest is missing in Node; this one keeps what it is told and is ended by the test.
class ScriptedXhr extends EventTarget {
  static last: ScriptedXhr
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  opened = ''
  body: FormData | undefined
  isAborted = false
  status = 0
  responseText = ''

  constructor() {
    super()
    ScriptedXhr.last = this
  }

  open(method: string, url: string): void {
    this.opened = `${method} ${url}`
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? 'application/json' : name === 'x-request-id' ? '01JD' : null
  }

  send(body: FormData): void {
    this.body = body
  }

  abort(): void {
    this.isAborted = true
    this.end('abort')
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }

  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.end('load')
  }

  end(event: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
}

afterEach(() => vi.unstubAllGlobals())

const uuid = '3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11'
const files = [new File(['fecha|serie'], 'LE20990000019.txt')]

interface Started {
  readonly xhr: ScriptedXhr
  readonly progress: UploadProgress[]
  readonly call: Promise<unknown>
  readonly client: ReturnType<typeof createContaproClient>
}

async function startUpload(signal?: AbortSignal): Promise<Started> {
  vi.stubGlobal('XMLHttpRequest', ScriptedXhr)
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', session: signedInSession() })
  const progress: UploadProgress[] = []
  const call = createUpload(client, uuid, files, { signal, onProgress: (sent) => progress.push(sent) })
  call.catch(() => {})
  await expect.poll(() => ScriptedXhr.last?.body).toBeDefined()
  return { xhr: ScriptedXhr.last, progress, call, client }
}

afterEach(() => {
  if (ScriptedXhr.last) ScriptedXhr.last.body = undefined
})

test('a browser tells the progress as the bytes leave', async () => {
  const { xhr, progress, call } = await startUpload()
  expect(xhr.opened).toBe(`POST https://api.contapro.test/app/internal/businesses/${uuid}/uploads`)
  expect(Object.keys(xhr.headers)).toEqual(['authorization', 'x-request-id'])
  expect(xhr.body?.getAll('files')).toHaveLength(1)

  xhr.progress(5, 200)
  xhr.progress(200, 200)
  xhr.answer(202, { upload_uuid: uuid, state: 'processing' })

  expect(await call).toEqual({ upload_uuid: uuid, state: 'processing' })
  expect(progress).toEqual([
    { sentBytes: 5, totalBytes: 200 },
    { sentBytes: 200, totalBytes: 200 },
  ])
})

test('a refused upload has the server’s code and request id', async () => {
  const { xhr, call } = await startUpload()
  xhr.answer(413, anErrorAnswer('INTERNAL_ERROR', { code: 'UPLOAD_TOO_LARGE' }))
  expect(await rejectionOf(call)).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE', requestId: '01JD' })
})

test('an expired session is flagged by an upload too', async () => {
  const { xhr, call, client } = await startUpload()
  xhr.answer(401, anErrorAnswer('ACCESS_TOKEN_INVALID'))
  await rejectionOf(call)
  expect(client.session.auth.getSnapshot().isExpired).toBe(true)
})

test('a lost connection is a network failure, and the upload is not sent again', async () => {
  const { xhr, call } = await startUpload()
  xhr.end('error')
  expect(await rejectionOf(call)).toMatchObject({ kind: 'network', code: 'NETWORK_UNREACHABLE' })
  expect(ScriptedXhr.last).toBe(xhr)
})

test('cancelling stops the bytes', async () => {
  const controller = new AbortController()
  const { xhr, call } = await startUpload(controller.signal)
  controller.abort()
  expect(await rejectionOf(call)).toMatchObject({ kind: 'aborted' })
  expect(xhr.isAborted).toBe(true)
})

test('a host that brings its own fetch gets the upload too', async () => {
  vi.stubGlobal('XMLHttpRequest', ScriptedXhr)
  const sent: string[] = []
  const client = createContaproClient({
    baseUrl: 'https://api.contapro.test',
    session: signedInSession(),
    fetch: (request) => {
      sent.push(request.url)
      return Promise.resolve(Response.json({ upload_uuid: uuid, state: 'processing' }, { status: 202 }))
    },
  })
  await createUpload(client, uuid, files, { onProgress: () => {} })
  expect(sent).toHaveLength(1)
})
