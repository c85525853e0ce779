import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRegisterRow, registerHeader, type RegisterRow } from '../../src/sire/index.ts'
import { arbitraryPurchase, arbitraryRow, arbitrarySale, isCompleteForReplacement } from './arbitrary-rows.ts'
import { proposal, read } from './register-files.ts'

/** What the replacement layout cannot say is not asked of it. */
function asReplaced(row: RegisterRow): RegisterRow {
  const exchangeRate = row.currency === 'PEN' ? null : row.exchangeRate
  const shared = { layout: 'replacement', exchangeRate, noteType: '', state: '' } as const
  if (row.book === 'RCE') return { ...row, ...shared, hasDetraction: false }
  return { ...row, ...shared, operationType: '' }
}

describe('writing a register and reading it', () => {
  it.each([
    ['RCE', arbitraryPurchase],
    ['RVIE', arbitrarySale],
  ] as const)('gives back every row of a proposal of %s', async (book, arbitrary) => {
    await fc.assert(
      fc.asyncProperty(fc.array<RegisterRow>(arbitrary, { minLength: 1, maxLength: 8 }), async (rows) => {
        const lines = rows.map((row) => formatRegisterRow(row, 'proposal'))
        const found = await read([registerHeader(book), ...lines, ''].join('\r\n'))
        expect(found).toEqual({
          rows: rows.map((row, index) => ({ ...row, line: index + 2 })),
          errors: [],
          warnings: [],
        })
      }),
    )
  })

  it('gives back every row of a replacement', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRow.filter(isCompleteForReplacement), async (row) => {
        const found = await read(`${formatRegisterRow(row, 'replacement')}\r\n`)
        expect(found).toEqual({ rows: [{ ...asReplaced(row), line: 1 }], errors: [], warnings: [] })
      }),
    )
  })
})

describe('reading a register', () => {
  const file = proposal(
    'RCE',
    {},
    { 'Apellidos Nombres/ Razón  Social': 'ELÉCTRICA AÑIL €' },
    { Moneda: 'XXX' },
    { 'Serie del CDP': 'F002' },
  )

  it('does not depend on how the bytes arrive', async () => {
    const utf8 = new TextEncoder().encode(file)
    const marked = Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)
    const csv = new TextEncoder().encode(
      file.replaceAll('|', ',').replaceAll('PROVEEDOR DE PRUEBA UNO S.A.C.', '"PRUEBA\r\n""UNO"""'),
    )
    const latin = Uint8Array.from(file.replace('€', ''), (character) => character.charCodeAt(0))
    const files = [utf8, marked, csv, latin]
    const whole = await Promise.all(files.map((bytes) => read(bytes)))
    expect(whole.map(({ rows, errors }) => [rows.length, errors.length])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
      [3, 1],
    ])
    const which = fc.integer({ min: 0, max: files.length - 1 })
    await fc.assert(
      fc.asyncProperty(which, fc.integer({ min: 1, max: 700 }), async (index, size) => {
        expect(await read(files[index]!, { batchRows: 2 }, size)).toEqual(whole[index])
      }),
    )
  })

  it('never throws, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const { rows, errors } = await read(bytes, {}, 64)
        expect(rows).toEqual([])
        expect(errors.length).toBeGreaterThan(0)
      }),
    )
  })

  it('never throws, whatever is done to a good file', async () => {
    const good = new TextEncoder().encode(file)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: good.length - 1 }),
        fc.uint8Array({ maxLength: 6 }),
        fc.integer({ min: 0, max: 40 }),
        async (at, inserted, removed) => {
          const bytes = Uint8Array.of(...good.subarray(0, at), ...inserted, ...good.subarray(at + removed))
          const { rows, errors } = await read(bytes)
          expect(rows.length).toBeLessThanOrEqual(4)
          for (const error of errors) expect(error.message).toMatch(/\.$/)
        },
      ),
    )
  })
})
