import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { preview } from 'vite'

export interface ServedStorybook {
  readonly address: string
  readonly close: () => Promise<void>
}

const run = promisify(execFile)

/** Builds this Storybook as it is published and serves the files on a free port. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const outDir = await mkdtemp(join(tmpdir(), 'contapro-storybook-'))
  await run('npm', ['run', 'build', '--', '-o', outDir, '--quiet'], { cwd })
  const server = await preview({
    configFile: false,
    root: cwd,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const [address] = server.resolvedUrls?.local ?? []
  if (!address) throw new Error('the built Storybook has no address')
  return {
    address: address.replace(/\/$/, ''),
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
