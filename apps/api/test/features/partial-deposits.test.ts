import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { addObservedCompany, codesOf, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

// Informe 178-2005-SUNAT/2B0000: only the whole deposit counts. S/ 1,180.00, of which 12 % is S/ 141.60: S/ 142.
describe.each(databaseKinds)('a company that deposits a part of a detraction, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  const call = (name: string, query = ''): Promise<unknown> => {
    const { ruc, uuid } = company.business
    return company.get(
      `/app/internal/businesses/dashboard/${name}?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608${query}`,
    )
  }
  const unpaid = () => call('detractions', '&paid=N')
  const totals = () => call('total-amount-detractions')
  const deposit = (receipt: string, amount: string, paid: string) =>
    depositsFile(`${receipt}.csv`, [{ receipt, customer: company.business.ruc, amount, paid }])
  const setRate = async (rate: string) => {
    await company.change({
      detraction_rates: [{ code: '022', name: 'Otros servicios empresariales', from: '2018-04-01', rate }],
    })
    await app.services.ingestion.idle()
  }
  const observed = async () => codesOf(await company.list('observed'))

  beforeAll(async () => {
    company = await addObservedCompany(app)
    const purchase = { number: '1', taxable: 1_000_00, igv: 180_00, hasDetraction: true }
    await company.take(purchasesFile(company.business.ruc, '202608', [purchase]), deposit('1', '100.00', '20/08/2026'))
  })

  test('owes the rest by the rate of the good that the deposit names, and the purchase is doubted', async () => {
    expect(await unpaid()).toMatchObject({
      vouchers: [{ serie_number: 'F001-1', deposit_amount: '42.00', good_or_service_code: '022' }],
      summary: { total_items: 1, total_amount_detractions: '42.00', unknown_amount_count: 0 },
    })
    expect(await totals()).toMatchObject({ sum_paid_detractions: '100.00', sum_not_paid_detractions: '42.00' })
    expect(await observed()).toEqual(['20990000027-01-F001-1'])
    expect(await company.igv()).toEqual(['0.00', '0.00', '0.00'])
  })

  test('owes by the rate that its accountant sets, and nothing once that is reached', async () => {
    await setRate('15')
    expect(await unpaid()).toMatchObject({ summary: { total_items: 1, total_amount_detractions: '77.00' } })
    expect(await totals()).toMatchObject({ sum_not_paid_detractions: '77.00' })
    await setRate('8.5')
    expect(await unpaid()).toMatchObject({ summary: { total_items: 0, total_amount_detractions: '0.00' } })
    expect(await observed()).toEqual([])
    expect(await company.igv()).toEqual(['0.00', '180.00', '-180.00'])
    await setRate('12')
    expect(await unpaid()).toMatchObject({ summary: { total_items: 1, total_amount_detractions: '42.00' } })
    expect(await observed()).toEqual(['20990000027-01-F001-1'])
  })

  test('owes nothing once the rest is deposited, but for a sol of rounding', async () => {
    await company.take(deposit('2', '41.00', '25/08/2026'))
    expect(await unpaid()).toMatchObject({
      vouchers: [],
      summary: { total_items: 0, total_amount_detractions: '0.00' },
    })
    expect(await observed()).toEqual([])
    expect(await company.igv()).toEqual(['0.00', '180.00', '-180.00'])
  })
})
