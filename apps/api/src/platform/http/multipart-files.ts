import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy, { type Busboy } from 'busboy'
import { RequestMalformedError } from '../errors/domain-error.ts'

/** One file of a form, as it comes in. */
export interface MultipartFile {
  readonly name: string
  /** To be read to its end before the next file is asked for. */
  readonly stream: AsyncIterable<Uint8Array>
}

/** A body to be read once. */
export interface MultipartBody {
  readonly source: Readable
  readonly headers: IncomingHttpHeaders
  /** How long the source may be silent. */
  readonly idleSeconds: number
}

/** Forms have a few fields beside their files; the files are counted by whoever reads them. */
const LIMITS = { fields: 20, fieldSize: 10_000, headerPairs: 50 }

/**
 * The files that a multipart/form-data body has in one of its fields, as they come in: nothing is kept in memory. Other
 * fields, and file inputs that were left empty, are passed over.
 *
 * @throws RequestMalformedError when the body is no such form, breaks off, or stops arriving.
 */
export async function* multipartFiles(
  { source, headers, idleSeconds }: MultipartBody,
  field: string,
): AsyncGenerator<MultipartFile> {
  const parser = createParser(headers)
  // A stream that its reader has left cannot be closed.
  let isLeft = false
  const files = new ReadableStream<MultipartFile>({
    start(found) {
      parser.on('file', (name, stream, { filename }) => {
        // Without a listener a stream that breaks off would end the process; whoever reads it hears of it as well.
        stream.on('error', () => undefined)
        if (name === field && filename) found.enqueue({ name: filename, stream: untilBroken(stream) })
        else stream.resume()
      })
      pipeline(source, parser, { signal: silenceOf(source, idleSeconds) }).then(
        () => isLeft || found.close(),
        () => found.error(interrupted()),
      )
    },
    cancel: () => {
      isLeft = true
      parser.destroy()
    },
  })
  yield* files
}

/** Aborts once the source has sent nothing for so long while it was read. The connection closes with it. */
function silenceOf(source: Readable, seconds: number): AbortSignal {
  const silence = new AbortController()
  const timer = setTimeout(() => {
    // A paused source waits for us.
    if (source.isPaused()) timer.refresh()
    else silence.abort()
  }, seconds * 1000).unref()
  source.on('data', () => timer.refresh())
  source.once('close', () => clearTimeout(timer))
  source.once('end', () => clearTimeout(timer))
  return silence.signal
}

function createParser(headers: IncomingHttpHeaders): Busboy {
  if (!/^multipart\/form-data/i.test(headers['content-type'] ?? '')) throw new RequestMalformedError()
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' })
  } catch {
    throw new RequestMalformedError()
  }
}

async function* untilBroken(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream as AsyncIterable<Uint8Array>
  } catch {
    throw interrupted()
  }
}

const interrupted = (): RequestMalformedError =>
  new RequestMalformedError([
    { code: 'UPLOAD_INTERRUPTED', message: 'El envío de los archivos se interrumpió. Vuelve a intentarlo.' },
  ])
