import { describe, expect, it } from 'vitest'
import { LineFields } from '../../src/table-file/line-fields.ts'
import { readRegister, type RegisterBatch, registerHeader } from '../../src/sire/index.ts'
import { readingsOf } from '../../src/sire/irregular-row.ts'
import { recogniseRegister } from '../../src/sire/register-shape.ts'
import { line, proposal, read } from '../sire/register-files.ts'
import { inPieces } from '../table-bytes.ts'

const header = registerHeader('RCE')
const NAME = 'Apellidos Nombres/ Razón  Social'
const csvHeader = header.replaceAll('|', ',')
const csvLine = (name: string): string => line('RCE', { [NAME]: name }, ',')
const refusal = (error: object) => expect.objectContaining({ code: 'FIELD_TOO_LONG', field: null, ...error })

describe('a record whose quotation marks stay open', () => {
  it.each([
    ['three lines is read as one', 3],
    ['a hundred lines is read as one', 100],
  ])('over %s', async (_, lines) => {
    const name = Array.from({ length: lines }, (__, i) => `L${i}`)
    const { rows, errors } = await read(`${csvHeader}\n${csvLine(`"${name.join('\n')}"`)}\n${csvLine('OTRO')}\n`)
    expect(errors).toEqual([])
    expect(rows.map((row) => [row.line, row.counterpartyName])).toEqual([
      [2, name.join(' ')],
      [2 + lines, 'OTRO'],
    ])
  })

  it.each([
    ['over more lines than any record has', '\n'.repeat(101)],
    ['over more characters than any record has', `${'x'.repeat(40_000)}\n${'x'.repeat(40_000)}\n`],
  ])('%s is refused by the line on which it began, and the rest of the file is not read', async (_, open) => {
    const file = `${csvHeader}\n${csvLine('UNO')}\n${csvLine(`"DOS${open}"`)}\n${'no,registro\n'.repeat(50_000)}`
    const { rows, errors } = await read(file)
    expect(rows).toHaveLength(1)
    expect(errors).toEqual([refusal({ line: 3 })])
  })
})

describe('a field', () => {
  it.each([
    ['longer than any of SUNAT, in quotation marks', `"${'x'.repeat(4_097)}"`, { line: 2, field: null }],
    ['longer than a name may be', 'x'.repeat(1_501), { line: 2, field: NAME }],
  ])('%s is refused by its line', async (_, name, error) => {
    expect((await read(`${csvHeader}\n${csvLine(name)}\n`)).errors).toEqual([refusal(error)])
  })

  it('that nobody reads may not be longer than any of SUNAT either', async () => {
    const { errors } = await read(`${header}\n${line('RCE', { CLU1: 'x'.repeat(4_097) })}\n`)
    expect(errors).toEqual([refusal({ line: 2 })])
  })
})

describe.each(['RCE', 'RVIE'] as const)('a text of the %s', (book) => {
  // Longest text of any field: R.S. 112-2021, Anexo 3, field 13, and R.S. 040-2022, Anexo 11, field 14.
  it.each(registerHeader(book).split('|'))('in «%s» is no longer than SUNAT lets it be, or refused', async (field) => {
    for (const length of [1_501, 4_000]) {
      const { rows } = await read(proposal(book, { [field]: 'x'.repeat(length) }))
      expect(Math.max(0, ...rows.flatMap(textsOf).map((text) => text.length))).toBeLessThanOrEqual(1_500)
    }
  })
})

/** Every text of a row. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

it.each([
  ['series', 'Serie CP Modificado'],
  ['number', 'Nro CP Modificado'],
])('the %s of a modified voucher has 20 characters at most, the first of several too', async (_, field) => {
  const note = { 'Tipo CP/Doc.': '07', 'Serie del CDP': 'FC01', 'Tipo CP Modificado': '01' }
  const errorsOf = async (text: string) => (await read(proposal('RCE', { ...note, [field]: text }))).errors
  expect(await errorsOf(`${'1'.repeat(20)},${'2'.repeat(20)}`)).toEqual([])
  expect(await errorsOf(`${'1'.repeat(21)},2`)).toMatchObject([{ line: 2, field, code: 'FIELD_TOO_LONG' }])
})

it.each([
  ['a DNI of seven digits', '1', '4011223', 'DOCUMENT_INVALID'],
  ['a path', '0', '../../etc', 'DOCUMENT_INVALID'],
  ['a RUC with a wrong check digit', '6', '20990000018', 'RUC_INVALID'],
])('%s is no document of the other side', async (_, type, document, code) => {
  const { errors } = await read(proposal('RCE', { 'Tipo Doc Identidad': type, 'Nro Doc Identidad': document }))
  expect(errors).toMatchObject([{ line: 2, field: 'Nro Doc Identidad', code }])
})

/** The batches of a file that comes in one piece, as nothing that comes from a disk does. */
async function batchesOf(file: string): Promise<RegisterBatch[]> {
  const batches: RegisterBatch[] = []
  const options = { batchRows: 500, maxErrors: Number.MAX_SAFE_INTEGER }
  for await (const batch of readRegister(inPieces(file, file.length), options)) batches.push(batch)
  return batches
}

describe('what is read between two batches', () => {
  it.each([
    ['rows', `${header}\n${`${line('RCE')}\n`.repeat(20_000)}`, 20_000],
    ['lines of a single letter', `${header}\n${'x\n'.repeat(300_000)}`, 300_000],
    [
      'rows that contradict themselves',
      `${header}\n${`${line('RCE', { 'Total CP': '1.00' })}\n`.repeat(20_000)}`,
      20_000,
    ],
  ])('is bounded in %s', async (_, file, lines) => {
    const batches = await batchesOf(file)
    expect(Math.max(...batches.map(({ rows }) => rows.length))).toBeLessThanOrEqual(500)
    // One line may have an error in each of its fields.
    const remarks = batches.map(({ errors, warnings }) => errors.length + warnings.length)
    expect(Math.max(...remarks)).toBeLessThanOrEqual(10_100)
    expect(batches.reduce((sum, { rows, errors }) => sum + rows.length + errors.length, 0)).toBe(lines)
  })

  it('is bounded in bytes, however few of its lines are wanted', async () => {
    const batches = await batchesOf(`${header}\n${'\n'.repeat(20_000_000)}`)
    const reached = batches.map(({ bytesRead }) => bytesRead)
    const steps = reached.map((bytes, index) => bytes - (reached[index - 1] ?? 0))
    expect(Math.max(...steps)).toBeLessThanOrEqual(5 * 1024 * 1024)
  })
})

it('a file that comes byte by byte is read as one that comes at once', async () => {
  const file = `${csvHeader}\n${csvLine('"UNO\nDOS"')}\n${'x'.repeat(3_000)}`
  const [whole, bytes] = await Promise.all([read(file), read(file, {}, 1)])
  expect(bytes).toEqual(whole)
})

describe('a csv row with irregular fields', () => {
  const OWNER_NAME = 'Apellidos y Nombres o Razón social'
  it.each([
    ['commas in both names', { [OWNER_NAME]: 'E,M,P,R', [NAME]: 'A,B,C,D,E' }],
    ['commas in the last name only', { [NAME]: ','.repeat(40) }],
    [
      'every amount cut',
      Object.fromEntries(
        header
          .split('|')
          .slice(14, 25)
          .map((name) => [name, '10,10']),
      ),
    ],
  ])('has a bounded count of readings with %s', (_, fields) => {
    const shape = recogniseRegister(csvHeader, 1)
    if (!('book' in shape)) throw new Error('The header is not recognised.')
    const cut = new LineFields()
    cut.set(line('RCE', fields, ',').split(','))
    expect([...readingsOf(cut, shape)].length).toBeLessThan(300)
  })

  it('of more fields than any line has is refused without a reading', async () => {
    const { errors } = await read(`${csvHeader}\n${line('RCE', { [NAME]: ','.repeat(60_000) }, ',')}\n`)
    expect(errors).toMatchObject([{ line: 2, code: 'COLUMNS_WRONG' }])
  })
})
