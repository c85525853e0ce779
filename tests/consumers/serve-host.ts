import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** What a host's server sends. */
export interface HostOptions {
  /** Start of an address → the folder of its files; the longest start counts. */
  readonly folders: Readonly<Record<string, string>>
  /** The content security policy of every answer. */
  readonly policy: string
  /** The API's address: calls below /app/ go there, so that the page asks its own origin alone. */
  readonly api: string
  /** What `{{name}}` in a page stands for. */
  readonly words: Readonly<Record<string, string>>
}

/** A host's own server: its files, Contapro's beside them, and the API behind it. */
export async function serveHost(options: HostOptions): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function answer(request: IncomingMessage, response: ServerResponse, options: HostOptions): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://host')
  if (pathname.startsWith('/app/')) return passOn(request, response, options.api)
  // A browser with a window asks for an icon, which is the host's own affair.
  if (pathname === '/favicon.ico') return void response.writeHead(204).end()
  const path = pathname === '/' ? '/index.html' : pathname
  const start = Object.keys(options.folders)
    .filter((each) => path.startsWith(each))
    .toSorted((a, b) => b.length - a.length)[0]
  const file = await readFile(join(options.folders[start ?? ''] ?? '', path.slice((start ?? '').length))).catch(
    () => null,
  )
  response.writeHead(file ? 200 : 404, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-security-policy': options.policy,
  })
  if (!file || extname(path) !== '.html') return void response.end(file)
  response.end(file.toString().replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => options.words[word] ?? ''))
}

async function passOn(request: IncomingMessage, response: ServerResponse, api: string): Promise<void> {
  const { authorization, 'content-type': contentType } = request.headers
  const answered = await fetch(new URL(request.url ?? '/', api), {
    method: request.method ?? 'GET',
    headers: { ...(authorization && { authorization }), ...(contentType && { 'content-type': contentType }) },
    ...(request.method === 'GET' ? {} : { body: await text(request) }),
  })
  response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? 'text/plain' })
  response.end(new Uint8Array(await answered.arrayBuffer()))
}
