import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMailFolder } from '../../../src/platform/mail/mail-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'contapro-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a mail is written as a file of its owner that mail programs open, and its address is told', async () => {
  const written: string[] = []
  const mail = createMailFolder({
    folder: join(folder, 'mail'),
    from: 'Contapro <no-responder@localhost>',
    clock: () => new Date('2026-09-01T15:00:00Z'),
    onWritten: (file) => written.push(file),
  })
  const message = { to: 'rosa@example.com', subject: 'Contraseña', text: 'hola', html: '<p>hola</p>' }
  await mail.send(message)
  await mail.send(message)
  expect(written).toHaveLength(2)
  expect(new Set(written).size).toBe(2)
  const [file = ''] = written
  expect(file).toMatch(/mail\/2026-09-01T15-00-00\.000Z-[0-9a-f]{6}\.eml$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const content = readFileSync(file, 'utf8')
  expect(content).toContain('To: rosa@example.com\r\n')
  expect(content).toContain('Subject: =?UTF-8?')
  expect(content).toContain('Date: Tue, 01 Sep 2026 15:00:00 +0000\r\n')
})
