import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { filesOfPage } from './parts-of-visit.ts'
import { renderSignIn } from './render-sign-in.ts'

const EMPTY_ROOT = '<div id="root"></div>'
const SIGN_IN_PAGE = 'pages/login/sign-in-page.tsx'

const around = 'app/private-area.ts'

/** The addresses whose page names what it loads next, and the modules that its route loads. */
const announced: Readonly<Record<string, readonly string[]>> = {
  inicio: [around, 'pages/inicio/companies-page.tsx'],
  dashboard: [around, 'pages/dashboard/dashboard-index-page.tsx'],
  'dashboard/comprobantes': [around, 'pages/dashboard/comprobantes/vouchers-page.tsx'],
  'dashboard/observaciones': [around, 'pages/dashboard/observaciones/observations-page.tsx'],
  'dashboard/detracciones': [around, 'pages/dashboard/detracciones/detractions-page.tsx'],
  'dashboard/percepciones': [around, 'pages/dashboard/percepciones/perceptions-page.tsx'],
  'dashboard/retenciones': [around, 'pages/dashboard/retenciones/retentions-page.tsx'],
  'dashboard/informe-pdt': [around, 'pages/dashboard/informe-pdt/pdt-page.tsx'],
}

/**
 * Writes pages beside `index.html`, by the name of their address: `login.html` has the sign-in already in it, so that a slow phone
 * shows it before any script runs; the others name in their heads what they load next, so that it comes together with the app.
 */
export function writePages(): Plugin {
  let config: ResolvedConfig | undefined
  return {
    name: 'contapro-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle(_options, bundle) {
      if (!config) throw new Error('Vite wrote the bundle before it had read its configuration.')
      const folder = resolve(config.root, config.build.outDir)
      const signIn = await renderSignIn(config)
      await writePage(folder, 'login', withSignIn(announcing(bundle, [SIGN_IN_PAGE]), signIn))
      for (const [address, modules] of Object.entries(announced)) {
        await writePage(folder, address, announcing(bundle, modules))
      }
    },
  }
}

async function writePage(folder: string, address: string, html: string): Promise<void> {
  const file = join(folder, `${address}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/** `index.html` that asks for the configuration at once, with the files of some modules, and what they import, named in its head. */
function announcing(bundle: Rolldown.OutputBundle, modules: readonly string[]): string {
  const index = bundle['index.html']
  if (index?.type !== 'asset') throw new Error('The build has no index.html to write other pages from.')
  const html = String(index.source)
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set(modules.flatMap((module) => filesOfPage(chunks, module)).map(({ fileName }) => fileName))
  const preloads = [...files]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('</head>', `<script src="/config-ahead.js" async></script>${preloads.join('')}</head>`)
}

function withSignIn(html: string, signIn: string): string {
  if (!html.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT} to write the sign-in into.`)
  return html
    .replace('<title>Contapro</title>', '<title>Iniciar sesión · Contapro</title>')
    .replace(EMPTY_ROOT, `<div id="root">${signIn}</div><script src="/first-paint.js"></script>`)
}
