import { describe, expect, it } from 'vitest'
import type { FileErrorCode } from '../../src/index.ts'
import { type Fields, proposal, read, replacementLine } from './register-files.ts'

const brokenPurchases: readonly (readonly [string, FileErrorCode, string, Fields])[] = [
  ['a day that does not exist', 'DATE_INVALID', 'Fecha de emisión', { 'Fecha de emisión': '31/02/2026' }],
  ['an ISO date', 'DATE_INVALID', 'Fecha de emisión', { 'Fecha de emisión': '2026-08-05' }],
  ['letters in a date', 'DATE_INVALID', 'Fecha de emisión', { 'Fecha de emisión': 'aa/08/2026' }],
  ['an issue date after the period', 'DATE_INVALID', 'Fecha de emisión', { 'Fecha de emisión': '01/09/2026' }],
  ['no issue date', 'FIELD_MISSING', 'Fecha de emisión', { 'Fecha de emisión': '' }],
  ['a broken due date', 'DATE_INVALID', 'Fecha Vcto/Pago', { 'Fecha Vcto/Pago': '32/08/2026' }],
  ['thousands commas', 'AMOUNT_INVALID', 'BI Gravado DG', { 'BI Gravado DG': '1,000.00' }],
  ['three decimals', 'AMOUNT_INVALID', 'IGV / IPM DG', { 'IGV / IPM DG': '180.005' }],
  ['thirteen integers', 'AMOUNT_INVALID', 'Total CP', { 'Total CP': '1234567890123.00' }],
  ['no total', 'FIELD_MISSING', 'Total CP', { 'Total CP': '' }],
  ['an owner with a wrong check digit', 'RUC_INVALID', 'RUC', { RUC: '20990000018' }],
  ['a supplier with a wrong check digit', 'RUC_INVALID', 'Nro Doc Identidad', { 'Nro Doc Identidad': '20990000028' }],
  ['a supplier of ten digits', 'RUC_INVALID', 'Nro Doc Identidad', { 'Nro Doc Identidad': '2099000002' }],
  ['no supplier', 'FIELD_MISSING', 'Nro Doc Identidad', { 'Nro Doc Identidad': '', 'Tipo Doc Identidad': '0' }],
  ['an unknown currency', 'CURRENCY_INVALID', 'Moneda', { Moneda: 'SOL' }],
  ['no currency', 'FIELD_MISSING', 'Moneda', { Moneda: '' }],
  ['four decimals of an exchange rate', 'EXCHANGE_RATE_INVALID', 'Tipo de Cambio', { 'Tipo de Cambio': '3.7501' }],
  ['an exchange rate of nothing', 'EXCHANGE_RATE_INVALID', 'Tipo de Cambio', { 'Tipo de Cambio': '0.000' }],
  ['a type that Tabla 10 does not have', 'VOUCHER_TYPE_INVALID', 'Tipo CP/Doc.', { 'Tipo CP/Doc.': '38' }],
  ['a voucher of the non-domiciled', 'VOUCHER_TYPE_INVALID', 'Tipo CP/Doc.', { 'Tipo CP/Doc.': '91' }],
  [
    'an unknown type of the modified voucher',
    'VOUCHER_TYPE_INVALID',
    'Tipo CP Modificado',
    { 'Tipo CP Modificado': 'XX' },
  ],
  ['no series', 'FIELD_MISSING', 'Serie del CDP', { 'Serie del CDP': '' }],
  ['a series with other signs', 'SERIES_INVALID', 'Serie del CDP', { 'Serie del CDP': 'F/01' }],
  ['a series of 21 letters', 'FIELD_TOO_LONG', 'Serie del CDP', { 'Serie del CDP': 'F'.repeat(21) }],
  [
    'letters in the number of a factura',
    'NUMBER_INVALID',
    'Nro CP o Doc. Nro Inicial (Rango)',
    { 'Nro CP o Doc. Nro Inicial (Rango)': '10A' },
  ],
  ['no number', 'FIELD_MISSING', 'Nro CP o Doc. Nro Inicial (Rango)', { 'Nro CP o Doc. Nro Inicial (Rango)': '' }],
  [
    'a name of 1,501 letters',
    'FIELD_TOO_LONG',
    'Apellidos Nombres/ Razón  Social',
    { 'Apellidos Nombres/ Razón  Social': 'X'.repeat(1501) },
  ],
  ['a period that is no month', 'PERIOD_INVALID', 'Periodo', { Periodo: '202613' }],
  ['a customs year in words', 'DATE_INVALID', 'Año', { 'Tipo CP/Doc.': '50', Año: 'XXVI' }],
]

describe('a broken row', () => {
  it.each(brokenPurchases)('with %s is %s in "%s"', async (_what, code, field, fields) => {
    const { rows, errors } = await read(proposal('RCE', fields))
    expect(errors.map((error) => [error.line, error.code, error.field])).toEqual([[2, code, field]])
    expect(errors[0]?.message).toMatch(/^\p{Lu}.+\.$/u)
    expect(rows).toEqual([])
  })

  it('with a broken amount does not hide the wrong total of the next', async () => {
    const { errors, warnings } = await read(proposal('RCE', { ISC: 'x' }, { 'Total CP': '1.00' }))
    expect([...errors, ...warnings].map(({ line, code }) => [line, code])).toEqual([
      [2, 'AMOUNT_INVALID'],
      [3, 'TOTAL_MISMATCH'],
    ])
  })

  it('shows every error of the row, and leaves the good rows around it', async () => {
    const broken = { 'Fecha de emisión': 'x', Moneda: 'x', 'Total CP': 'x' }
    const { rows, errors } = await read(proposal('RCE', {}, broken, {}))
    expect(errors.map((error) => [error.line, error.code])).toEqual([
      [3, 'DATE_INVALID'],
      [3, 'CURRENCY_INVALID'],
      [3, 'AMOUNT_INVALID'],
    ])
    expect(rows.map((row) => row.line)).toEqual([2, 4])
  })

  it.each([
    ['a range in a factura', { 'Nro Final (Rango)': '1040' }, 'NUMBER_INVALID'],
    ['a customer with a wrong check digit', { 'Nro Doc Identidad': '20990000028' }, 'RUC_INVALID'],
    ['no customer', { 'Apellidos Nombres/ Razón Social': '' }, 'FIELD_MISSING'],
    ['the second date of a list of one', { 'Fecha Emisión Doc Modificado': 'x,01/07/2026' }, 'DATE_INVALID'],
  ] as const)('of sales with %s is refused', async (_what, fields, code) => {
    expect((await read(proposal('RVIE', fields))).errors.map((error) => error.code)).toEqual([code])
  })

  it('lets an annulled factura be without customer', async () => {
    const annulled = {
      'BI Gravada': '0',
      'IGV / IPM': '0',
      'Total CP': '0',
      'Est. Comp': '2',
      'Tipo Doc Identidad': '',
      'Nro Doc Identidad': '',
      'Apellidos Nombres/ Razón Social': '',
    }
    expect((await read(proposal('RVIE', annulled))).errors).toEqual([])
  })
})

describe('a replacement file, which its sender must complete', () => {
  it.each([
    ['RCE', { 'Valor Adq. NG': '' }, 'FIELD_MISSING', 'Valor Adq. NG'],
    ['RCE', { Moneda: 'USD', 'Tipo de Cambio': '' }, 'FIELD_MISSING', 'Tipo de Cambio'],
    ['RCE', { 'Tipo CP/Doc.': '14' }, 'FIELD_MISSING', 'Fecha Vcto/Pago'],
    ['RCE', { 'Tipo CP/Doc.': '14', 'Fecha Vcto/Pago': '01/10/2026' }, 'DATE_INVALID', 'Fecha Vcto/Pago'],
    ['RCE', { 'Tipo CP/Doc.': '50', 'Fecha Vcto/Pago': '05/08/2026' }, 'FIELD_MISSING', 'Año'],
    ['RVIE', { 'Tipo CP/Doc.': '14' }, 'FIELD_MISSING', 'Fecha Vcto/Pago'],
  ] as const)('of %s with %j lacks something: %s in "%s"', async (book, fields, code, field) => {
    const { errors } = await read(`${replacementLine(book, fields)}|\r\n`)
    expect(errors.map((error) => [error.line, error.code, error.field])).toEqual([[1, code, field]])
  })

  it('names the voucher that a note modifies', async () => {
    const { errors } = await read(`${replacementLine('RCE', { 'Tipo CP/Doc.': '07' })}|\r\n`)
    expect(errors.map((error) => error.field)).toEqual([
      'Fecha Emisión Doc Modificado',
      'Tipo CP Modificado',
      'Serie CP Modificado',
      'Nro CP Modificado',
    ])
  })

  it('may leave out ICBPER, and the due date of what is not annotated by it', async () => {
    expect((await read(`${replacementLine('RCE', { ICBPER: '' })}|\r\n`)).errors).toEqual([])
    const due = { 'Tipo CP/Doc.': '14', 'Fecha Vcto/Pago': '30/09/2026' }
    expect((await read(`${replacementLine('RCE', due)}|\r\n`)).errors).toEqual([])
  })
})
