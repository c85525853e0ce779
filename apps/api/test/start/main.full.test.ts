import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { newProcessFolder, startProcess } from '../../test-kit/server-process.ts'

const folder = newProcessFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = () => startProcess({ CONTAPRO_DATA: folder })

test('a second process on the same data is told so, while the first goes on', async () => {
  const first = start()
  const address = await first.address()
  const second = start()
  expect(await second.ended).toBe(1)
  expect(await second.until('\n')).toBe(
    'Otro servidor de Contapro está usando la carpeta de datos. Ciérralo o elige otra carpeta con CONTAPRO_DATA.\n',
  )
  expect((await fetch(`${address}/health`)).status).toBe(200)
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
})
