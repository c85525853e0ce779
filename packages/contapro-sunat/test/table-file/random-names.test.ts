import { caseCount, testSeed } from '../../../../tools/long-run/index.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDeposits } from '../../src/deposits/index.ts'
import { registerHeader } from '../../src/sire/index.ts'
import { readVectors } from '../read-vectors.ts'
import { line, read } from '../sire/register-files.ts'
import { allOf, inPieces } from '../table-bytes.ts'

/** The name of the owner or of the supplier, and that of the other side. */
type Names = readonly [string, string]

/** A kind of csv file. Its rows have two names and one amount. */
interface CsvKind {
  readonly header: string
  readonly separators: readonly string[]
  readonly row: (names: Names, amount: string, separator: string) => string
  /** Reads a file. The owner's name is that of the first row, so only the other name of a row is returned. */
  readonly read: (file: string) => Promise<{
    readonly rows: readonly { readonly line: number; readonly name: string; readonly amount: number }[]
    readonly errors: readonly { readonly line: number | null }[]
  }>
}

const NUMBER = 'Nro CP o Doc. Nro Inicial (Rango)'

const readRegisterRows: CsvKind['read'] = async (file) => {
  const { rows, errors } = await read(file)
  return {
    rows: rows.map((row) => ({ line: row.line, name: row.counterpartyName, amount: row.amounts.total })),
    errors,
  }
}

const rce: CsvKind = {
  header: registerHeader('RCE'),
  separators: [',', ';'],
  row: ([owner, name], amount, separator) => {
    const names = { 'Apellidos y Nombres o Razón social': owner, 'Apellidos Nombres/ Razón  Social': name }
    const amounts = { 'BI Gravado DG': '0', 'IGV / IPM DG': '0', 'Valor Adq. NG': amount, 'Total CP': amount }
    return line('RCE', { ...names, ...amounts, [NUMBER]: String(Number(amount)) }, separator)
  },
  read: readRegisterRows,
}

const rvie: CsvKind = {
  header: registerHeader('RVIE'),
  separators: [',', ';'],
  row: ([owner, name], amount, separator) => {
    const names = { 'Razon Social': owner, 'Apellidos Nombres/ Razón Social': name }
    const amounts = { 'BI Gravada': '0', 'IGV / IPM': '0', 'Mto Inafecto': amount, 'Total CP': amount }
    return line('RVIE', { ...names, ...amounts, [NUMBER]: String(Number(amount)) }, separator)
  },
  read: readRegisterRows,
}

const deposits: CsvKind = {
  header: readVectors('detraccion_reporte_columnas')
    .map((column) => column['columna'])
    .join('|'),
  separators: [',', ';', '\t'],
  row: ([supplier, customer], amount, separator) => {
    const before = ['D', '00000000001', '310000001', '202608', '20990000043', supplier]
    const behind = ['6', '20990000019', customer, '20/08/2026', amount, '022', '01', '01', 'E001', '12', '55']
    return [...before, ...behind].join(separator)
  },
  read: async (file) => {
    const { rows, errors } = await allOf(readDeposits(inPieces(file, 1_000)))
    return { rows: rows.map((row) => ({ line: row.line, name: row.customerName, amount: row.amount })), errors }
  },
}

/** A csv file with these names. The amount of its first row is 1.00, that of its second row 2.00. */
function csv({ header, row }: CsvKind, names: readonly Names[], separator: string): string {
  const lines = names.map((pair, index) => row(pair, `${index + 1}.00`, separator))
  return `${[header.replaceAll('|', separator), ...lines].join('\r\n')}\r\n`
}

const textOf = (...parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map((chosen) => chosen.join(''))

const rowsOf = (names: fc.Arbitrary<Names>) => fc.array(names, { minLength: 1, maxLength: 6 })

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const inOneLine = (text: string): string => text.replaceAll(/\n+/g, ' ').trim()
const runs = { seed: testSeed, numRuns: caseCount({ few: 40, many: 2_000 }) }

it.each([
  ['the RCE', rce],
  ['the RVIE', rvie],
  ['the deposits', deposits],
])('a name without quoting hides no line of %s and changes no amount', async (_, kind) => {
  const name = textOf('"', '""', ',', ';', ' ', 'A', "'", '5" B', '",', ',"', '";', ';"')
  await fc.assert(
    fc.asyncProperty(rowsOf(fc.tuple(name, name)), fc.constantFrom(...kind.separators), async (written, separator) => {
      const { rows, errors } = await kind.read(csv(kind, written, separator))
      const reported = new Set([...rows, ...errors].map((one) => one.line))
      expect(reported).toEqual(new Set(written.map((_names, index) => index + 2)))
      for (const row of rows) expect(row.amount).toBe(100 * (row.line - 1))
    }),
    runs,
  )
})

it.each([
  ['the RCE', rce],
  ['the RVIE', rvie],
  ['the deposits', deposits],
])('a name of %s that is quoted by RFC 4180 is read whatever it holds', async (_, kind) => {
  const name = textOf('"', '""', ',', ';', 'A', 'B C', '5" B', '",', ',"', '\n').filter(
    (text) => inOneLine(text) !== '',
  )
  // An owner over two lines can have a second line with the right count of fields. Such a file is refused.
  const pairs = fc.tuple(name.map(inOneLine), name)
  await fc.assert(
    fc.asyncProperty(rowsOf(pairs), fc.constantFrom(...kind.separators), async (names, separator) => {
      const written = names.map(([one, other]): Names => [quoted(one), quoted(other)])
      const { rows, errors } = await kind.read(csv(kind, written, separator))
      expect(errors).toEqual([])
      const expected = names.map((pair, index) => [inOneLine(pair[1]), 100 * (index + 1)])
      expect(rows.map((row) => [row.name, row.amount])).toEqual(expected)
    }),
    runs,
  )
})
