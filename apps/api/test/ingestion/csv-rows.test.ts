import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { CsvRows } from '../../src/platform/db/csv-rows.ts'

const written = (fill: (rows: CsvRows) => void): string => {
  const rows = new CsvRows()
  fill(rows)
  return Buffer.concat(rows.take()).toString('utf8')
}

/** The fields of CSV as PostgreSQL reads it: '' is null, '""' an empty text. */
function parse(csv: string): (string | null)[][] {
  const rows: (string | null)[][] = [[]]
  for (const [whole, , quoted, plain, end] of csv.matchAll(/(("(?:[^"]|"")*")|([^",\n]*))([,\n])/g)) {
    if (whole === '') break
    rows.at(-1)!.push(quoted ? quoted.slice(1, -1).replaceAll('""', '"') : plain || null)
    if (end === '\n') rows.push([])
  }
  rows.pop()
  return rows
}

it('writes texts that PostgreSQL reads back as they were, whatever is in them', () => {
  const special = constantFrom('"', ',', '\n', '\\.', 'ñ', '€', '🧾', 'a"b', 'ñ"', '')
  const value = oneof(string({ unit: 'grapheme' }), special).map((s) => s.replaceAll('\0', ''))
  assert(
    property(array(array(value, { minLength: 1, maxLength: 5 }), { maxLength: 20 }), (table) => {
      const csv = written((rows) => {
        for (const fields of table) {
          for (const field of fields) rows.text(field)
          rows.endRow()
        }
      })
      expect(parse(csv)).toEqual(table)
    }),
    { seed: 1 },
  )
})

it('tells nothing from an empty text, also at the start of a row', () => {
  const csv = written((rows) => {
    rows.text(null)
    rows.text('')
    rows.plain(null)
    rows.plain(false)
    rows.list(['A', 'B'])
    rows.list([])
    rows.list(null)
    rows.endRow()
  })
  expect(csv).toBe(',"",,false,"{A,B}","{}",\n')
})

it('leaves out the character that PostgreSQL has no place for', () => {
  const csv = written((rows) => {
    rows.text('a\0b')
    rows.text('ñ\0b')
    rows.endRow()
  })
  expect(csv).toBe('"ab","ñb"\n')
})

it('cuts chunks at the end of a row, 500 rows each', () => {
  const rows = new CsvRows()
  for (let i = 0; i < 1201; i += 1) {
    rows.text('x'.repeat(2000))
    rows.endRow()
  }
  const chunks = rows.take().map((chunk) => Buffer.from(chunk).toString('latin1'))
  expect(chunks.map((chunk) => chunk.split('\n').length - 1)).toEqual([500, 500, 201])
  expect(rows.take()).toEqual([])
})
