import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ServiceUnavailableError } from '../../../src/platform/errors/domain-error.ts'
import { loadKey } from '../../../src/platform/secrets/load-key.ts'
import { createPasswordHasher } from '../../../src/platform/secrets/password-hasher.ts'
import { createSealer, SealBrokenError } from '../../../src/platform/secrets/sealer.ts'

const folder = mkdtempSync(join(tmpdir(), 'contapro-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a sealed secret opens with its key and in its place only', () => {
  const sealer = createSealer(randomBytes(32))
  const sealed = sealer.seal('Clave#Ñandú', 'a')
  expect(sealed).toMatch(/^v1\.[\w-]+$/)
  expect(sealer.open(sealed, 'a')).toBe('Clave#Ñandú')
  expect(() => sealer.open(sealed, 'b')).toThrow(SealBrokenError)
  expect(() => createSealer(randomBytes(32)).open(sealed, 'a')).toThrow(SealBrokenError)
})

test('the same secret is never sealed alike', () => {
  const sealer = createSealer(randomBytes(32))
  expect(sealer.seal('clave', 'a')).not.toBe(sealer.seal('clave', 'a'))
})

test('a sealed text with any byte changed does not open', () => {
  const sealer = createSealer(randomBytes(32))
  const bytes = Buffer.from(sealer.seal('clave', 'a').slice(3), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => sealer.open(`v1.${changed.toString('base64url')}`, 'a')).toThrow(SealBrokenError)
  }
  expect(() => sealer.open('v1.AAAA', 'a')).toThrow(SealBrokenError)
  expect(() => sealer.open(`v2.${bytes.toString('base64url')}`, 'a')).toThrow(SealBrokenError)
})

test('a password is checked against its hash, which names its own cost', async () => {
  const hash = await createPasswordHasher({ cost: 5 }).hash('Contapro2026')
  expect(hash).toMatch(/^scrypt\$5\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  const passwords = createPasswordHasher({ cost: 4 })
  expect(await passwords.verify('Contapro2026', hash)).toBe(true)
  expect(await passwords.verify('contapro2026', hash)).toBe(false)
  expect(await passwords.verify('Contapro2026', undefined)).toBe(false)
})

test('the product hashes with N = 2^17', async () => {
  expect(await createPasswordHasher().hash('Contapro2026')).toMatch(/^scrypt\$17\$8\$1\$/)
})

test('a password is hashed for an unknown address too, and only so many wait: another client still gets its turn', async () => {
  const passwords = createPasswordHasher({ cost: 4 })
  const attempt = (line: string) => passwords.verify('wrong', undefined, { line, isKnown: false })
  const attempts = await Promise.allSettled([
    ...Array.from({ length: 40 }, () => attempt('stranger')),
    attempt('owner'),
  ])
  const refused = attempts.slice(0, 40).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  expect(refused[0]).toMatchObject({ reason: expect.any(ServiceUnavailableError) })
  expect(attempts.at(-1)).toEqual({ status: 'fulfilled', value: false })
})

test('the same password typed on two keyboards is the same: composed and decomposed letters', async () => {
  const passwords = createPasswordHasher({ cost: 4 })
  const hash = await passwords.hash('Contraseña1'.normalize('NFC'))
  expect(await passwords.verify('Contraseña1'.normalize('NFD'), hash)).toBe(true)
})

test('servers that start at once get the same key, in a file of their owner', async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => loadKey(folder, 'token-secret')))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
})

test('a key file that holds something else is not replaced', async () => {
  writeFileSync(join(folder, 'broken'), 'x')
  await expect(loadKey(folder, 'broken')).rejects.toThrow('is no key')
})
