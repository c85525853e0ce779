import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { ApiEnv } from '../api-env.ts'
import { contentSecurityPolicy, framePolicy, type WebConfigHosts } from './content-security-policy.ts'

export interface WebFolders {
  /** The built web app. */
  readonly webRoot: string
  /** A `config.json` here takes the place of the product's own (decisions 3). */
  readonly dataDir: string
}

/**
 * The web app on the API's origin. Files under /assets carry a hash in their name and are kept for ever; the page and its
 * configuration are asked for again each time. Any address that names no file gets the page: its router decides. Some have a page
 * by their own name, which holds the sign-in already or says what to load next; an address below /embed gets the page of the
 * frames, which other hosts may show.
 */
export function webRoutes({ webRoot, dataDir }: WebFolders): Hono<ApiEnv> {
  const files = serveStatic<ApiEnv>({ root: webRoot, precompressed: true })
  const page = serveStatic<ApiEnv>({ root: webRoot, path: 'index.html' })
  const ownPage = serveStatic<ApiEnv>({ root: webRoot, rewriteRequestPath: pageOf })
  const readConfig = async (): Promise<string> =>
    (await textOf(join(dataDir, 'config.json'))) ?? (await textOf(join(webRoot, 'config.json'))) ?? ''
  const framed = serveStatic<ApiEnv>({ root: webRoot, path: 'embed.html' })
  const headersWith =
    (policyOf: (config: WebConfigHosts) => string): MiddlewareHandler<ApiEnv> =>
    async (c, next) => {
      const policy = policyOf(parseHosts(await readConfig()))
      await next()
      c.header('content-security-policy', policy)
      c.header('cache-control', 'no-store')
    }
  const pageHeaders = headersWith(contentSecurityPolicy)
  return new Hono<ApiEnv>()
    .use(compress())
    .get('/config.json', async (c) => {
      const text = await readConfig()
      c.header('cache-control', 'no-store')
      return text === '' ? c.notFound() : c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' })
    })
    .use('/assets/*', keepForEver, files)
    .get('/assets/*', (c) => c.notFound())
    .get('/', pageHeaders, ownPage, page)
    .get('/embed', pageHeaders, page)
    .get('/embed/:widget', headersWith(framePolicy), framed, (c) => c.notFound())
    .get('/:file{.+\\.html}', pageHeaders, page)
    .use(files)
    .get('*', namesNoFile, pageHeaders, ownPage, page)
}

/** The file of an address's own page. */
const pageOf = (path: string): string => (path === '/' ? '/login.html' : `${path.replace(/\/+$/, '')}.html`)

const keepForEver: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next()
  if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
}

/** A missing picture or script is missing; answering it with the page would hide that. */
const namesNoFile: MiddlewareHandler<ApiEnv> = async (c, next) =>
  isOfApi(c) || /\.\w{1,8}$/.test(c.req.path) ? c.notFound() : next()

const isOfApi = (c: Context<ApiEnv>): boolean => c.req.path === '/app' || c.req.path.startsWith('/app/')

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** A broken file gets the plain policy: the web app itself says what is wrong with it. */
function parseHosts(text: string): WebConfigHosts {
  try {
    return (JSON.parse(text) as WebConfigHosts | null) ?? {}
  } catch {
    return {}
  }
}
