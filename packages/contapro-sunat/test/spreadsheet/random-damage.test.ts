import fc from 'fast-check'
import { expect, it } from 'vitest'
import { caseCount, testSeed } from '../../../../tools/long-run/index.ts'
import { depositVoucherCode, readDeposits } from '../../src/deposits/index.ts'
import { registerHeader, registerKey, voucherCode } from '../../src/sire/index.ts'
import { readVectors } from '../read-vectors.ts'
import { type Fields, line, read } from '../sire/register-files.ts'
import { allOf, inPieces } from '../table-bytes.ts'

/** What a row says that figures and lists are made of. */
type Said = readonly (string | number | null)[]

/** A kind of file. Its rows are those of a header and lines with the separator `|`. */
interface Kind {
  /** SUNAT's own. */
  readonly separator: '|' | ','
  readonly header: string
  readonly row: (fields: RowFacts) => string
  readonly read: (file: string) => Promise<{ readonly said: readonly Said[]; readonly errors: readonly unknown[] }>
}

interface RowFacts {
  readonly series: string
  readonly number: string
  readonly day: string
  readonly document: readonly [type: string, number: string]
  readonly amount: string
}

const register = (book: 'RCE' | 'RVIE', fieldsOf: (facts: RowFacts) => Fields): Kind => ({
  separator: '|',
  header: registerHeader(book),
  row: (facts) => line(book, fieldsOf(facts)),
  read: async (file) => {
    const { rows, errors } = await read(file)
    const said = rows.map((row): Said => {
      const code = voucherCode(registerKey(row))
      return [code, row.issuedOn, row.counterpartyDocument, row.amounts.total, row.exchangeRate, row.noteType]
    })
    return { said, errors }
  },
})

const common = ({ series, number, day, document: [type, document] }: RowFacts): Fields => ({
  'Serie del CDP': series,
  'Nro CP o Doc. Nro Inicial (Rango)': number,
  'Fecha de emisión': day,
  'Tipo CP/Doc.': '03',
  'Tipo Doc Identidad': type,
  'Nro Doc Identidad': document,
})

const rce = register('RCE', (facts) => {
  const amounts = {
    'BI Gravado DG': '0.00',
    'IGV / IPM DG': '0.00',
    'Valor Adq. NG': facts.amount,
    'Total CP': facts.amount,
  }
  return {
    ...common(facts),
    ...amounts,
    'CAR SUNAT': `2099000002703${facts.series.padStart(4, '0')}${facts.number.padStart(10, '0')}`,
  }
})

const rvie = register('RVIE', (facts) => {
  const amounts = { 'BI Gravada': '0.00', 'IGV / IPM': '0.00', 'Mto Inafecto': facts.amount, 'Total CP': facts.amount }
  return { ...common(facts), ...amounts }
})

const deposits: Kind = {
  separator: ',',
  header: readVectors('detraccion_reporte_columnas')
    .map((column) => column['columna'])
    .join('|'),
  row: ({ series, number, day, document: [type, document], amount }) => {
    const before = ['D', '00000000003', `0${number}7`, '202608', '20990000043', 'UNO S.A.C.', type, document]
    return [...before, 'DOS S.A.C.', day, amount, '022', '01', '01', series, number, '55'].join('|')
  },
  read: async (file) => {
    const { rows, errors } = await allOf(readDeposits(inPieces(file, 1_000)))
    const said = rows.map((row): Said => {
      const { paidOn, account, amount, customerDocument, goodCode, operationCode, receiptNumber } = row
      return [
        depositVoucherCode(row),
        receiptNumber,
        paidOn,
        account,
        amount,
        customerDocument,
        goodCode,
        operationCode,
      ]
    })
    return { said, errors }
  },
}

/** What spreadsheets do to a cell. */
const harms: Readonly<Record<string, (cell: string) => string>> = {
  zeros: (cell) => (/^0[0-9]+$/.test(cell) ? cell.replace(/^0+(?=.)/, '') : cell),
  'zeros of days': (cell) => cell.replace(/^0([0-9]\/[0-9]{2}\/[0-9]{4})$/, '$1'),
  'zeros of days and months': (cell) => cell.replace(/^0?([0-9]+)\/0?([0-9]+)\/([0-9]{4})$/, '$1/$2/$3'),
  'zeros of amounts': (cell) => (/^[0-9]+\.[0-9]{2}$/.test(cell) ? String(Number(cell)) : cell),
  'decimal commas': (cell) => cell.replace(/^([0-9]+)\.([0-9]+)$/, '$1,$2'),
  'thousands commas': (cell) => cell.replace(/^([0-9]+)([0-9]{3}\.[0-9]{2})$/, '"$1,$2"'),
  'long numbers': (cell) => (/^[0-9]{12,}$/.test(cell) ? Number(cell).toExponential(5).replace('e+', 'E+') : cell),
  'all numbers': (cell) => (/^[0-9]{7,}$/.test(cell) ? Number(cell).toExponential(3).replace('e+', 'E+') : cell),
  'narrow columns': (cell) => cell.replace(/^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/, '########'),
  'serial dates': (cell) => cell.replace(/^([0-9]{2})\/[0-9]{2}\/[0-9]{4}$/, '462$1'),
  'dates of other places': (cell) => cell.replace(/^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/, '$3-$2-$1'),
  'short years': (cell) => cell.replace(/^([0-9]{2}\/[0-9]{2}\/)[0-9]{2}([0-9]{2})$/, '$1$2'),
  marks: (cell) => (cell.startsWith('"') || cell === '' ? cell : `"${cell}"`),
}

/** What loses nothing. */
const harmless = new Set([
  'zeros',
  'zeros of days',
  'zeros of days and months',
  'zeros of amounts',
  'long numbers',
  'marks',
])

const facts: fc.Arbitrary<RowFacts> = fc.record({
  series: fc.constantFrom('0001', '0012', 'B001', 'EB01'),
  number: fc.integer({ min: 1, max: 99_999_999 }).map(String),
  day: fc.integer({ min: 1, max: 31 }).map((day) => `${String(day).padStart(2, '0')}/08/2026`),
  document: fc.constantFrom<RowFacts['document']>(
    ['6', '20990000019'],
    ['1', '01234567'],
    ['1', '00045678'],
    ['1', '45678901'],
  ),
  amount: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
})

const saved = fc.record({
  rows: fc.uniqueArray(facts, { minLength: 1, maxLength: 5, selector: ({ number }) => number }),
  done: fc.oneof(fc.subarray(Object.keys(harms)), fc.subarray([...harmless])),
  separator: fc.constantFrom(',', ';'),
  hasSeparatorLine: fc.boolean(),
})

it.each([
  ['the RCE', rce],
  ['the RVIE', rvie],
  ['the report of deposits', deposits],
])('whatever a spreadsheet does to %s, it is refused or says what it said before', async (_, kind) => {
  const runs = { seed: testSeed, numRuns: caseCount({ few: 67, many: 3_334 }) }
  await fc.assert(
    fc.asyncProperty(saved, async ({ rows, done, separator, hasSeparatorLine }) => {
      const lines = rows.map(kind.row)
      const harm = (cell: string): string => done.reduce((harmed, name) => harms[name]?.(harmed) ?? harmed, cell)
      const csv = [kind.header, ...lines.map((text) => text.split('|').map(harm).join('|'))].join('\r\n')
      const first = hasSeparatorLine ? `sep=${separator}\r\n` : ''
      const found = await kind.read(first + csv.replaceAll('|', separator))
      const isHarmless = done.every((name) => harmless.has(name))
      expect(isHarmless ? found.errors : []).toEqual([])
      if (found.errors.length > 0) return
      const original = [kind.header, ...lines].join('\r\n').replaceAll('|', kind.separator)
      expect(found.said).toEqual((await kind.read(original)).said)
      expect(found.said).toHaveLength(rows.length)
    }),
    runs,
  )
})
