import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany, codesOf, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const codeOf = (number: number) => `20990000027-01-F001-${number}`

/**
 * Purchases of August 2026, each of 1,000.00 + 180.00 (D.Leg. 940, art. 4, num. 4.1; R.S. 183-2004, art. 20):
 * F001-1 states S/ 123 of S/ 142 (1,180.00 × 12 % = 141.60), and the 123 are deposited: 19 are owed.
 * F001-2 in dollars, in the register S/ 3,750.00 + 675.00, states US$ 141.60: 4,425.00 × 12 % = 531.00, all of it owed.
 * F001-3 states no amount: 142, deposited. F001-4 is of rent and carries no mark: nothing is owed, and an advice says why it might.
 * So does that of F001-5, issued earlier: its operation is 1001, subject to detraction, without any terms.
 */
describe.each(databaseKinds)('what is left of detractions that their XML states badly, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })
  let company: ObservedCompany
  const services = { code: '022', percent: '12' }

  beforeAll(async () => {
    company = await addObservedCompany(app)
    const customer = company.business.ruc
    await company.take(
      purchasesFile(customer, '202608', [
        { number: '1', taxable: 1_000_00, igv: 180_00, hasDetraction: true },
        { number: '2', taxable: 3_750_00, igv: 675_00, currency: 'USD', exchangeRate: '3.750', hasDetraction: true },
        { number: '3', taxable: 1_000_00, igv: 180_00, hasDetraction: true },
        { number: '4', taxable: 1_000_00, igv: 180_00 },
        { number: '5', taxable: 1_000_00, igv: 180_00 },
      ]),
      facturaXml({ customer, number: '1', detraction: { ...services, amount: '123.00' } }),
      facturaXml({
        customer,
        number: '2',
        currency: 'USD',
        detraction: { ...services, amount: '141.60', currency: 'USD' },
      }),
      facturaXml({ customer, number: '3', detraction: services }),
      facturaXml({ customer, number: '4', item: 'ALQUILER DE OFICINA, AGOSTO' }),
      facturaXml({ customer, number: '5', issuedOn: '2026-08-01', operationType: '1001' }),
      depositsFile('depositos.csv', [
        { receipt: '1', customer, voucher: '01-F001-1', amount: '123.00' },
        { receipt: '3', customer, voucher: '01-F001-3', amount: '142.00' },
      ]),
    )
  })

  const call = (name: string, query = ''): Promise<unknown> => {
    const { ruc, uuid } = company.business
    const path = `/app/internal/businesses/dashboard/${name}?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
    return company.get(path + query)
  }

  test('is owed in the list and in the totals', async () => {
    expect(await call('detractions', '&paid=N')).toMatchObject({
      vouchers: [
        { serie_number: 'F001-2', total_amount: '4425.00', deposit_amount: '531.00' },
        { serie_number: 'F001-1', total_amount: '1180.00', deposit_amount: '19.00' },
      ],
      summary: { total_items: 2, total_amount_detractions: '550.00', unknown_amount_count: 0 },
    })
    expect(await call('total-amount-detractions')).toMatchObject({
      sum_paid_detractions: '265.00',
      sum_not_paid_detractions: '550.00',
    })
  })

  test('makes its purchases doubtful, so that overview, Formulario 621 and RCE give credit for the others alone', async () => {
    expect(codesOf(await company.list('observed'))).toEqual([codeOf(1), codeOf(2)])
    // 180.00 of each of F001-3, F001-4 and F001-5.
    expect(await company.igv()).toEqual(['0.00', '540.00', '-540.00'])
    const { ruc, uuid } = company.business
    const filters = encodeURIComponent(JSON.stringify({ ruc, tax_period: '202608', business_uuid: uuid }))
    const { boxes } = (await company.get(`/app/internal/dashboard/pdt-621?filters=${filters}`)) as { boxes: object[] }
    expect(boxes).toContainEqual(expect.objectContaining({ box: '108', sum: '540.00', value: 540 }))
    const { text } = await downloadReport(app, company.as, reportPath(ruc, 'rce', '202608'))
    expect(text.trim().split('\r\n')).toHaveLength(3)
  })

  test('is no part of what only seems to be under detraction, which is advised with its norm', async () => {
    const { data } = await company.list('validated')
    const advice = {
      code: 'DETRACTION_MARK_MISSING',
      message: 'Podría estar sujeta a detracción y no está marcada (R.S. 183-2004, anexo 3).',
    }
    const advised = data.map((row) => [row.code, (row as unknown as { advices: object[] }).advices])
    expect(Object.fromEntries(advised as [string, object][])).toEqual({
      [codeOf(3)]: [],
      [codeOf(4)]: [advice],
      [codeOf(5)]: [advice],
    })
  })

  test('is suggested, first where the operation says so, and the suggestion is in no amount and in no file', async () => {
    expect(await call('detractions/possible')).toMatchObject({
      vouchers: [{ serie_number: 'F001-5' }, { serie_number: 'F001-4' }],
    })
    const { ruc, uuid } = company.business
    const path = `/app/internal/businesses/dashboard/detractions/deposit-files/check?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
    const json = { codes: [codeOf(5)], accounts: [{ supplier_ruc: '20990000027', account: '00068214503' }] }
    const { body } = await app.request(path, { as: company.as, method: 'POST', json })
    expect(body).toMatchObject({
      is_ready: false,
      total_amount: '0.00',
      lines: [{ amount: null, good_or_service_code: null }],
    })
    expect(await call('total-amount-detractions')).toMatchObject({ sum_not_paid_detractions: '550.00' })
  })
})
