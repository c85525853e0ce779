import { describe, expect, it } from 'vitest'
import { readRegister, type RegisterBatch, registerHeader } from '../../src/sire/index.ts'
import { line, proposal, read, replacementLine } from './register-files.ts'

/** Reads a start and then a piece over and over again, up to a size at which memory would no longer be bounded. */
async function readEndless(start: string, piece: string) {
  const encoder = new TextEncoder()
  let isClosed = false
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      yield encoder.encode(start)
      for (let pieces = 0; pieces < 1000; pieces++) yield encoder.encode(piece)
      throw new Error('It was read to its end.')
    } finally {
      isClosed = true
    }
  }
  const batches: RegisterBatch[] = []
  for await (const batch of readRegister(endless())) batches.push(batch)
  return { batches, isClosed }
}

describe('a broken file', () => {
  const header = registerHeader('RCE')

  it.each([
    [
      'of another company on some line',
      proposal('RCE', {}, { RUC: '20990000043' }),
      ['FILE_OF_OTHER_COMPANY', 3, 'RUC'],
    ],
    [
      'of another period on some line',
      proposal('RCE', {}, { Periodo: '202607', 'Fecha de emisión': '05/07/2026' }),
      ['PERIOD_MIXED', 3, 'Periodo'],
    ],
    ['of a broken period on some line', proposal('RCE', {}, { Periodo: 'agosto' }), ['PERIOD_INVALID', 3, 'Periodo']],
    ['with a field too many', `${header}\n${line('RCE')}|x\n`, ['COLUMNS_WRONG', 2, null]],
    ['with a field too few', `${header}\n${line('RCE').slice(0, -1)}\n${line('RCE')}\n`, ['COLUMNS_WRONG', 2, null]],
    ['cut in its last line', `${header}\n${line('RCE')}\n${line('RCE').slice(0, 90)}`, ['FILE_TRUNCATED', 3, null]],
    ['cut in its only line', replacementLine('RCE').slice(0, -1), ['FILE_TRUNCATED', 1, null]],
    ['with 39 fields', `${replacementLine('RCE')}|x|x\n`, ['COLUMNS_WRONG', 1, null]],
    [
      'with a line of 12 fields',
      `${replacementLine('RCE').split('|').slice(0, 12).join('|')}\n`,
      ['COLUMNS_WRONG', 1, null],
    ],
    [
      'with control characters',
      `${header}\n${line('RCE').replace('PRUEBA', 'PRU\u0000BA')}\n`,
      ['FILE_ENCODING', 2, null],
    ],
    ['that is empty', '', ['FILE_EMPTY', null, null]],
    ['of blank lines only', '\r\n\r\n', ['FILE_EMPTY', null, null]],
    ['with a header only', `${header}\r\n`, ['FILE_EMPTY', null, null]],
    ['that is some text', 'Estimado contador:\nadjunto el registro.\n', ['FILE_KIND_UNKNOWN', null, null]],
    [
      'with the header of something else',
      'RUC|Nombre|Estado|Condición\n20990000019|X|ACTIVO|HABIDO\n',
      ['HEADER_WRONG', null, null],
    ],
    [
      'whose header lacks a column',
      `${header.replace('|ICBPER', '|Bolsas')}\n${line('RCE')}\n`,
      ['HEADER_WRONG', 1, 'ICBPER'],
    ],
    [
      'whose header repeats a column',
      `${header.replace('|Incal', '|Moneda')}\n${line('RCE')}\n`,
      ['HEADER_WRONG', 1, 'Moneda'],
    ],
    ['with a line of 70,000 letters', `${header}\n${'x'.repeat(70_000)}\n`, ['FIELD_TOO_LONG', 2, null]],
    ['without any line end', 'x'.repeat(300_000), ['FIELD_TOO_LONG', 1, null]],
  ] as const)('%s is refused', async (_what, file, expected) => {
    const { errors } = await read(file)
    expect(errors.map((error) => [error.code, error.line, error.field])).toEqual([expected])
    expect(errors[0]?.message).toMatch(/^\p{Lu}.+\.$/u)
  })

  it('that ends in a quoted field is cut', async () => {
    const text = proposal('RCE', { 'Apellidos Nombres/ Razón  Social': '"SIN FIN' }).replaceAll('|', ',')
    const { errors } = await read(text.slice(0, text.indexOf('FIN')))
    expect(errors).toMatchObject([{ code: 'FILE_TRUNCATED', line: 2 }])
  })

  it('of another company than the one asked for is refused once', async () => {
    const file = proposal('RCE', {}, {})
    expect((await read(file, { ownerRuc: '20990000019' })).errors).toEqual([])
    const { errors } = await read(file, { ownerRuc: '20990000043' })
    expect(errors.map((error) => [error.line, error.code, error.field])).toEqual([[2, 'FILE_OF_OTHER_COMPANY', 'RUC']])
  })

  it('is not read on once its errors are as many as asked for', async () => {
    const { batches, isClosed } = await readEndless(`${registerHeader('RCE')}\n`, `${line('RCE', { Moneda: 'XXX' })}\n`)
    expect(batches.flatMap((batch) => batch.errors)).toHaveLength(100)
    expect(isClosed).toBe(true)
  })

  it('is not read on when its line has no end', async () => {
    const { batches, isClosed } = await readEndless(`${registerHeader('RCE')}\n`, 'x'.repeat(10_000))
    expect(batches.flatMap((batch) => batch.errors)).toMatchObject([{ line: 2, code: 'FIELD_TOO_LONG' }])
    expect(isClosed).toBe(true)
  })

  it('lists no more errors than asked for', async () => {
    const rows = Array.from({ length: 50 }, () => ({ Moneda: 'XXX' }))
    expect((await read(proposal('RCE', ...rows), { maxErrors: 7 })).errors).toHaveLength(7)
    expect((await read(proposal('RCE', ...rows), {})).errors).toHaveLength(50)
  })
})
