import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export interface ServedStorybook {
  readonly address: string
  readonly close: () => void
}

/** Starts this Storybook as `npm run storybook` does, on a free port. It takes a while until `address` answers. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const port = await freePort()
  const child = spawn('storybook', ['dev', '-p', String(port), '--no-open', '--ci', '--exact-port'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { address: `http://127.0.0.1:${port}`, close: () => child.kill() }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}
