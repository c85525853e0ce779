import { describe, expect, it } from 'vitest'
import { registerHeader } from '../../src/sire/index.ts'
import { type Fields, line, read } from './register-files.ts'

const NAME = 'Apellidos Nombres/ Razón  Social'

/** A csv export of SUNAT: no quotation marks, and fewer free fields than the text file where asked. */
function csv(rows: readonly (Fields | string)[], separator = ','): string {
  const lines = rows.map((row) => (typeof row === 'string' ? row : line('RCE', row, separator)))
  return [registerHeader('RCE').replaceAll('|', separator), ...lines].map((text) => `${text}\r\n`).join('')
}

/** A totals row: nothing but sums in fields 15 to 25. */
const totals = (base: string, igv: string, total: string, label = ''): string =>
  [label, ...Array.from({ length: 13 }, () => ''), base, igv, ...Array.from({ length: 8 }, () => '0.00'), total].join(
    ',',
  )

describe('a name with a comma and no quotation marks', () => {
  it.each([
    ['one comma', 'PEREZ QUISPE, JUAN', ','],
    ['two commas', 'PEREZ, QUISPE, JUAN', ','],
    ['a semicolon in a file of semicolons', 'PEREZ; JUAN', ';'],
    ['a number behind the comma', 'TIENDA 24,7', ','],
  ])('of %s is read in the one way that adds up, with a warning', async (_, name, separator) => {
    const file = csv([{}, { [NAME]: name, 'Nro CP o Doc. Nro Inicial (Rango)': '102' }], separator)
    const { rows, errors, warnings } = await read(file)
    expect(errors).toEqual([])
    expect(rows.map((row) => [row.number, row.counterpartyName, row.amounts.total])).toEqual([
      ['101', 'PROVEEDOR DE PRUEBA UNO S.A.C.', 118000],
      ['102', name, 118000],
    ])
    expect(warnings).toMatchObject([{ line: 3, field: NAME, code: 'NAME_SPLIT' }])
  })

  it('of the owner is read in every row', async () => {
    const owner = { 'Apellidos y Nombres o Razón social': 'EMPRESA, S.A.C.' }
    const { rows, errors, warnings } = await read(csv([owner, owner]))
    expect(errors).toEqual([])
    expect(rows.map((row) => row.ownerName)).toEqual(['EMPRESA, S.A.C.', 'EMPRESA, S.A.C.'])
    expect(warnings.map(({ line: at, code }) => [at, code])).toEqual([
      [2, 'NAME_SPLIT'],
      [3, 'NAME_SPLIT'],
    ])
  })

  it.each([
    ['the sum is not the total', { 'Total CP': '1180.50' }],
    ['a RUC is wrong', { 'Nro Doc Identidad': '20990000028' }],
    ['a date does not exist', { 'Fecha de emisión': '31/02/2026' }],
  ])('is refused where %s', async (_, fields) => {
    const { errors } = await read(csv([{}, { [NAME]: 'PEREZ, JUAN', ...fields }]))
    expect(errors.length).toBeGreaterThan(0)
    expect(errors[0]?.line).toBe(3)
  })
})

const OWNER_NAME = 'Apellidos y Nombres o Razón social'
const TOTAL = 'Total CP'
const BASE = 'BI Gravado DG'
const IGV = 'IGV / IPM DG'

// R.S. 112-2021, table 5: amounts have a point and no comma. The row is 1,000.00 + 180.00 = 1,180.00.
describe('an amount with a comma', () => {
  it.each([
    ['of thousands, which cut it', ',', { [TOTAL]: '1,180.00' }, [[TOTAL, '«1,180.00»', '1180.00']]],
    ['of decimals, which cut it', ',', { [IGV]: '180,00' }, [[IGV, '«180,00»', '180.00']]],
    ['of thousands, in quotation marks', ',', { [TOTAL]: '"1,180.00"' }, [[TOTAL, '«1,180.00»', '1180.00']]],
    [
      'of decimals in each of them',
      ';',
      { [BASE]: '1000,00', [IGV]: '180,00', [TOTAL]: '1180,00' },
      [[BASE, '«1000,00»', '1000.00']],
    ],
  ] as const)('%s is read in the one way that adds up, with a warning', async (_, separator, fields, remarks) => {
    const { rows, errors, warnings } = await read(csv([{}, fields], separator))
    expect(errors).toEqual([])
    expect(rows.map(({ amounts }) => amounts)).toEqual([rows[0]?.amounts, rows[0]?.amounts])
    expect(warnings).toEqual(
      remarks.map(([field, written, amount]) => ({
        line: 3,
        field,
        code: 'AMOUNT_WITH_COMMA',
        message: `El importe ${written} lleva coma: se leyó como ${amount}, la única forma en que la línea cuadra.`,
      })),
    )
  })
})

describe('a row with two irregularities', () => {
  it.each([
    ['a comma in both names', ',', { [OWNER_NAME]: 'EMPRESA, S.A.C.', [NAME]: 'PEREZ, JUAN' }, [OWNER_NAME, NAME]],
    [
      'two commas in one name and one in the other',
      ',',
      { [OWNER_NAME]: 'E, S.A.', [NAME]: 'A, B, C' },
      [OWNER_NAME, NAME],
    ],
    ['a comma in a name and in the total', ',', { [NAME]: 'PEREZ, JUAN', [TOTAL]: '1,180.00' }, [NAME, TOTAL]],
    ['a comma in two amounts', ',', { [BASE]: '1000,00', [TOTAL]: '1180,00' }, [BASE, TOTAL]],
    [
      'a semicolon in a name and decimal commas',
      ';',
      { [NAME]: 'PEREZ; JUAN', [BASE]: '1000,00', [IGV]: '180,00', [TOTAL]: '1180,00' },
      [NAME, BASE],
    ],
  ] as const)(
    '%s, is read in the one way that adds up, with a warning on each',
    async (_, separator, fields, named) => {
      const { rows, errors, warnings } = await read(csv([{}, fields], separator))
      expect(errors).toEqual([])
      expect(rows.map(({ amounts, series, number }) => [amounts.total, series, number])).toEqual([
        [1180_00, 'F001', '101'],
        [1180_00, 'F001', '101'],
      ])
      expect(warnings.map(({ line: at, field }) => [at, field])).toEqual(named.map((field) => [3, field]))
    },
  )

  it('in every row is read, the first too, and agrees with its totals row', async () => {
    const row = { [OWNER_NAME]: 'EMPRESA, S.A.C.', [NAME]: 'PEREZ, JUAN' }
    const { rows, errors, warnings } = await read(csv([row, row, totals('2000.00', '360.00', '2360.00')]))
    expect(errors).toEqual([])
    expect(rows.map((one) => [one.ownerName, one.counterpartyName])).toEqual([
      ['EMPRESA, S.A.C.', 'PEREZ, JUAN'],
      ['EMPRESA, S.A.C.', 'PEREZ, JUAN'],
    ])
    expect(warnings.map(({ line: at }) => at)).toEqual([2, 2, 3, 3])
  })

  // 10.10 + 10.00 and 10.00 + 10.10 are both 20.10.
  it.each([
    ['two readings add up', { [BASE]: '10', [IGV]: '10,10', [TOTAL]: '20.10' }],
    ['none adds up', { [OWNER_NAME]: 'EMPRESA, S.A.C.', [NAME]: 'PEREZ, JUAN', [TOTAL]: '1180.01' }],
    ['a third one is in the row', { [OWNER_NAME]: 'E, S.A.', [NAME]: 'PEREZ, JUAN', [TOTAL]: '1,180.00' }],
    // As a name that ends in 1000.00, with 180.00 + 1 = 181.00 behind it, it would add up.
    ['a name would swallow an amount', { [NAME]: 'PEREZ, JUAN', [TOTAL]: '1,181.00' }],
    ['its RUC is wrong', { [OWNER_NAME]: 'E, S.A.', [NAME]: 'PEREZ, JUAN', 'Nro Doc Identidad': '20990000028' }],
  ])('is refused by its line where %s', async (_, fields) => {
    const { rows, errors } = await read(csv([{}, fields]))
    expect(rows).toHaveLength(1)
    expect(new Set(errors.map(({ line: at }) => at))).toEqual(new Set([3]))
  })

  it('is read where only one of two readings adds up', async () => {
    const { rows, errors } = await read(csv([{}, { [BASE]: '10', [IGV]: '10,11', [TOTAL]: '20.11' }]))
    expect(errors).toEqual([])
    expect(rows[1]?.amounts).toMatchObject({ taxableDg: 10_00, igvDg: 10_11 })
  })

  it('is refused in a text file, whose separator no name holds', async () => {
    const { errors } = await read([registerHeader('RCE'), line('RCE', { [TOTAL]: '1180,00' })].join('\r\n'))
    expect(errors).toMatchObject([{ line: 2, field: TOTAL, code: 'AMOUNT_INVALID' }])
  })
})

describe('a totals row without RUC', () => {
  // Two facturas of 1,000.00 + 180.00: 2,000.00, 360.00 and 2,360.00.
  it.each(['', 'TOTAL', 'Totales:'])('labelled "%s" is left out where it agrees with the rows', async (label) => {
    const { rows, errors, warnings } = await read(csv([{}, {}, totals('2000.00', '360.00', '2360.00', label)]))
    expect([errors, warnings]).toEqual([[], []])
    expect(rows).toHaveLength(2)
  })

  it('may have as many fields as a row', async () => {
    const whole = `${totals('1000.00', '180.00', '1180.00')}${','.repeat(55)}`
    expect(whole.split(',')).toHaveLength(80)
    expect((await read(csv([{}, whole]))).errors).toEqual([])
  })

  it.each<readonly [string, readonly (Fields | string)[]]>([
    ['does not agree with the rows', [{}, totals('1000.00', '180.00', '1180.01')]],
    ['is not the last', [{}, totals('1000.00', '180.00', '1180.00'), {}]],
    ['is above a row with a name with a comma', [{}, totals('1000.00', '180.00', '1180.00'), { [NAME]: 'A, B' }]],
    ['has an unreadable number', [{}, totals('1000.00', 'x', '1180.00')]],
  ])('is refused as before where it %s', async (_, rows) => {
    const { errors } = await read(csv(rows))
    expect(errors.map(({ line: at, code }) => [at, code])).toEqual([
      [3, 'FILE_OF_OTHER_COMPANY'],
      [3, 'PERIOD_INVALID'],
    ])
  })
})
