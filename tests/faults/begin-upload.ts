import { PassThrough, Readable } from 'node:stream'
import type { RegisteredCompany } from './register-company.ts'

/** An upload of one file, of which the last bytes are still to be sent. */
export interface BegunUpload {
  readonly answer: Promise<Response>
  /** Sends the last bytes. */
  finish(): void
}

export interface BegunFile {
  readonly name: string
  /** In Latin-1. */
  readonly text: string
  /** Breaks the upload off. */
  readonly signal?: AbortSignal
}

/** Begins to send a file to the server at an address. */
export function beginUpload(url: string, { client, uuid }: RegisteredCompany, file: BegunFile): BegunUpload {
  const { accessToken } = client.session.auth.getSnapshot()
  const body = new PassThrough()
  body.on('error', () => undefined)
  body.write(`--b\r\ncontent-disposition: form-data; name="files"; filename="${file.name}"\r\n\r\n`)
  body.write(file.text.slice(0, -1), 'latin1')
  const init: RequestInit & { readonly duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: Readable.toWeb(body) as ReadableStream<Uint8Array>,
    duplex: 'half',
    ...(file.signal && { signal: file.signal }),
  }
  return {
    answer: fetch(`${url}/app/internal/businesses/${uuid}/uploads`, init),
    finish: () => void body.end(`${file.text.slice(-1)}\r\n--b--\r\n`, 'latin1'),
  }
}
