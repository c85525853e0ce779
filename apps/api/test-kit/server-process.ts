import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

/** The server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Resolves with what was printed once it has the text, or the process ended. */
  readonly until: (text: string | RegExp) => Promise<string>
  /** Where it answers, once it does. */
  readonly address: () => Promise<string>
  readonly ended: Promise<number | null>
}

const compileCache = join(tmpdir(), 'contapro-compile-cache')

/** The line that the server prints once it answers. */
const ADDRESS = /listo en (http:\/\/localhost:\d+)\n/

const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** A data folder for processes of a test, which removes it. */
export const newProcessFolder = (): string => mkdtempSync(join(tmpdir(), 'contapro-main-'))

/** How a process ended. */
export interface EndedProcess {
  readonly code: number | null
  readonly printed: string
}

/** Runs `npm run backup` or `npm run restore` without npm, until it ends. */
export async function runBackupCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<EndedProcess> {
  const { child, until } = startScript(`../src/start/${name}.ts`, args, env)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, printed: await until('') }
}

/** Starts the server without demo data, on a free port. It ends with the tests of its file. */
export function startProcess(env: Readonly<Record<string, string>>): ServerProcess {
  const { child, until, ended } = startScript('../src/start/main.ts', [], { CONTAPRO_DEMO: 'off', PORT: '0', ...env })
  const address = async (): Promise<string> => {
    const printed = await until(ADDRESS)
    const found = ADDRESS.exec(printed)?.[1]
    if (!found) throw new Error(`The server ended before it answered: ${printed}`)
    return found
  }
  return { child, until, address, ended }
}

function startScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Omit<ServerProcess, 'address'> {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, ['--conditions=contapro-source', path, ...args], {
    // Most of a start is reading the modules: they are compiled once for all processes.
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
  })
  running.push(child)
  let printed = ''
  const waiting: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      for (const look of waiting) look()
    })
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const until: ServerProcess['until'] = (text) =>
    new Promise((resolve) => {
      const look = (): void => {
        if (printed.search(text) >= 0) resolve(printed)
      }
      waiting.push(look)
      void ended.then(() => resolve(printed))
      look()
    })
  return { child, until, ended }
}
