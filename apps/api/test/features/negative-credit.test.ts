import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { upload } from '../../test-kit/uploads.ts'

const box = ({ boxes }: Contract<'pdt621'>, number: string) => boxes.find((one) => one.box === number)

const carry = (number: string, amount: string) => ({ tax_period: '202610', box: number, amount })

/**
 * By hand, at 18 %:
 *
 *              | August | September                      | October
 * purchases    | 11,500 | 1,000, and a note of 1,400.25  | 1,000.25
 *   (IGV)      |  2,070 | 180 − 252.05 = −72.05          | 180.05
 * 107          | 11,500 | 0, and 400.25 are left         | 1,000.25 − 400.25 = 600
 * 108          |  2,070 | 0, and 72.05 are left          | 600 × 18 % = 108
 * sales        |      0 | 0                              | 20,000 (3,600)
 * 145          |      0 | 2,070                          | 2,070
 * 184          | −2,070 | −2,070                         | 3,600 − 108 − 2,070 = 1,422
 * overview     | −2,070 | 72.05 − 72.05 − 2,070          | 3,600 − 180.05 + 72.05 − 2,070 = 1,422.00
 */
describe.each(databaseKinds)('a month whose credit notes exceed its purchases, on %s', (kind) => {
  const app = useTestApp(kind)
  let as: TestAccountant
  let business: BusinessRow

  beforeAll(async () => {
    as = await addAccountant(app.services, { name: 'Rosa Elvira', lastName: 'Quispe Mamani' })
    business = await addBusiness(app.services, as)
    const { ruc } = business
    const { state } = await upload(app, as, business, [
      purchasesFile(ruc, '202608', [{ number: '1', taxable: 11_500_00, igv: 2_070_00 }]),
      purchasesFile(ruc, '202609', [
        { number: '2', taxable: 1_000_00, igv: 180_00 },
        { number: '3', type: '07', series: 'FC01', taxable: -1_400_25, igv: -252_05, noteType: '07' },
      ]),
      purchasesFile(ruc, '202610', [{ number: '4', taxable: 1_000_25, igv: 180_05 }]),
      salesFile(ruc, '202610', [{ taxable: 20_000_00, igv: 3_600_00 }]),
    ])
    if (state !== 'done') throw new Error('The months were not taken.')
  })

  const get = async (path: string) => {
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200) throw new Error(text)
    return body
  }
  const overview = (period: string) =>
    get(`/app/internal/businesses/dashboard/total-amount?ruc=${business.ruc}&tax_period=${period}`)
  const filters = (period: string, more: object = {}) =>
    encodeURIComponent(JSON.stringify({ ruc: business.ruc, tax_period: period, ...more }))
  const form = async (period: string) =>
    (await get(
      `/app/internal/dashboard/pdt-621?filters=${filters(period, { business_uuid: business.uuid })}`,
    )) as Contract<'pdt621'>
  const stated = async () => {
    const { boxes } = await form('202610')
    return boxes.filter((one) => one.flag_stated).map((one) => [one.box, one.value, one.stated_entry?.entered_at])
  }
  const change = (patch: object) =>
    app.request(`/app/internal/businesses/${business.uuid}/settings`, { as, method: 'PATCH', json: patch })

  test('says box by box what the form does not take', async () => {
    const september = await form('202609')
    expect(box(september, '107')).toMatchObject({
      sum: '-400.25',
      left_amount: '400.25',
      received_amount: '0.00',
      value: 0,
      difference: '0.00',
    })
    expect(box(september, '108')).toMatchObject({ sum: '-72.05', left_amount: '72.05', value: 0, difference: '0.00' })
    expect(['145', '184'].map((number) => box(september, number)?.value)).toEqual([2_070, -2_070])
    expect(await overview('202609')).toMatchObject({
      total_amount_igv_purchase: '-72.05',
      left_credit_notes_amount: '72.05',
      received_credit_notes_amount: '0.00',
      sum_positive_balance: '2070.00',
      total_amount_igv_total: '-2070.00',
    })
  })

  test('carries it to the next month: overview and form begin with the same balance and end with the same IGV', async () => {
    const october = await form('202610')
    expect(box(october, '107')).toMatchObject({
      sum: '1000.25',
      received_amount: '400.25',
      left_amount: '0.00',
      flag_stated: false,
      value: 600,
      difference: '0.00',
    })
    expect(box(october, '108')).toMatchObject({ sum: '180.05', received_amount: '72.05', value: 108 })
    expect(['145', '184'].map((number) => box(october, number)?.value)).toEqual([2_070, 1_422])
    expect(october).toMatchObject({ positive_balance_amount: '2070.00', positive_balance_rounding: '0.00' })
    expect(await overview('202610')).toMatchObject({
      total_amount_igv_purchase: '180.05',
      received_credit_notes_amount: '72.05',
      left_credit_notes_amount: '0.00',
      sum_positive_balance: '2070.00',
      total_amount_igv_total: '1422.00',
    })
  })

  test('the vouchers behind box and overview are those of the list, whose sum is theirs', async () => {
    const query = `ruc=${business.ruc}&tax_period=202609&size=20&operation_type=COMPRA`
    const list = await get(`/app/internal/businesses/dashboard-reports/all-invoices?${query}`)
    expect(list).toMatchObject({ summary: { igv_credit_amount: '-72.05' } })
    const address = box(await form('202609'), '108')?.vouchers_address ?? ''
    expect(await get(address)).toMatchObject({ summary: { box_amount: '-72.05', total_items: 2 } })
    const history = await get(
      `/app/internal/dashboard/history?filters=${filters('202609', { operation_type: 'COMPRA' })}`,
    )
    expect(history).toMatchObject({ history: { '202609': { total_importe_total: '-472.30', total_cpes_count: 2 } } })
  })

  // 3,600 − 180.05 − 1,997.60 = 1,422.35; in whole soles 3,600 − 180 − 1,998 = 1,422.
  test('what the accountant states as filed counts in place of it, in overview and form, and who said so is kept', async () => {
    const stated_carries = [
      { tax_period: '202610', box: '107', amount: '0.00' },
      { tax_period: '202610', box: '108', amount: '0.00' },
      { tax_period: '202610', box: '145', amount: '1997.60' },
    ]
    const { status, body } = await change({ stated_carries })
    expect(status).toBe(200)
    expect((body as Contract<'settings'>).changes[0]).toMatchObject({
      before: { stated_carries: [] },
      after: { stated_carries },
    })
    const october = await form('202610')
    expect(box(october, '107')).toMatchObject({ received_amount: '0.00', flag_stated: true, value: 1_000 })
    expect(box(october, '145')).toMatchObject({ flag_stated: true, value: 1_998 })
    const statedEntries = ['107', '145', '184'].map((number) => box(october, number)?.stated_entry)
    const rosa = { entered_by: 'Rosa Elvira Quispe Mamani', entered_at: '2026-09-01T15:00:00.000Z' }
    expect(statedEntries).toEqual([rosa, rosa, null])
    expect(box(october, '184')?.value).toBe(1_422)
    expect(october).toMatchObject({ positive_balance_amount: '1997.60', positive_balance_rounding: '0.40' })
    expect(await overview('202610')).toMatchObject({
      sum_positive_balance: '1997.60',
      received_credit_notes_amount: '0.00',
      total_amount_igv_total: '1422.35',
    })
    await change({ stated_carries: [] })
  })

  test('each box is signed by who last changed it; box 145 also by who set the opening balance', async () => {
    const pair = [carry('107', '0.00'), carry('108', '0.00')]
    await change({ opening_balance: { tax_period: '202609', amount: '50.00' } })
    expect(await stated()).toEqual([['145', 50, '2026-09-01T15:00:00.000Z']])
    app.wait(60)
    await change({ stated_carries: [...pair, carry('145', '60.00')] })
    app.wait(60)
    await change({ stated_carries: [...pair, carry('145', '70.00')] })
    expect(await stated()).toEqual([
      ['107', 1_000, '2026-09-01T15:01:00.000Z'],
      ['108', 180, '2026-09-01T15:01:00.000Z'],
      ['145', 70, '2026-09-01T15:02:00.000Z'],
    ])
    await change({ stated_carries: [], opening_balance: null })
    expect(await stated()).toEqual([])
  })

  test.each([
    ['a base without its tax', [{ tax_period: '202610', box: '107', amount: '1.00' }], 'STATED_CARRY_ALONE'],
    [
      'a box that follows from others',
      [{ tax_period: '202610', box: '131', amount: '1.00' }],
      'STATED_CARRY_BOX_UNKNOWN',
    ],
    ['an amount below 0', [{ tax_period: '202610', box: '145', amount: '-1.00' }], 'STATED_CARRY_INVALID'],
    [
      'a box twice',
      ['1.00', '2.00'].map((amount) => ({ tax_period: '202610', box: '145', amount })),
      'STATED_CARRY_REPEATED',
    ],
  ])('%s is refused', async (_, stated_carries, code) => {
    expect(await change({ stated_carries })).toMatchObject({ status: 422, body: { errors: [{ code }] } })
  })
})

// Sales of 100 (18), a note of the month of 600 (108): 90.00 less than nothing. The next month's 1,000 (180) less it are 500 (90).
test('sales are carried as purchases are: what a note takes too much lowers 100 and 101 of the next month', async () => {
  const app = salesApp
  const as = await addAccountant(app.services)
  const { ruc, ...business } = await addBusiness(app.services, as)
  await upload(app, as, { ruc, ...business }, [
    salesFile(ruc, '202609', [
      {},
      { number: '2', type: '07', series: 'FC01', taxable: -600_00, igv: -108_00, noteType: '07' },
    ]),
    salesFile(ruc, '202610', [{ taxable: 1_000_00, igv: 180_00 }]),
  ])
  const total = async (period: string) =>
    (await app.request(`/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=${period}`, { as })).body
  expect(await total('202609')).toMatchObject({
    total_amount_igv_sales: '-90.00',
    left_credit_notes_amount: '-90.00',
    total_amount_igv_total: '0.00',
  })
  expect(await total('202610')).toMatchObject({
    total_amount_igv_sales: '180.00',
    received_credit_notes_amount: '-90.00',
    sum_positive_balance: '0.00',
    total_amount_igv_total: '90.00',
  })
})

const salesApp = useTestApp()
