import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, sampleMonthFiles, upload } from '../../test-kit/uploads.ts'

const filters = (facts: object) => encodeURIComponent(JSON.stringify(facts))
const box = ({ boxes }: Contract<'pdt621'>, number: string) => boxes.find((one) => one.box === number)

// Values of tests/golden/sample-month/expected.json, which another program computed; mixed purchases count whole until a coefficient is set.
describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  const ruc = '20990000019'
  const deposits = sampleFile('detracciones/depositos_como_adquiriente.csv')
  let as: TestAccountant
  let business: BusinessRow

  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as, { ruc })
    const { state } = await upload(app, as, business, [...sampleMonthFiles(), deposits])
    if (state !== 'done') throw new Error('The sample month was not taken.')
  })

  const company = (period: string) => filters({ ruc, tax_period: period, business_uuid: business.uuid })
  const get = async (path: string) => {
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200) throw new Error(text)
    return body
  }
  const form = async (period = '202608') =>
    (await get(`/app/internal/dashboard/pdt-621?filters=${company(period)}`)) as Contract<'pdt621'>
  const settings = (change: object) =>
    app.request(`/app/internal/businesses/${business.uuid}/settings`, { as, method: 'PATCH', json: change })

  test('the cards of purchases show bases and IGV of what gives credit', async () => {
    const query = filters({ ruc, tax_period: '202608', operation_type: 'COMPRA' })
    expect(await get(`/app/internal/dashboard/pdt-report?filters=${query}`)).toEqual({
      operation_type: 'COMPRA',
      non_taxable_amount: '909.00',
      igv_10_taxable_amount: '200.00',
      igv_10_amount: '21.00',
      igv_10_label: 'IGV 10.5%',
      igv_18_taxable_amount: '11502.37',
      igv_18_amount: '2070.43',
      ivap_taxable_amount: '0.00',
      ivap_amount: '0.00',
      total_cpes_count: 12,
      perceptions_count: 1,
      total_amount_perceptions: '23.60',
      retentions_count: 1,
      total_amount_retentions: '354.00',
    })
  })

  test('the cards of sales show all of them', async () => {
    const query = filters({ ruc, tax_period: '202608', operation_type: 'VENTA' })
    expect(await get(`/app/internal/dashboard/pdt-report?filters=${query}`)).toMatchObject({
      non_taxable_amount: '19100.00',
      igv_10_taxable_amount: '1000.00',
      igv_10_amount: '105.00',
      igv_18_taxable_amount: '11580.00',
      igv_18_amount: '2084.40',
      total_cpes_count: 9,
    })
  })

  test('the boxes hold whole soles, what the vouchers add up to, and the difference', async () => {
    const found = await form()
    expect(
      found.boxes.map(({ box: number, sum, value, difference, vouchers_count }) => [
        number,
        sum,
        value,
        difference,
        vouchers_count,
      ]),
    ).toEqual([
      ['100', '12080.00', 12080, '0.00', 4],
      ['101', '2174.40', 2174, '-0.40', 4],
      ['154', '1000.00', 1000, '0.00', 1],
      ['155', '105.00', 105, '0.00', 1],
      ['102', '500.00', 500, '0.00', 1],
      ['103', '90.00', 90, '0.00', 1],
      ['106', '18750.00', 18750, '0.00', 1],
      ['105', '350.00', 350, '0.00', 1],
      ['131', null, 2189, null, null],
      ['107', '10002.37', 10002, '-0.37', 7],
      ['108', '1800.43', 1800, '-0.43', 7],
      ['156', '200.00', 200, '0.00', 1],
      ['157', '21.00', 21, '0.00', 1],
      ['110', '1500.00', 1500, '0.00', 1],
      ['111', '270.00', 270, '0.00', 1],
      ['113', '0.00', 0, '0.00', 0],
      ['114', '0.00', 0, '0.00', 0],
      ['115', '0.00', 0, '0.00', 0],
      ['116', '0.00', 0, '0.00', 0],
      ['117', '0.00', 0, '0.00', 0],
      ['119', '0.00', 0, '0.00', 0],
      ['120', '909.00', 909, '0.00', 2],
      ['122', '0.00', 0, '0.00', 0],
      ['178', null, 2091, null, null],
      ['340', '0.00', 0, '0.00', 0],
      ['341', '0.00', 0, '0.00', 0],
      ['140', null, 98, null, null],
      ['145', null, 0, null, null],
      ['184', null, 98, null, null],
      ['171', '23.60', 24, '0.40', null],
      ['168', null, 0, null, null],
      ['164', null, 0, null, null],
      ['179', '354.00', 354, '0.00', null],
      ['176', null, 0, null, null],
      ['165', null, 280, null, null],
      ['681', null, 0, null, null],
    ])
    expect(found).toMatchObject({
      positive_balance_period: null,
      prorrata_coefficient: null,
      flag_prorrata_missing: true,
    })
  })

  test('each box opens the vouchers that make it up, and they add up to it', async () => {
    for (const one of (await form()).boxes) {
      if (one.vouchers_address === null) continue
      const { data, summary, metadata } = (await get(one.vouchers_address)) as Contract<'pdt621-voucher-list'>
      const sum = data.reduce((total, { box_amount }) => total + Math.round(Number(box_amount) * 100), 0)
      expect([one.box, data.length, (sum / 100).toFixed(2)]).toEqual([one.box, one.vouchers_count, one.sum])
      expect(summary).toEqual({ total_items: one.vouchers_count, box_amount: one.sum })
      expect(metadata.pagination.total_items).toBe(one.vouchers_count)
    }
  })

  test('the vouchers of a box come in pages, newest first', async () => {
    const path = `/app/internal/dashboard/pdt-621/vouchers?filters=${company('202608')}&box=107&size=5`
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await get(`${path}&page=${page}`)) as Contract<'pdt621-voucher-list'>),
    )
    expect(pages.map(({ data }) => data.length)).toEqual([5, 2, 0])
    const dates = pages.flatMap(({ data }) => data.map(({ issue_date }) => issue_date))
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const { summary } of pages) expect(summary).toEqual({ total_items: 7, box_amount: '10002.37' })
  })

  test('a box that no voucher makes up is refused by name', async () => {
    const { status, body } = await app.request(
      `/app/internal/dashboard/pdt-621/vouchers?filters=${company('202608')}&box=184`,
      { as },
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ code: 'BOX_WITHOUT_VOUCHERS', field: 'box' }] })
  })

  test('a period without vouchers has no boxes', async () => {
    expect(await form('202501')).toMatchObject({ tax_period: '202501', boxes: [] })
  })

  test('the form receives the balance that the settings state, and leaves its own to the next month', async () => {
    await settings({ opening_balance: { tax_period: '202607', amount: '1250.50' } })
    const found = await form()
    expect(found.positive_balance_period).toBe('202607')
    expect(['145', '184', '164', '165', '681'].map((number) => box(found, number)?.value)).toEqual([
      1251, -1153, 24, 354, 0,
    ])
    await settings({ opening_balance: null })
  })

  test('a coefficient multiplies the credit of mixed purchases, in the cards as in the overview', async () => {
    await settings({ prorrata: [{ from: '202608', coefficient: '0.8542' }] })
    const found = await form()
    expect(found).toMatchObject({ prorrata_coefficient: '0.8542', flag_prorrata_missing: false })
    expect(box(found, '111')?.value).toBe(270)
    expect(box(found, '178')).toMatchObject({ value: 2052, formula: '108 + 157 + 111 × 173 + 115 + 117 × 173' })
    const query = filters({ ruc, tax_period: '202608', operation_type: 'COMPRA' })
    const cards = (await get(`/app/internal/dashboard/pdt-report?filters=${query}`)) as Contract<'pdt-report'>
    const overview = await get(`/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=202608`)
    const sum = (Number(cards.igv_10_amount) + Number(cards.igv_18_amount)).toFixed(2)
    expect(overview).toMatchObject({ total_amount_igv_purchase: sum })
    await settings({ prorrata: [] })
  })
})
