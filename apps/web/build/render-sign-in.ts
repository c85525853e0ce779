import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ResolvedConfig } from 'vite'

/** What `src/prerender.tsx` is once it is built. */
interface Prerender {
  readonly renderSignIn: () => Promise<string>
}

/** Builds the app once more, for Node, and asks it for the markup of the sign-in. */
export async function renderSignIn({ root, configFile }: ResolvedConfig): Promise<string> {
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
