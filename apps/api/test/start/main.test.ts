import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openEntries } from '../../test-kit/open-entries.ts'
import { newProcessFolder, startProcess } from '../../test-kit/server-process.ts'

// The process itself, as `npm start` runs it, without demo data.
const folder = newProcessFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (env: Record<string, string>) => startProcess({ CONTAPRO_DATA: folder, ...env })

test('it prints its address, answers, and ends by itself when told to stop', async () => {
  const { child, until, address, ended } = start({})
  const url = await address()
  const printed = await until('Datos en')
  expect(printed).toContain('Contapro está listo en http://localhost:')
  expect(printed).not.toContain('Cuentas de demostración')
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' })
  await expect.poll(() => openEntries(folder)).toEqual([])
  child.kill('SIGTERM')
  expect(await until('Cerrando Contapro…')).toContain('Cerrando Contapro…')
  expect(await ended).toBe(0)
})

test('a wrong variable ends the start with one sentence that names it', async () => {
  const { until, ended } = start({ PORT: 'abc' })
  expect(await ended).toBe(1)
  expect(await until('\n')).toBe('La variable de entorno PORT debe ser un número entero de 0 a 65535.\n')
})
