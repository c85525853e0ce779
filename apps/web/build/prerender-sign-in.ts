import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/** What `src/prerender.tsx` is once it is built. */
interface Prerender {
  readonly renderSignIn: () => Promise<string>
}

const EMPTY_ROOT = '<div id="root"></div>'
const SIGN_IN_PAGE = 'pages/login/sign-in-page.tsx'

/**
 * Writes `login.html` beside `index.html`: the page with the sign-in already in it, so that a slow phone shows it before any
 * script runs. What it loads next is named in its head.
 */
export function prerenderSignIn(): Plugin {
  let config: ResolvedConfig | undefined
  return {
    name: 'contapro-prerender-sign-in',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle(_options, bundle) {
      if (!config) throw new Error('Vite wrote the bundle before it had read its configuration.')
      const page = pageOf(bundle, await renderSignIn(config))
      await writeFile(join(resolve(config.root, config.build.outDir), 'login.html'), page)
    },
  }
}

/** Builds the app once more, for Node, and asks it for the sign-in. */
async function renderSignIn({ root, configFile }: ResolvedConfig): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'contapro-prerender-'))
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    })
    const module = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender
    return await module.renderSignIn()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

function pageOf(bundle: Rolldown.OutputBundle, signIn: string): string {
  const index = bundle['index.html']
  if (index?.type !== 'asset') throw new Error('The build has no index.html to write the sign-in into.')
  const html = String(index.source)
  if (!html.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT} to write the sign-in into.`)
  const files = preloadsOf(bundle).filter((file) => !html.includes(file))
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html
    .replace('<title>Contapro</title>', '<title>Iniciar sesión · Contapro</title>')
    .replace('</head>', `${preloads.join('')}</head>`)
    .replace(EMPTY_ROOT, `<div id="root">${signIn}</div><script src="/first-paint.js"></script>`)
}

/** The file of the sign-in page and what it imports, each once. */
function preloadsOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(SIGN_IN_PAGE))
  if (!page) throw new Error(`The build has no part for ${SIGN_IN_PAGE}.`)
  const files = new Set([page.fileName])
  for (const name of files) {
    for (const chunk of chunks) if (chunk.fileName === name) chunk.imports.forEach((file) => files.add(file))
  }
  return [...files]
}
