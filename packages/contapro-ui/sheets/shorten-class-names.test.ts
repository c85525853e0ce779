import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shortenClassNames } from './shorten-class-names.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contapro-names-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('gives a class the same number in every file, in the order of the first sheet, and leaves other words alone', async () => {
  const sheet = join(folder, 'styles.css')
  const part = join(folder, 'button.style.js')
  await writeFile(sheet, '.cp1x_4:hover{--cp2a_0:1px}.cp1x_0{padding:var(--cp-space-1)}')
  await writeFile(part, 'export const button = "cp1x_0 cp1x_4 cp_row"')
  await shortenClassNames([sheet, part])
  expect(await readFile(sheet, 'utf8')).toBe('.cp_0:hover{--cp_1:1px}.cp_2{padding:var(--cp-space-1)}')
  expect(await readFile(part, 'utf8')).toBe('export const button = "cp_2 cp_0 cp_row"')
})
