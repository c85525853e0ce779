import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

// The process itself, as `npm start` runs it, without demo data.
const folder = mkdtempSync(join(tmpdir(), 'contapro-main-'))
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  /** Resolves with what was printed once a text appears, or the process ended. */
  readonly until: (text: string) => Promise<string>
  readonly ended: Promise<number | null>
}

function start(env: Record<string, string>): Started {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=contapro-source', main], {
    env: { CONTAPRO_DATA: folder, CONTAPRO_DEMO: 'off', PORT: '0', ...env },
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
  const until = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (printed.includes(text)) resolve(printed)
      }
      waiting.push(look)
      void ended.then(() => resolve(printed))
      look()
    })
  return { child, until, ended }
}

const addressIn = (text: string): string => /http:\/\/localhost:\d+/.exec(text)?.[0] ?? ''

test('it prints its address, answers, and ends by itself when told to stop', async () => {
  const { child, until, ended } = start({})
  const printed = await until('Datos en')
  expect(printed).toContain('Contapro está listo en http://localhost:')
  expect(printed).not.toContain('Cuentas de demostración')
  expect(await (await fetch(`${addressIn(printed)}/health`)).json()).toEqual({ status: 'ok' })
  child.kill('SIGTERM')
  expect(await until('Cerrando Contapro…')).toContain('Cerrando Contapro…')
  expect(await ended).toBe(0)
})

test('a second process on the same data is told so, while the first goes on', async () => {
  const first = start({})
  const address = addressIn(await first.until('Datos en'))
  const second = start({})
  expect(await second.ended).toBe(1)
  expect(await second.until('\n')).toBe(
    'Otro servidor de Contapro está usando la carpeta de datos. Ciérralo o elige otra carpeta con CONTAPRO_DATA.\n',
  )
  expect((await fetch(`${address}/health`)).status).toBe(200)
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
})

test('a wrong variable ends the start with one sentence that names it', async () => {
  const { until, ended } = start({ PORT: 'abc' })
  expect(await ended).toBe(1)
  expect(await until('\n')).toBe('La variable de entorno PORT debe ser un número entero de 0 a 65535.\n')
})
