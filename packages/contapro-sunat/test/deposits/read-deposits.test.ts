import { describe, expect, it } from 'vitest'
import {
  type DepositRow,
  depositVoucherCode,
  readDeposits,
  type ReadDepositsOptions,
} from '../../src/deposits/index.ts'
import { readVectors } from '../read-vectors.ts'
import { allOf, inPieces, latin1 } from '../table-bytes.ts'

const COLUMNS = readVectors('detraccion_reporte_columnas').map((row) => row['columna'] ?? '')

type Fields = Readonly<Record<string, string>>

const deposit: Fields = {
  'Tipo de Cuenta': 'D',
  'Numero de Cuenta': '00000000001',
  'Numero Constancia': '310000001',
  'Periodo Tributario': '202608',
  'RUC Proveedor': '20990000043',
  'Nombre Proveedor': 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
  'Tipo de Documento Adquiriente': '6',
  'Numero de Documento Adquiriente': '20990000019',
  'Nombre/Razon Social del Adquiriente': 'EMPRESA DE PRUEBA S.A.C.',
  'Fecha Pago': '20/08/2026',
  'Monto Deposito': '708.00',
  'Tipo Bien': '022',
  'Tipo Operacion': '01',
  'Tipo de Comprobante': '01',
  'Serie de Comprobante': 'E001',
  'Numero de Comprobante': '00000012',
  'Numero de pago de Detracciones': '55',
}

const row: DepositRow = {
  line: 2,
  accountType: 'D',
  account: '00000000001',
  receiptNumber: '310000001',
  period: '202608' as DepositRow['period'],
  supplierRuc: '20990000043',
  supplierName: 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
  customerDocumentType: '6',
  customerDocument: '20990000019',
  customerName: 'EMPRESA DE PRUEBA S.A.C.',
  paidOn: '2026-08-20' as DepositRow['paidOn'],
  timeOfPayment: null,
  amount: 70800 as DepositRow['amount'],
  goodCode: '022',
  operationCode: '01',
  voucherType: '01',
  series: 'E001',
  number: '12',
  paymentNumber: '55',
}

function report(lines: readonly Fields[], { separator = ',', columns = COLUMNS } = {}): string {
  const body = lines.map((fields) => columns.map((column) => ({ ...deposit, ...fields })[column] ?? '').join(separator))
  return [columns.join(separator), ...body, ''].join('\r\n')
}

const read = (file: string | Uint8Array, options: ReadDepositsOptions = {}, size = 1_000) =>
  allOf(readDeposits(inPieces(file, size), options))

describe('readDeposits', () => {
  it.each([',', ';', '\t'])('reads every column of a report separated by %j', async (separator) => {
    expect(await read(report([{}], { separator }))).toEqual({ rows: [row], errors: [], warnings: [] })
  })

  it.each([1, 13, 10_000])('reads UTF-8 with BOM and ISO-8859-1 alike, in pieces of %i bytes', async (size) => {
    const text = report([{}])
    expect((await read(`\ufeff${text}`, {}, size)).rows).toEqual([row])
    expect((await read(latin1(text), {}, size)).rows).toEqual([row])
  })

  it('finds columns by name, whatever their order, accents and case, and does without some', async () => {
    const columns = COLUMNS.filter((name) => !name.startsWith('Nombre') && name !== 'Tipo de Cuenta').toReversed()
    const [header = '', ...lines] = report([{}], { columns }).split('\r\n')
    const renamed = header
      .replace('Monto Deposito', 'MONTO DE DEPÓSITO')
      .replace('Numero Constancia', ' número  constancia ')
    const { rows, errors } = await read([renamed, ...lines].join('\r\n'))
    expect(errors).toEqual([])
    expect(rows).toEqual([{ ...row, accountType: '', supplierName: '', customerName: '' }])
  })

  it.each([
    [
      'inside two names of a row',
      { 'Nombre Proveedor': 'TUBOS DE 5" UNO', 'Nombre/Razon Social del Adquiriente': 'A 7" B' },
    ],
    [
      'before one name and behind the other',
      { 'Nombre Proveedor': '"UNO', 'Nombre/Razon Social del Adquiriente': 'B 7"' },
    ],
  ])('takes marks %s as text, and reads every row', async (_, names) => {
    const { rows, errors } = await read(report([names, { ...names, 'Monto Deposito': '86.00' }]))
    expect(errors).toEqual([])
    expect(rows.map(({ supplierName, customerName, amount }) => [supplierName, customerName, amount])).toEqual(
      [708_00, 86_00].map((amount) => [...Object.values(names), amount]),
    )
  })

  it('reports both rows when marks and a comma make one record of them', async () => {
    const names = ['"LA PUNTA', 'HIJOS, X"']
    const { rows, errors } = await read(report(names.map((name) => ({ 'Nombre Proveedor': name }))))
    expect([...rows, ...errors].map((one) => one.line)).toEqual([2, 3])
  })

  it('reads quoted fields, codes without their zeros, and other ways to write a date or an amount', async () => {
    const { rows, errors } = await read(
      report([
        { 'Nombre Proveedor': '"UNO, DOS S.A."', 'Monto Deposito': '"1,708.00"', 'Tipo Bien': '22' },
        { 'Fecha Pago': '2026-08-20', 'Tipo Operacion': '1', 'Tipo de Comprobante': '1' },
        { 'Fecha Pago': '2026.08.20', 'Monto Deposito': '708' },
        { 'Fecha Pago': '20/08/2026 10:42:18', 'Serie de Comprobante': 'e001' },
      ]),
    )
    expect(errors).toEqual([])
    expect(rows).toEqual([
      { ...row, supplierName: 'UNO, DOS S.A.', amount: 170800 },
      { ...row, line: 3 },
      { ...row, line: 4 },
      { ...row, line: 5, timeOfPayment: '10:42:18' },
    ])
  })

  it.each([
    ['20/08/2026 10:42:18', '10:42:18'],
    ['20/08/2026 9:05', '09:05:00'],
    ['20/08/2026 01:30:00 p. m.', '13:30:00'],
    ['20/08/2026 12:15:00 AM', '00:15:00'],
    ['20/08/2026 12:15:00 PM', '12:15:00'],
    ['20/08/2026 23:59:59', '23:59:59'],
    ['20/08/2026 24:00:00', null],
    ['20/08/2026 mañana', null],
    ['20/08/2026', null],
  ])('reads when a deposit was paid: %s', async (text, timeOfPayment) => {
    const { rows, errors } = await read(report([{ 'Fecha Pago': text }]))
    expect(errors).toEqual([])
    expect(rows).toMatchObject([{ paidOn: '2026-08-20', timeOfPayment }])
  })

  it.each([
    ['no receipt', { 'Numero Constancia': '' }, 'FIELD_MISSING', 'Numero Constancia'],
    ['a period that is no month', { 'Periodo Tributario': '202613' }, 'PERIOD_INVALID', 'Periodo Tributario'],
    ['a supplier with a wrong check digit', { 'RUC Proveedor': '20990000044' }, 'RUC_INVALID', 'RUC Proveedor'],
    ['no customer', { 'Numero de Documento Adquiriente': '' }, 'FIELD_MISSING', 'Numero de Documento Adquiriente'],
    ['a day that does not exist', { 'Fecha Pago': '31/02/2026' }, 'DATE_INVALID', 'Fecha Pago'],
    ['no amount', { 'Monto Deposito': '' }, 'FIELD_MISSING', 'Monto Deposito'],
    ['an amount of nothing', { 'Monto Deposito': '0.00' }, 'AMOUNT_INVALID', 'Monto Deposito'],
    ['an unknown voucher type', { 'Tipo de Comprobante': '38' }, 'VOUCHER_TYPE_INVALID', 'Tipo de Comprobante'],
    ['a name of 1,501 letters', { 'Nombre Proveedor': 'X'.repeat(1501) }, 'FIELD_TOO_LONG', 'Nombre Proveedor'],
  ])('refuses a line with %s', async (_what, fields, code, field) => {
    const { rows, errors } = await read(report([{}, fields, {}]))
    expect(errors.map((error) => [error.line, error.code, error.field])).toEqual([[3, code, field]])
    expect(errors[0]?.message).toMatch(/^\p{Lu}.+\.$/u)
    expect(rows.map((good) => good.line)).toEqual([2, 4])
  })

  it('takes a report of the company as supplier or as customer, and no other', async () => {
    expect((await read(report([{}]), { ownerRuc: '20990000043' })).errors).toEqual([])
    expect((await read(report([{}]), { ownerRuc: '20990000019' })).errors).toEqual([])
    expect((await read(report([{}]), { ownerRuc: '20990000027' })).errors).toMatchObject([
      { line: 2, code: 'FILE_OF_OTHER_COMPANY' },
    ])
  })

  it('takes a report of a natural person who is named by the DNI', async () => {
    const file = report([{ 'Tipo de Documento Adquiriente': '1', 'Numero de Documento Adquiriente': '99000001' }])
    expect((await read(file, { ownerRuc: '10990000011' })).errors).toEqual([])
    expect((await read(file, { ownerRuc: '20990000019' })).errors).toMatchObject([{ code: 'FILE_OF_OTHER_COMPANY' }])
  })

  it.each([
    ['nothing', '', ['FILE_EMPTY']],
    ['a header only', report([]), ['FILE_EMPTY']],
    ['another table', 'a,b,c\n1,2,3\n', ['HEADER_WRONG']],
    [
      'a header that lacks seven columns',
      report([{}], { columns: COLUMNS.slice(0, 9) }),
      Array(7).fill('HEADER_WRONG'),
    ],
    ['a line that is cut', report([{}]).slice(0, -20), ['FILE_TRUNCATED']],
  ])('refuses a file of %s', async (_what, file, codes) => {
    expect((await read(file)).errors.map((error) => error.code)).toEqual(codes)
  })
})

describe('depositVoucherCode', () => {
  it('is the code of the voucher in the contract, null when the deposit names none', () => {
    expect(depositVoucherCode(row)).toBe('20990000043-01-E001-12')
    expect(depositVoucherCode({ ...row, number: '' })).toBeNull()
    expect(depositVoucherCode({ ...row, series: '' })).toBeNull()
    expect(depositVoucherCode({ ...row, voucherType: '' })).toBeNull()
  })
})
