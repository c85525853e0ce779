import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const SUPPLIER = '20990000027'
const codeOf = (number: string): string => `${SUPPLIER}-01-F001-${number}`
const purchase = (number: string, taxable: number, igv: number) => ({
  number,
  taxable,
  igv,
  hasDetraction: true,
  counterpartyDocument: SUPPLIER,
})

/**
 * August 2026: F001-1 of 11,800.00 under 022 (12 %, S/ 1,416), F001-2 of 5,900.00 under 030 (4 %, S/ 236), F001-3 and F001-4 without XML.
 * An accountant enters F001-3 as 019 with S/ 100, and later F001-4 as 037 with S/ 50.
 */
const OWED = [
  ['F001-1', '022', '1416.00'],
  ['F001-2', '030', '236.00'],
  ['F001-3', '019', '100.00'],
  ['F001-4', '037', '50.00'],
]

describe.each(databaseKinds)('each line of a bulk deposit file uses the entry of its own voucher, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  const pathOf = (name: string): string => {
    const { ruc, uuid } = company.business
    return `/app/internal/businesses/dashboard/${name}?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
  }
  const send = (method: 'PATCH' | 'POST', name: string, json: object) =>
    app.request(pathOf(name), { as: company.as, method, json })
  const enter = async (number: string, good: string, amount: string) => {
    const entry = { code: codeOf(number), is_subject: true, good_or_service_code: good, amount }
    expect(await send('PATCH', 'detractions/entries', entry)).toMatchObject({ status: 200 })
  }

  beforeAll(async () => {
    company = await addObservedCompany(app)
    const customer = company.business.ruc
    const account = '00-068-214503'
    await company.take(
      purchasesFile(customer, '202608', [
        purchase('1', 10_000_00, 1_800_00),
        purchase('2', 5_000_00, 900_00),
        purchase('3', 1_000_00, 180_00),
        purchase('4', 1_000_00, 180_00),
      ]),
      facturaXml({
        customer,
        number: '1',
        taxable: '10000.00',
        igv: '1800.00',
        total: '11800.00',
        detraction: { code: '022', percent: '12', amount: '1416.00', account },
      }),
      facturaXml({
        customer,
        number: '2',
        taxable: '5000.00',
        igv: '900.00',
        total: '5900.00',
        detraction: { code: '030', percent: '4', amount: '236.00', account },
      }),
    )
    await enter('3', '019', '100.00')
    await enter('4', '037', '50.00')
  })

  const order = {
    codes: ['1', '2', '3', '4'].map(codeOf),
    accounts: [{ supplier_ruc: SUPPLIER, account: '00068214503' }],
  }

  test('in the list of what is to be paid', async () => {
    const { vouchers } = (await company.get(`${pathOf('detractions')}&paid=N`)) as { vouchers: ListedDetraction[] }
    const listed = vouchers.map((one) => [one.serie_number, one.good_or_service_code, one.deposit_amount])
    expect(new Set(listed)).toEqual(new Set(OWED))
  })

  test('in the dialog', async () => {
    const { body } = await send('POST', 'detractions/deposit-files/check', order)
    const { lines, total_amount } = body as { lines: CheckedLine[]; total_amount: string }
    expect(lines.map((line) => [line.serie_number, line.good_or_service_code, line.amount])).toEqual(OWED)
    expect(total_amount).toBe('1802.00')
  })

  test('in the file, line by line and in total', async () => {
    const { status, body } = await send('POST', 'detractions/deposit-files', order)
    expect(status).toBe(201)
    const [head = '', ...lines] = (body as { content: string }).content.trimEnd().split('\r\n')
    expect(head).toMatch(/000000000180200$/)
    // Columns of a line: good 57-59, amount in céntimos 71-85, series 96-99, number 100-107.
    const deposits = lines.map((line) => [line.slice(95, 99), line.slice(99), line.slice(56, 59), line.slice(70, 85)])
    expect(deposits).toEqual([
      ['F001', '00000001', '022', '000000000141600'],
      ['F001', '00000002', '030', '000000000023600'],
      ['F001', '00000003', '019', '000000000010000'],
      ['F001', '00000004', '037', '000000000005000'],
    ])
  })
})

interface ListedDetraction {
  readonly serie_number: string
  readonly good_or_service_code: string
  readonly deposit_amount: string
}

interface CheckedLine {
  readonly serie_number: string
  readonly good_or_service_code: string
  readonly amount: string
}
