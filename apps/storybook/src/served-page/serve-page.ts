import { createServer, type Server } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'

export interface ServedPage {
  readonly address: string
  readonly close: () => void
}

export interface PageOptions {
  /** Sent as `Content-Security-Policy` with every file. */
  readonly policy?: string
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Builds the page of a folder as an app would and serves it. */
export async function servePage(folder: URL, { policy }: PageOptions = {}): Promise<ServedPage> {
  const built = await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    root: fileURLToPath(folder),
    logLevel: 'error',
    // One sheet, as the package's own `styles.css` is: a shadow root takes it by one link.
    build: { write: false, modulePreload: false, assetsInlineLimit: 0, cssCodeSplit: false },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput
  const files = new Map<string, string | Uint8Array>(
    output.map((part) => [`/${part.fileName}`, part.type === 'asset' ? part.source : part.code]),
  )
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const body = files.get(path === '/' ? '/index.html' : path)
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': contentTypes[extname(path)] ?? 'text/html; charset=utf-8',
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { address: addressOf(server), close: () => server.close() }
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}
