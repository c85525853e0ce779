import type { ContaproFetch } from '../client/network-fetch.ts'
import type { UploadProgressListener } from './upload-progress.ts'

/** A `fetch` for one upload that tells its progress, which the platform's `fetch` cannot; undefined where there is no XMLHttpRequest. */
export function xhrFetch(form: FormData, onProgress: UploadProgressListener): ContaproFetch | undefined {
  if (typeof globalThis.XMLHttpRequest !== 'function') return undefined
  return (request) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      const abort = (): void => xhr.abort()
      const fail = (): void => reject(new TypeError('The upload did not reach the server.'))
      xhr.open(request.method, request.url)
      for (const name of ['authorization', 'x-request-id']) {
        const value = request.headers.get(name)
        // The content type is left to the browser: it alone knows the boundary of the form.
        if (value !== null) xhr.setRequestHeader(name, value)
      }
      xhr.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress({ sentBytes: loaded, totalBytes: total }),
      )
      xhr.addEventListener('load', () => resolve(answerOf(xhr)))
      xhr.addEventListener('error', fail)
      xhr.addEventListener('abort', fail)
      xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort))
      request.signal.addEventListener('abort', abort, { once: true })
      if (request.signal.aborted) fail()
      else xhr.send(form)
    })
}

function answerOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'x-request-id', 'retry-after']) {
    const value = xhr.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(xhr.responseText || null, { status: xhr.status, headers })
}
