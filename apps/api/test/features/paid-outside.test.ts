import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { upload } from '../../test-kit/uploads.ts'

interface List {
  readonly vouchers: readonly { readonly certificate_number: string }[]
  readonly summary: object
}

const certificatesOf = ({ vouchers }: List) => vouchers.map((row) => row.certificate_number).toSorted()

const days = (from: string, to: string) => `&paid=S&fecha_inicio=${from}&fecha_fin=${to}`
const august = days('2026-08-01', '2026-08-31')

// The list by dates says how many deposits of the period were paid on other days.
describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  let as: TestAccountant
  let business: BusinessRow
  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as)
    const { ruc: customer } = business
    // Nothing is deposited for the last one.
    const numbers = ['1', '2', '3', '4', '5']
    const register = purchasesFile(
      customer,
      '202608',
      numbers.map((number) => ({ number, hasDetraction: true })),
    )
    // A deposit belongs to the period of its voucher, whatever it names, or else to the one that it names.
    const ofRegister = ['31/07/2026', '01/08/2026', '31/08/2026 23:59:59', '01/09/2026'].map((paid, i) => ({
      receipt: String(700 + i),
      customer,
      voucher: `01-F001-${i + 1}`,
      period: '202605',
      paid,
    }))
    const unknown = { receipt: '710', customer, voucher: '01-E001-884', period: '202608', paid: '05/10/2026' }
    const ofJuly = { receipt: '711', customer, voucher: '01-E001-885', period: '202607', paid: '15/08/2026' }
    await upload(app, as, business, [register])
    await upload(app, as, business, [depositsFile('depositos.csv', [...ofRegister, unknown, ofJuly])])
  })

  async function listOf(query: string, of = { as, business }): Promise<List> {
    const company = `business_uuid=${of.business.uuid}&ruc=${of.business.ruc}`
    const path = `/app/internal/businesses/dashboard/detractions?${company}&tax_period=${query}`
    const { status, body, text } = await app.request(path, { as: of.as })
    if (status !== 200) throw new Error(text)
    return body as List
  }

  test.each([
    ['2026-08-01', '2026-08-31', ['701', '702', '711'], 3],
    ['2026-07-31', '2026-10-05', ['700', '701', '702', '703', '710', '711'], 0],
    ['2026-08-02', '2026-08-30', ['711'], 5],
    ['2025-01-01', '2025-01-02', [], 5],
  ])('from %s to %s it is what the list of the period has beside those', async (from, to, listed, outside) => {
    const list = await listOf(`202608${days(from, to)}`)
    expect(certificatesOf(list)).toEqual(listed)
    expect(list.summary).toMatchObject({ total_items: listed.length, paid_outside_count: outside })
    const ofPeriod = certificatesOf(await listOf('202608&paid=S'))
    expect(ofPeriod.filter((certificate) => !listed.includes(certificate))).toHaveLength(outside)
  })

  test.each([
    ['202607', 0],
    ['202605', 0],
    ['202608&size=1&page=3', 3],
    ['202608&size=1&page=9', 3],
  ])('it is about the period of the request, on every page: %s', async (query, outside) => {
    const { summary } = await listOf(`${query}${august}`)
    expect(summary).toMatchObject({ total_items: 3, paid_outside_count: outside })
  })

  test.each(['S', 'N'])('it is not sent without dates (paid %s)', async (paid) => {
    const { summary } = await listOf(`202608&paid=${paid}`)
    expect(summary).not.toHaveProperty('paid_outside_count')
  })

  test('it is not about deposits of another company', async () => {
    const other = await addBusiness(app.services, as)
    const { summary } = await listOf(`202608${august}`, { as, business: other })
    expect(summary).toMatchObject({ total_items: 0, paid_outside_count: 0 })
  })
})
