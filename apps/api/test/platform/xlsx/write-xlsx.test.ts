import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { type Column, type Row, type Sheet, writeXlsx, type XlsxOptions } from '../../../src/platform/xlsx/index.ts'
import { unzip } from '../../../test-kit/unzip.ts'

const columns: readonly Column[] = [
  { heading: 'Texto', kind: 'text', width: 20 },
  { heading: 'Fecha', kind: 'date', width: 12 },
  { heading: 'Importe', kind: 'money', width: 12, hasTotal: true },
  { heading: 'Tasa', kind: 'number', width: 12 },
  { heading: 'Enlace', kind: 'link', width: 12, linkText: 'Ver' },
]

async function* inBatches(rows: readonly Row[], size = 2): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

const sheet = (rows: readonly Row[], name = 'Hoja'): Sheet => ({ name, columns, rows: inBatches(rows) })
const bytesOf = (sheets: readonly Sheet[], options?: XlsxOptions) => buffer(writeXlsx(sheets, options))
const read = async (sheets: readonly Sheet[], options?: XlsxOptions) =>
  (await readXlsx(await bytesOf(sheets, options))).sheets

describe('a workbook', () => {
  it('has typed cells, a heading that stays in sight, a filter over it, and totals that follow the filter', async () => {
    const rows: Row[] = [
      ['uno', '2026-08-05', 1234_50, '3.750', 'http://localhost/a?b="1"&c=2'],
      ['dos', null, -34_50, null, null],
    ]
    const [found] = await read([sheet(rows)])
    expect(found?.rows).toEqual(
      [
        ['Texto', 'Fecha', 'Importe', 'Tasa', 'Enlace'],
        ['uno', new Date('2026-08-05T00:00:00Z'), 1234.5, 3.75, 'Ver'],
        ['dos', null, -34.5],
        ['Total', null, 1200],
      ].map((row) => expect.arrayContaining(row)),
    )
    expect(found).toMatchObject({ freezePane: { rows: 1 }, autoFilter: { range: 'A1:E3' } })
    const xml = String((await unzip(await bytesOf([sheet(rows)]))).get('xl/worksheets/sheet1.xml'))
    expect(xml).toContain('<f>SUBTOTAL(109,C2:C3)</f><v>1200.00</v>')
    expect(xml).toContain(
      '<f>HYPERLINK(&quot;http://localhost/a?b=&quot;&quot;1&quot;&quot;&amp;c=2&quot;,&quot;Ver&quot;)</f>',
    )
  })

  it('shows an amount that is text, and does not add it to the total', async () => {
    const [found] = await read([
      sheet([
        ['uno', null, 100_00, null, null],
        ['dos', null, '1180.00', null, null],
      ]),
    ])
    expect(found?.rows.slice(1).map((row) => row[2])).toEqual([100, '1180.00', 100])
  })

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@suma',
    "'comilla",
    '"cita" <b>&amp;',
    'ñandú 😀',
    ' espacios ',
    'dos\nlíneas',
    '_x0041_',
    '007',
  ])('keeps the text %j as it is, and as text', async (text) => {
    const [found] = await read([sheet([[text, null, null, null, null]])])
    expect(found?.rows[1]?.[0]).toBe(text)
  })

  it.each([
    ['123456789012345', 123_456_789_012_345],
    ['-0.0123456789012345', -0.012_345_678_901_234_5],
    ['123456789012345000', 123_456_789_012_345_000],
    ['0.10000000000000000000', 0.1],
    ['1234567890123456', '1234567890123456'],
    ['-12345678.9012345678', '-12345678.9012345678'],
    ['100000000000.0001', '100000000000.0001'],
  ])(
    'keeps the number %s as a number where Excel keeps its digits, and as text where it would change them',
    async (decimal, kept) => {
      const [found] = await read([sheet([[null, null, null, decimal, null]])])
      expect(found?.rows[1]?.[3]).toBe(kept)
    },
  )

  it('leaves out what XML cannot hold, and cuts what a cell cannot hold', async () => {
    const [found] = await read([
      sheet([
        ['a\u0000b\u001fc\ud83dd', null, null, null, null],
        ['x'.repeat(40_000), null, null, null, null],
      ]),
    ])
    expect(found?.rows[1]?.[0]).toBe('abcd')
    expect(found?.rows[2]?.[0]).toBe(`${'x'.repeat(32_766)}…`)
  })

  it('goes on in another sheet where one is full, each with heading and totals of its own', async () => {
    const rows = Array.from({ length: 5 }, (_, i): Row => [`fila ${i}`, null, 100, null, null])
    const found = await read([sheet(rows), sheet([], 'Vacía')], { maxRows: 2 })
    expect(found.map(({ name, rows: all }) => [name, all.length, all.at(-1)?.[2] ?? null])).toEqual([
      ['Hoja', 4, 2],
      ['Hoja 2', 4, 2],
      ['Hoja 3', 3, 1],
      ['Vacía', 1, 'Importe'],
    ])
  })

  it('breaks off with the error of its rows', async () => {
    const rows = (async function* (): AsyncGenerator<readonly Row[]> {
      yield [['uno', null, 1, null, null]]
      throw new RangeError('no more')
    })()
    await expect(bytesOf([{ name: 'Hoja', columns, rows }])).rejects.toThrow('no more')
  })
})
