import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'

/** What a careful host allows: its own files, no inline style, no nonce. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'"

export interface ServedPage {
  readonly address: string
  readonly close: () => void
}

/** Builds the page as an app would and serves it under the policy. */
export async function servePage(): Promise<ServedPage> {
  const built = await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    build: { write: false, modulePreload: false },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput
  const files = new Map<string, string | Uint8Array>(
    output.map((part) => [`/${part.fileName}`, part.type === 'asset' ? part.source : part.code]),
  )
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const body = files.get(path === '/' ? '/index.html' : path)
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': contentType(path),
      'content-security-policy': POLICY,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { address: addressOf(server), close: () => server.close() }
}

function contentType(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript'
  return path.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8'
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}
