import { describe, expect, it } from 'vitest'
import {
  centimos,
  type DepositFileLine,
  depositFileName,
  depositFileText,
  depositLineProblems,
  detractionDueDate,
  goodsOfDepositFile,
  parseDetractionAccount,
  type TaxPeriod,
} from '../../src/index.ts'

const line: DepositFileLine = {
  supplierRuc: '20990000043',
  account: '00068214503',
  amount: centimos(708_00),
  goodCode: '022',
  operationCode: '01',
  period: '202608' as TaxPeriod,
  voucherType: '01',
  series: 'E001',
  number: '12',
}
const freight: DepositFileLine = {
  ...line,
  supplierRuc: '20990000027',
  account: '00000000001',
  amount: centimos(1_234_00),
  goodCode: '027',
  series: 'F1',
  number: '12345678',
}
const file = { ownerRuc: '20990000019', ownerName: 'Empresa Ñandú «É» S.A.C.', batch: '260001' }

/**
 * Written by hand, field by field, as two public programs for buyers lay it out. Head: "*", RUC (11), name (35), batch (6), total (15,
 * with two decimals). Deposit: "6", RUC (11), no name (35), proforma (9 zeros), good (3), account (11), amount (15), operation (2),
 * period (6), type (2), series (4), number (8).
 */
const empty = ' '.repeat(35)
const golden = [
  ['*', '20990000019', 'EMPRESA NANDU  E  S.A.C.           ', '260001', '000000000194200'].join(''),
  [
    '6',
    '20990000043',
    empty,
    '000000000',
    '022',
    '00068214503',
    '000000000070800',
    '01',
    '202608',
    '01',
    'E001',
    '00000012',
  ].join(''),
  [
    '6',
    '20990000027',
    empty,
    '000000000',
    '027',
    '00000000001',
    '000000000123400',
    '01',
    '202608',
    '01',
    'F1  ',
    '12345678',
  ].join(''),
  '',
].join('\r\n')

describe('the bulk deposit file of the Banco de la Nación', () => {
  it('is what the widths say, letter by letter', () => {
    expect(depositFileText({ ...file, lines: [line, freight] })).toBe(golden)
  })

  it('gives the good of each line', () => {
    expect(goodsOfDepositFile(golden)).toEqual(['022', '027'])
  })

  it('has a head of 68 characters and 107 for each deposit, ASCII alone', () => {
    const text = depositFileText({ ...file, ownerName: 'Ñ'.repeat(50), lines: [line, freight] })
    expect(text.split('\r\n').map(({ length }) => length)).toEqual([68, 107, 107, 0])
    expect(text).toMatch(/^[ -~\r\n]+$/)
  })

  it('is named after company and batch', () => {
    expect(depositFileName(file)).toBe('D20990000019260001.txt')
  })

  it('is not made without deposits, or of what does not fit', () => {
    expect(() => depositFileText({ ...file, lines: [] })).toThrow(RangeError)
    expect(() => depositFileText({ ...file, lines: [{ ...line, account: '' }] })).toThrow('E001-12')
  })

  it.each([
    [{}, []],
    [{ supplierRuc: '12345678912' }, ['SUPPLIER_WITHOUT_RUC']],
    [{ account: null }, ['ACCOUNT_MISSING']],
    [{ account: '0006821450' }, ['ACCOUNT_MISSING']],
    [{ goodCode: null }, ['GOOD_MISSING']],
    [{ goodCode: '006' }, ['GOOD_MISSING']],
    [{ amount: null }, ['AMOUNT_UNKNOWN']],
    [{ amount: centimos(0) }, ['AMOUNT_UNKNOWN']],
    [{ amount: centimos(708_50) }, ['AMOUNT_NOT_WHOLE']],
    [{ series: 'F0001' }, ['NUMBER_TOO_LONG']],
    [{ number: '123456789' }, ['NUMBER_TOO_LONG']],
    [{ goodCode: null, amount: null }, ['GOOD_MISSING', 'AMOUNT_UNKNOWN']],
  ])('with %o has the problems %o', (facts, problems) => {
    expect(depositLineProblems({ ...line, ...facts })).toEqual(problems)
  })

  it.each([
    ['00068214503', '00068214503'],
    ['00-068-214503', '00068214503'],
    ['00 068 214503', '00068214503'],
    ['00000000000', undefined],
    ['0006821450', undefined],
    ['000682145034', undefined],
    ['', undefined],
  ])('takes "%s" as the account %s', (text, account) => {
    expect(parseDetractionAccount(text)).toBe(account)
  })
})

/** R.S. 183-2004, arts. 7, 11 and 16. Fifth working day of September 2026: Monday the 7th. */
it.each([
  ['022', 'payment-or-fifth-working-day', '2026-09-07'],
  ['008', 'payment-or-fifth-working-day', '2026-09-07'],
  [null, 'payment-or-fifth-working-day', '2026-09-07'],
  ['001', 'before-removal', null],
  ['003', 'before-removal', null],
])('a detraction of %s annotated in August 2026 is deposited by the rule %s, until %s', (good, rule, on) => {
  expect(detractionDueDate(good, '202608' as TaxPeriod)).toEqual({ rule, on })
})
