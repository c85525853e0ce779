import { describe, expect, it } from 'vitest'
import { readDeposits } from '../../src/deposits/index.ts'
import { registerHeader, sniffFile } from '../../src/sire/index.ts'
import { readVectors } from '../read-vectors.ts'
import { line, read } from '../sire/register-files.ts'
import { allOf, inPieces } from '../table-bytes.ts'

/** A csv with one row. */
function csv(book: 'RCE' | 'RVIE', fields: Readonly<Record<string, string>>): string {
  return `${registerHeader(book).replaceAll('|', ';')}\r\n${line(book, fields, ';')}\r\n`
}

const TYPE = 'Tipo CP/Doc.'
const SERIES = 'Serie del CDP'
const ISSUED = { RCE: 'Fecha de emisión', RVIE: 'Fecha de emisión' }

const readReport = (file: string) => allOf(readDeposits(inPieces(file, 1_000)))

describe('a register that a spreadsheet saved', () => {
  it.each([
    ['the type of the voucher', { [TYPE]: '1' }, { type: '01' }],
    ['the day', { [ISSUED.RCE]: '5/08/2026' }, { issuedOn: '2026-08-05' }],
    ['the day and the month', { [ISSUED.RCE]: '5/8/2026' }, { issuedOn: '2026-08-05' }],
    ['the DNI', { 'Tipo Doc Identidad': '1', 'Nro Doc Identidad': '1234567' }, { counterpartyDocument: '01234567' }],
  ])('is read with the zeros of %s', async (_what, fields, row) => {
    for (const book of ['RCE', 'RVIE'] as const) {
      const { rows, errors } = await read(csv(book, fields))
      expect(errors).toEqual([])
      expect(rows).toMatchObject([row])
    }
  })

  it('is read with the zeros of a customs office and of the voucher that a note modifies', async () => {
    const customs = { [TYPE]: '50', [SERIES]: '46', Año: '2026' }
    expect((await read(csv('RCE', customs))).rows).toMatchObject([{ type: '50', series: '046' }])
    const modified = {
      'Tipo CP Modificado': '1',
      'Nro CP Modificado': '90',
      'Fecha Emisión Doc Modificado': '1/8/2026',
    }
    const note = { [TYPE]: '7', [SERIES]: 'FC01', ...modified, 'Serie CP Modificado': 'F001' }
    const { rows, errors } = await read(csv('RCE', note))
    expect(errors).toEqual([])
    expect(rows).toMatchObject([{ type: '07', modified: { type: '01', issuedOn: '2026-08-01' } }])
  })

  it.each([
    ['RUC', '2.099E+10'],
    ['Nro Doc Identidad', '2,099E+10'],
    [ISSUED.RCE, '########'],
    [ISSUED.RCE, '46239'],
    [ISSUED.RCE, '2026-08-05'],
    [ISSUED.RCE, '05/08/26'],
    [ISSUED.RCE, '8/13/2026'],
    ['Moneda', '1,18E+03'],
    ['BI Gravado DG', '(1000.00)'],
    ['Tipo de Cambio', '3,750'],
  ])('is refused in one sentence where %s is %s', async (field, value) => {
    const rows = Array.from({ length: 3 }, () => line('RCE', { [TYPE]: '1', [field]: value }, ';'))
    const { errors } = await read([registerHeader('RCE').replaceAll('|', ';'), ...rows].join('\r\n'))
    expect(errors).toMatchObject([{ line: 2, field, code: 'FILE_FROM_SPREADSHEET' }])
    expect(errors[0]?.message).toBe(
      `El archivo se guardó desde una hoja de cálculo, que cambió «${value}»: sube el que descargaste de SUNAT (.txt o .zip), sin abrirlo antes.`,
    )
  })

  it('is refused in one sentence where every amount has a decimal comma', async () => {
    const file = csv('RCE', {})
      .replaceAll(/(?<=;)([0-9]+)\.([0-9]+)(?=;)/g, '$1,$2')
      .replaceAll(';0;', ';0,00;')
    const { rows, errors } = await read(file)
    expect(rows).toEqual([])
    expect(errors).toMatchObject([{ line: 2, code: 'FILE_FROM_SPREADSHEET' }])
  })

  it('is the register that its header says below a line with the separator', async () => {
    const file = `sep=;\r\n${csv('RCE', {})}`
    expect(sniffFile(new TextEncoder().encode(file), 'a.csv').kind).toBe('rce')
    const { rows, errors } = await read(file)
    expect(errors).toEqual([])
    expect(rows).toHaveLength(1)
  })

  it('is not what SUNAT wrote: with its own separator nothing is restored', async () => {
    const { errors } = await read(`${registerHeader('RCE')}\r\n${line('RCE', { [TYPE]: '1' }, '|')}\r\n`)
    expect(errors.map(({ code }) => code)).toEqual(['VOUCHER_TYPE_INVALID'])
  })
})

describe('a report of deposits that a spreadsheet saved', () => {
  const header = readVectors('detraccion_reporte_columnas').map((column) => column['columna'])
  const report = (account: string, paidOn: string) => {
    const before = ['D', account, '310000101', '202608', '20990010219', 'DE PRUEBA', '6', '20990000019', 'DE PRUEBA']
    return [header, [...before, paidOn, '100', '37', '1', '1', 'F100', '33', '']]
      .map((row) => row.join(';'))
      .join('\r\n')
  }

  it('is read with the zeros of its date, account and codes', async () => {
    const { rows, errors } = await readReport(report('3', '4/09/2026'))
    expect(errors).toEqual([])
    const codes = { goodCode: '037', operationCode: '01', voucherType: '01' }
    expect(rows).toMatchObject([{ account: '00000000003', paidOn: '2026-09-04', ...codes }])
  })

  it.each([
    ['Fecha Pago', report('3', '46239')],
    ['Numero de Cuenta', report('1.234E+10', '4/09/2026')],
    ['Numero Constancia', report('3', '4/09/2026').replace('310000101', '3.1E+08')],
    ['Monto Deposito', report('3', '4/09/2026').replace(';100;', ';S/ 100.00;')],
  ])('is refused in one sentence where the spreadsheet changed %s', async (field, file) => {
    const { errors } = await readReport(file)
    expect(errors).toMatchObject([{ line: 2, field, code: 'FILE_FROM_SPREADSHEET' }])
  })
})
