import { centimos, depositFileText, parseTaxPeriod } from '@contapro/sunat'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveDepositFile } from '../../src/features/detractions/deposit-files.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const SUPPLIER = '20990000027'
const account = '00068214503'
const codeOf = (number: string): string => `${SUPPLIER}-01-F001-${number}`
const numbers = ['1', '2', '3']

/**
 * August 2026, each of 1,000.00 + 180.00 and marked: F001-1 and F001-2 under 022 (S/ 142), F001-3 entered by hand as 019 with S/ 100.
 * File 260009 holds three times S/ 100 under 019, as one did that took the newest entry of the company for every line.
 */
describe.each(databaseKinds)('a bulk deposit file is compared with the list of pending deposits, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  const pathOf = (name: string): string => {
    const { ruc, uuid } = company.business
    return `/app/internal/businesses/dashboard/${name}?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
  }
  const enter = (number: string, good: string, amount: string) =>
    app.request(pathOf('detractions/entries'), {
      as: company.as,
      method: 'PATCH',
      json: { code: codeOf(number), is_subject: true, good_or_service_code: good, amount },
    })
  const differences = async (): Promise<Record<string, unknown[]>> => {
    const { files } = (await company.get(pathOf('detractions/deposit-files'))) as { files: ListedFile[] }
    return Object.fromEntries(files.map((file) => [file.batch, file.differences]))
  }

  beforeAll(async () => {
    company = await addObservedCompany(app)
    const { ruc, uuid } = company.business
    const detraction = { code: '022', percent: '12', amount: '142.00', account }
    await company.take(
      purchasesFile(
        ruc,
        '202608',
        numbers.map((number) => ({
          number,
          taxable: 1_000_00,
          igv: 180_00,
          hasDetraction: true,
          counterpartyDocument: SUPPLIER,
        })),
      ),
      facturaXml({ customer: ruc, number: '1', detraction }),
      facturaXml({ customer: ruc, number: '2', detraction }),
    )
    await enter('3', '019', '100.00')
    const line = { supplierRuc: SUPPLIER, account, amount: centimos(100_00), goodCode: '019', operationCode: '01' }
    const voucher = { period: parseTaxPeriod('202608') ?? expect.fail(), voucherType: '01', series: 'F001' }
    await saveDepositFile(app.services.database, {
      businessUuid: uuid,
      batch: '260009',
      period: '202608',
      lines: numbers.map((number) => ({ ...line, code: codeOf(number) })),
      content: depositFileText({
        ownerRuc: ruc,
        ownerName: 'EMPRESA DE PRUEBA S.A.C.',
        batch: '260009',
        lines: numbers.map((number) => ({ ...line, ...voucher, number })),
      }),
      accountantUuid: company.as.uuid,
      madeAt: new Date('2026-09-01T15:00:00Z'),
    })
  })

  const file = { good_or_service_code: '019', amount: '100.00' }
  const listed = { listed_good_or_service_code: '022', listed_amount: '142.00' }

  test('each deposit with another amount or good is named', async () => {
    expect(await differences()).toEqual({
      260009: [
        { code: codeOf('1'), serie_number: 'F001-1', ...file, ...listed },
        { code: codeOf('2'), serie_number: 'F001-2', ...file, ...listed },
      ],
    })
  })

  test('a file that is made now holds what the list shows', async () => {
    const order = { codes: numbers.map(codeOf), accounts: [] }
    const made = await app.request(pathOf('detractions/deposit-files'), {
      as: company.as,
      method: 'POST',
      json: order,
    })
    expect(made).toMatchObject({ status: 201, body: { file: { batch: '260010', differences: [] } } })
  })

  test('a deposit that SUNAT reports differs only in files with another amount, where it is no longer pending', async () => {
    await company.take(
      depositsFile('uno.csv', [
        { receipt: '1', customer: company.business.ruc, voucher: '01-F001-1', paid: '03/09/2026', amount: '142.00' },
      ]),
    )
    const { 260009: older, 260010: newer } = await differences()
    expect(newer).toEqual([])
    expect(older).toMatchObject([
      { serie_number: 'F001-1', listed_good_or_service_code: null, listed_amount: null },
      { serie_number: 'F001-2', ...listed },
    ])
  })

  test('an entry that comes after the file makes it differ', async () => {
    await enter('3', '037', '100.00')
    const { 260010: newer } = await differences()
    expect(newer).toEqual([
      {
        code: codeOf('3'),
        serie_number: 'F001-3',
        ...file,
        listed_good_or_service_code: '037',
        listed_amount: '100.00',
      },
    ])
  })
})

interface ListedFile {
  readonly batch: string
  readonly differences: unknown[]
}
