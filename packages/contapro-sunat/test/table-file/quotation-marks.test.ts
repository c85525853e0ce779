import { describe, expect, it } from 'vitest'
import { registerHeader } from '../../src/sire/index.ts'
import { line, read } from '../sire/register-files.ts'

const NAME = 'Apellidos Nombres/ Razón  Social'
const NUMBER = 'Nro CP o Doc. Nro Inicial (Rango)'

/** A csv export with these names, each in a row of an amount of its own: 100.00 in the first, 200.00 in the second. */
function csv(names: readonly string[], separator = ','): string {
  const lines = names.map((name, i) => {
    const base = 100 * (i + 1)
    const amounts = {
      'BI Gravado DG': `${base}.00`,
      'IGV / IPM DG': `${base * 0.18}.00`,
      'Total CP': `${base * 1.18}.00`,
    }
    return line('RCE', { [NAME]: name, [NUMBER]: String(101 + i), ...amounts }, separator)
  })
  return `${[registerHeader('RCE').replaceAll('|', separator), ...lines].join('\r\n')}\r\n`
}

const rowsOf = async (file: string) => {
  const { rows, errors } = await read(file)
  expect(errors).toEqual([])
  return rows.map(({ counterpartyName, amounts }) => [counterpartyName, amounts.total])
}

describe('quotation marks in names', () => {
  it.each([
    ['inside a name', ['TUBOS DE 5" DE PRUEBA']],
    ['before a name, and nothing closes it', ['"LA PUNTA']],
    ['before a name of the last row', ['UNO', '"LA PUNTA']],
    ['inside one name and before the next', ['TUBOS DE 5"', '"LA PUNTA', 'TRES']],
    ['inside the names of the first and the last row', ['A 5" B', 'DOS', 'TRES', 'C 7" D']],
    ['before a name, and one at the end of the next', ['"LA PUNTA', 'TUBO 5"']],
    ['around a part of a name', ['"EL ROBLE" E.I.R.L.', 'LA "ROSA" S.A.C.']],
    ['before a name with the separator', ['"PEREZ, JUAN', 'DOS']],
    ['three and four', ['"""', 'X""""']],
    ['around a part of a name, before the separator', ['"EL ROBLE", HIJOS', '"LA ROSA, S.A." , "HIJOS"', 'TRES']],
  ])('%s are part of it, and every row is read', async (_, names) => {
    expect(await rowsOf(csv(names))).toEqual(names.map((name, i) => [name, 118_00 * (i + 1)]))
    const others = names.map((name) => name.replaceAll(',', ';'))
    expect(await rowsOf(csv(others, ';'))).toEqual(others.map((name, i) => [name, 118_00 * (i + 1)]))
  })

  it.each([
    ['a name', '"EL ROBLE"', 'EL ROBLE'],
    ['a name with the separator', '"PEREZ, JUAN"', 'PEREZ, JUAN'],
    ['a name with doubled marks', '"EL ""ROBLE"" S.A."', 'EL "ROBLE" S.A.'],
    ['a name with blanks around the marks', ' "PEREZ, JUAN" ', 'PEREZ, JUAN'],
    ['a name over two lines', '"PEREZ,\nJUAN"', 'PEREZ, JUAN'],
    ['a name that begins with a mark, over two lines', '"""LA\nPUNTA"', '"LA PUNTA'],
  ])('quote %s (RFC 4180)', async (_, written, name) => {
    expect(await rowsOf(csv(['UNO', written, 'TRES']))).toEqual([
      ['UNO', 118_00],
      [name, 236_00],
      ['TRES', 354_00],
    ])
  })

  it('join no line that is a row by itself', async () => {
    // By RFC 4180 alone both are one record: the first name would end with the mark of the second.
    const names = ['"LA PUNTA', 'X",DOS']
    const { rows, errors } = await read(csv(names))
    expect([...rows.map((row) => row.line), ...errors.map((error) => error.line)]).toEqual([2, 3])
  })

  it.each([
    ['two fields over several lines', '"EMPRESA\n\nDE PRUEBA"', '"PEREZ,\nJUAN"', ['EMPRESA DE PRUEBA', 'PEREZ, JUAN']],
    ['one of two names with commas', 'UNO, DOS, S.A.', '"PEREZ, JUAN"', ['UNO, DOS, S.A.', 'PEREZ, JUAN']],
  ])('quote %s', async (_, owner, name, names) => {
    const { rows, errors } = await read(csv([name, name]).replaceAll('EMPRESA DE PRUEBA S.A.C.', owner))
    expect(errors).toEqual([])
    expect(rows.map((row) => [row.ownerName, row.counterpartyName])).toEqual([names, names])
  })

  it.each([
    ['a line that is no row', 'x,y\r\n', [3]],
    ['a line that would close it', 'x",y\r\n', [3]],
    ['a line with a mark inside', 'x 5" y\r\n', [3]],
    ['empty lines', '\r\n\r\n', []],
  ])('that nothing closes hide no line behind them: %s', async (_, added, wrong) => {
    const [header = '', first = '', second = ''] = csv(['"LA PUNTA', 'DOS']).split('\r\n')
    for (const file of [
      [header, first, added + second],
      [header, second, first, added],
    ]) {
      const { rows, errors } = await read(file.join('\r\n'))
      const at = wrong.map((number) => (file.length === 3 ? number : number + 1))
      expect([rows.length, errors.map((error) => error.line)]).toEqual([2, at])
    }
  })
})
