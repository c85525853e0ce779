import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { upload } from '../../test-kit/uploads.ts'
import { writtenFactura } from '../../test-kit/written-factura.ts'

const OWN = '20990000019'
const OTHER = '20990000027'
const bought = { seller: OTHER, buyer: OWN }

describe.each(databaseKinds)('amounts that an XML states in another way, on %s', (kind) => {
  const app = useTestApp(kind)
  let as: TestAccountant
  let business: BusinessRow

  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as, { ruc: OWN })
    await upload(app, as, business, [
      // (400.00 + 34.00) × 18 % = 78.12; 512.12 in all. The base of scheme 1000 is without ISC.
      writtenFactura({
        ...bought,
        id: 'F001-1',
        taxes: [
          ['1000', '400.00', '78.12'],
          ['2000', '400.00', '34.00'],
        ],
        payable: '512.12',
      }),
      // (5,500.00 + 550.00) × 18 % = 1,089.00; 7,139.00 in all.
      writtenFactura({
        seller: OWN,
        buyer: OTHER,
        id: 'F001-2',
        taxes: [
          ['1000', '5500.00', '1089.00'],
          ['2000', '5500.00', '550.00'],
        ],
        payable: '7139.00',
      }),
      // 100.00 + 18.00 = 118.00: nobody says what the other 7.00 are.
      writtenFactura({ ...bought, id: 'F001-3', taxes: [['1000', '100.00', '18.00']], payable: '125.00' }),
    ])
  })

  async function get<Answer>(path: string, filters: object): Promise<Answer> {
    const query = `filters=${encodeURIComponent(JSON.stringify({ ruc: OWN, tax_period: '202608', ...filters }))}`
    const { status, body, text } = await app.request(`${path}?${query}`, { as })
    if (status !== 200) throw new Error(text)
    return body as Answer
  }

  test('ISC doubts no purchase, its credit counts, and boxes and overview agree', async () => {
    // 78.12 + 18.00 = 96.12; bases 434.00 + 100.00 = 534.00.
    const { body: overview } = await app.request(
      `/app/internal/businesses/dashboard/total-amount?ruc=${OWN}&tax_period=202608`,
      { as },
    )
    expect(overview).toMatchObject({ total_amount_igv_purchase: '96.12', total_amount_igv_sales: '1089.00' })
    const { boxes } = await get<{ boxes: { box: string; sum: string }[] }>('/app/internal/dashboard/pdt-621', {
      business_uuid: business.uuid,
    })
    const sums = Object.fromEntries(boxes.map(({ box, sum }) => [box, sum]))
    expect(sums).toMatchObject({ '100': '6050.00', '101': '1089.00', '107': '534.00', '108': '96.12' })
  })

  test('the purchase stands with ISC within its base, and no charge that nobody made', async () => {
    const { rows } = await app.services.database.driver.query(
      `SELECT code, status, credit, rate, taxable_dg_centimos::int AS base, isc_centimos::int AS isc, other_centimos::int AS other
       FROM published_vouchers WHERE business_uuid = $1 AND code = $2`,
      [business.uuid, `${OTHER}-01-F001-1`],
    )
    expect(rows[0]).toMatchObject({
      status: 'gasto deducible',
      credit: 'yes',
      rate: '18',
      base: 434_00,
      isc: 34_00,
      other: 0,
    })
  })

  test('what of a total nothing explains is shown as an advice with its amount, and changes nothing', async () => {
    const path = `/app/internal/businesses/dashboard-reports/validated?ruc=${OWN}&uuid=${business.uuid}&tax_period=202608&size=50`
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200) throw new Error(text)
    const { data } = body as { data: { code: string; status: string; advices: { code: string; message: string }[] }[] }
    expect(data.find(({ code }) => code === `${OTHER}-01-F001-3`)).toMatchObject({
      status: 'gasto deducible',
      advices: [{ code: 'XML_REMAINDER', message: expect.stringContaining('S/\u00a07.00') }],
    })
    expect(data.find(({ code }) => code === `${OTHER}-01-F001-1`)?.advices).toEqual([])
  })
})
