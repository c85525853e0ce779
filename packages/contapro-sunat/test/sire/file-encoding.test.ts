import { describe, expect, it } from 'vitest'
import { latin, line, proposal, read, replacementLine } from './register-files.ts'

describe('the encoding of a file', () => {
  const name = 'ELÉCTRICA AÑIL S.A.A.'
  const file = proposal('RCE', { 'Apellidos Nombres/ Razón  Social': name })
  const utf8 = new TextEncoder().encode(file)

  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
    ['ISO-8859-1', latin(file)],
  ])('may be %s', async (_what, bytes) => {
    const { rows, errors } = await read(bytes)
    expect(errors).toEqual([])
    expect(rows[0]?.counterpartyName).toBe(name)
  })

  it('may carry a byte order mark where there is no header', async () => {
    const { rows, errors } = await read(`\ufeff${replacementLine('RCE')}\r\n`)
    expect(errors).toEqual([])
    expect(rows[0]?.ownerRuc).toBe('20990000019')
  })

  it('may be ISO-8859-1 that shows only late in the file', async () => {
    const ascii = Array.from({ length: 50 }, () => replacementLine('RCE'))
    const late = replacementLine('RCE', { 'Apellidos Nombres/ Razón  Social': name })
    const { rows, errors } = await read(latin([...ascii, late, ''].join('\r\n')), {}, 1000)
    expect(errors).toEqual([])
    expect(rows.at(-1)?.counterpartyName).toBe(name)
  })

  it('may be windows-1252, whose quotation marks and dashes are no ISO-8859-1', async () => {
    const bytes = latin(`${replacementLine('RCE', { 'Apellidos Nombres/ Razón  Social': 'A\u0096B' })}\n`)
    expect((await read(bytes)).rows[0]?.counterpartyName).toBe('A–B')
  })

  it('may not change within the file', async () => {
    const mixed = [...utf8, ...latin(`${line('RCE', { 'Apellidos Nombres/ Razón  Social': name })}\r\n`)]
    for (const size of [Number.POSITIVE_INFINITY, 100]) {
      const { errors } = await read(Uint8Array.from(mixed), {}, size)
      expect(errors).toMatchObject([{ line: 3, code: 'FILE_ENCODING' }])
    }
  })

  it('may not be UTF-16', async () => {
    const bytes = new Uint8Array(Uint16Array.from(`\ufeff${file}`, (character) => character.charCodeAt(0)).buffer)
    expect((await read(bytes)).errors).toMatchObject([{ line: null, code: 'FILE_ENCODING' }])
  })
})
