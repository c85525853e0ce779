import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Month } from './month.ts'

const program = fileURLToPath(new URL('run-month.ts', import.meta.url))

/** Starts a real server with the sample month, in a process of its own; pages of `frameOrigins` may show it in a frame. */
export async function startMonth(
  frameOrigins: readonly string[] = [],
): Promise<Month & { readonly close: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--conditions=contapro-source', program, ...frameOrigins], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const firstLine = once(createInterface({ input: child.stdout }), 'line')
  const [line] = (await Promise.race([firstLine, ended.then(() => [])])) as readonly string[]
  if (line === undefined) throw new Error('The server with the sample month did not start: what it said stands above.')
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  return { ...(JSON.parse(line) as Month), close }
}
