import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { newProcessFolder, runBackupCommand } from '../../../test-kit/server-process.ts'
import { startTestServer } from '../../../test-kit/testing.ts'

const folder = newProcessFolder()
const CONTAPRO_DATA = join(folder, 'data')
mkdirSync(CONTAPRO_DATA)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['backup without a file', 'backup', [], 'Escribe el nombre de un archivo: npm run backup -- ARCHIVO\n'],
  [
    'backup of an empty folder',
    'backup',
    [join(folder, 'copia.age')],
    `La carpeta ${CONTAPRO_DATA} no tiene datos de Contapro: elige con CONTAPRO_DATA la que usa el servidor.\n`,
  ],
  [
    'restore with two files',
    'restore',
    ['one', 'two'],
    'Escribe el nombre de un archivo: npm run restore -- ARCHIVO\n',
  ],
  [
    'restore without a key',
    'restore',
    [join(folder, 'copia.age')],
    `Falta la llave de las copias: ponla en la variable CONTAPRO_BACKUP_KEY, o su archivo en ${join(CONTAPRO_DATA, 'backup-key')}.\n`,
  ],
] as const)('%s ends with one sentence and makes nothing', async (_, name, args, printed) => {
  expect(await runBackupCommand(name, args, { CONTAPRO_DATA })).toEqual({ code: 1, printed })
  expect(readdirSync(CONTAPRO_DATA)).toEqual([])
  expect(existsSync(join(folder, 'copia.age'))).toBe(false)
})

test.each([
  ['the variable', (key: string) => ({ CONTAPRO_BACKUP_KEY: key })],
  [
    'the file',
    (key: string) => {
      writeFileSync(join(CONTAPRO_DATA, 'backup-key'), key)
      return {}
    },
  ],
])('a mistyped key of %s is refused with one sentence that does not have it', async (_, given) => {
  const key = await generateX25519Identity()
  const mistyped = key.slice(0, -1) + (key.endsWith('Q') ? 'P' : 'Q')
  const env = { CONTAPRO_DATA, ...given(mistyped) }
  const { code, printed } = await runBackupCommand('restore', [join(folder, 'copia.age')], env)
  rmSync(join(CONTAPRO_DATA, 'backup-key'), { force: true })
  expect(code).toBe(1)
  expect(printed).toMatch(/^La llave de las copias .* no es válida: revisa que esté completa\.\n$/)
  expect(printed).not.toContain('AGE-SECRET-KEY')
})

test('the key of the backups is made once, is only for its owner and is not printed', async () => {
  const server = await startTestServer({ dataDir: CONTAPRO_DATA })
  const [first, second] = [join(folder, '1.age'), join(folder, '2.age')]
  const { printed } = await runBackupCommand('backup', [first], { CONTAPRO_DATA })
  const key = readFileSync(join(CONTAPRO_DATA, 'backup-key'), 'utf8')
  const again = await runBackupCommand('backup', [second], { CONTAPRO_DATA })
  await server.close()
  expect(printed).toContain('Se creó la llave de las copias')
  expect(again.printed).not.toContain('llave')
  expect(key).toMatch(/^AGE-SECRET-KEY-1/)
  expect(printed).not.toContain(key.trim())
  expect(readFileSync(join(CONTAPRO_DATA, 'backup-key'), 'utf8')).toBe(key)
  expect(statSync(join(CONTAPRO_DATA, 'backup-key')).mode & 0o777).toBe(0o600)
})
