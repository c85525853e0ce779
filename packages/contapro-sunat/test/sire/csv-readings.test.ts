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
    const joined = name
      .split(separator)
      .map((part) => part.trim())
      .join(separator)
    expect(rows.map((row) => [row.number, row.counterpartyName, row.amounts.total])).toEqual([
      ['101', 'PROVEEDOR DE PRUEBA UNO S.A.C.', 118000],
      ['102', joined, 118000],
    ])
    expect(warnings).toMatchObject([{ line: 3, field: NAME, code: 'NAME_SPLIT' }])
  })

  it('of the owner is read in every row', async () => {
    const owner = { 'Apellidos y Nombres o Razón social': 'EMPRESA, S.A.C.' }
    const { rows, errors, warnings } = await read(csv([owner, owner]))
    expect(errors).toEqual([])
    expect(rows.map((row) => row.ownerName)).toEqual(['EMPRESA,S.A.C.', 'EMPRESA,S.A.C.'])
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

  it.each([
    ['does not agree with the rows', [{}, totals('1000.00', '180.00', '1180.01')]],
    ['is not the last', [{}, totals('1000.00', '180.00', '1180.00'), {}]],
    ['has an unreadable number', [{}, totals('1000.00', 'x', '1180.00')]],
  ])('is refused as before where it %s', async (_, rows) => {
    const { errors } = await read(csv(rows))
    expect(errors.map(({ line: at, code }) => [at, code])).toEqual([
      [3, 'FILE_OF_OTHER_COMPANY'],
      [3, 'PERIOD_INVALID'],
    ])
  })
})
