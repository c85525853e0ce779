import type { CivilDate } from '@contapro/sunat'
import { describe, expect, test } from 'vitest'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const day = (text: string) => text as CivilDate

const carry = (box: string, amount: string) => ({ tax_period: '202601', box, amount })

describe.each(databaseKinds)('the form of a period, on %s', (kind) => {
  const app = useTestApp(kind)

  // 19,000 × 10.5 % − 15,000 × 10 % = 1,995 − 1,500. By the rate of January the credit would be 1,575.
  test('takes each voucher at its own reduced rate', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(
      salesFile(ruc, '202601', [{ taxable: 19_000_00, igv: 1_995_00 }]),
      purchasesFile(ruc, '202601', [{ issuedOn: day('2025-12-20'), taxable: 15_000_00, igv: 1_500_00 }]),
    )
    expect(await boxesOf(company, '202601', ['154', '155', '156', '157', '184'])).toEqual([
      19_000, 1_995, 15_000, 1_500, 495,
    ])
  })

  // 10 % of 4.00 is 0.40, and 10.5 % of it 0.42: rounding may hide either.
  test('takes a small note at the rate of the voucher that it modifies', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const december = { issuedOn: day('2025-12-20'), type: '01', series: 'F001', number: '1' }
    const note = { type: '07', number: '5', modified: december, taxable: -4_00, igv: -40 }
    await company.take(
      purchasesFile(ruc, '202601', [
        { number: '1', issuedOn: december.issuedOn, taxable: 1_000_00, igv: 100_00 },
        { ...note, issuedOn: day('2026-01-10') },
      ]),
    )
    const filters = encodeURIComponent(JSON.stringify({ ruc, tax_period: '202601', operation_type: 'COMPRA' }))
    expect(await company.get(`/app/internal/dashboard/pdt-report?filters=${filters}`)).toMatchObject({
      igv_10_taxable_amount: '996.00',
      igv_10_amount: '99.60',
      igv_10_label: 'IGV 10%',
    })
  })

  // TUO de la Ley del IGV, art. 14. Sales: 11,000 and 1,980; a discount of 1,100 and 198. Purchases: 11,000, 434 and 2,200 of mixed use.
  test('has the ISC of sales and purchases in the taxed bases, once', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const december = { issuedOn: day('2025-12-20'), type: '01', series: 'F001', number: '1' }
    await company.take(
      salesFile(ruc, '202601', [
        { taxable: 10_000_00, isc: 1_000_00, igv: 1_980_00 },
        { type: '07', modified: december, taxable: -1_000_00, isc: -100_00, igv: -198_00, isDiscount: true },
        // Its ISC is of goods without IGV.
        { taxable: 500_00, isc: 50_00, igv: 90_00 },
      ]),
      purchasesFile(ruc, '202601', [
        { taxable: 11_000_00, isc: 1_000_00, igv: 1_980_00 },
        { taxable: 400_00, isc: 34_00, igv: 78_12, isIscBeside: true },
        { taxable: 2_000_00, isc: 200_00, igv: 396_00, isIscBeside: true, isMixed: true },
      ]),
    )
    const { boxes } = await formOf(company, '202601')
    const found = boxes.filter(({ value }) => value !== 0).map(({ box, sum, value }) => [box, sum, value])
    expect(found.filter(([, sum]) => sum !== null)).toEqual([
      ['100', '11500.00', 11_500],
      ['101', '2070.00', 2_070],
      ['102', '1100.00', 1_100],
      ['103', '198.00', 198],
      ['107', '11434.00', 11_434],
      ['108', '2058.12', 2_058],
      ['110', '2200.00', 2_200],
      ['111', '396.00', 396],
    ])
    expect(boxes.filter(({ flag_off: isOff }) => isOff)).toEqual([])
    const { data, summary } = await vouchersOf(company, '202601', '100')
    expect(data.map(({ box_amount: amount }) => amount)).toEqual(['500.00', '11000.00'])
    expect(summary).toEqual({ total_items: 2, box_amount: '11500.00' })
  })

  // 18 % of 10,000 is 1,800, and the sale shows 1,700; the other one is a céntimo off, which is rounding.
  test('calls a difference of a sol or more no rounding, and lists the vouchers that make it', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const wrong = { number: '77', taxable: 10_000_00, igv: 1_700_00 }
    await company.take(
      salesFile(ruc, '202601', [wrong, { taxable: 333_33, igv: 60_01 }]),
      purchasesFile(ruc, '202601', [{ taxable: 20_000_00, igv: 3_600_00 }]),
      salesFile(ruc, '202602', [{}]),
    )
    const { boxes } = await formOf(company, '202601')
    expect(boxes.filter(({ flag_off: isOff }) => isOff)).toMatchObject([{ box: '101', difference: '99.99' }])
    const off = await vouchersOf(company, '202601', '101', '&off=true')
    expect(off.data).toMatchObject([{ number: '77', box_amount: '1700.00', box_difference: '100.00' }])
    expect(off.summary).toEqual({ total_items: 1, box_amount: '1700.00' })
    expect((await vouchersOf(company, '202601', '100', '&off=true')).data).toEqual([])
    expect(await formOf(company, '202602')).toMatchObject({
      positive_balance_amount: '1839.99',
      positive_balance_rounding: '-99.99',
      positive_balance_off_periods: ['202601'],
    })
  })

  // TUO de la Ley del IGV, art. 26: discounts lower the débito of the month in which they are made, and decision 51 carries the rest.
  test('takes discounts of earlier periods up to the sales of the month', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const december = { issuedOn: day('2025-12-20'), type: '01', series: 'F001', number: '1' }
    const note = { type: '07', series: 'FC01', modified: december, taxable: -1_500_00, igv: -270_00, isDiscount: true }
    await company.take(
      salesFile(ruc, '202601', [{ taxable: 1_000_00, igv: 180_00 }, note]),
      salesFile(ruc, '202602', [{ taxable: 2_000_00, igv: 360_00 }]),
    )
    const discounts = async (period: string) =>
      (await formOf(company, period)).boxes
        .filter(({ box }) => box === '102' || box === '103')
        .map((one) => [one.sum, one.received_amount, one.left_amount, one.value])
    expect(await discounts('202601')).toEqual([
      ['1500.00', '0.00', '500.00', 1_000],
      ['270.00', '0.00', '90.00', 180],
    ])
    expect(await discounts('202602')).toEqual([
      ['0.00', '500.00', '0.00', 500],
      ['0.00', '90.00', '0.00', 90],
    ])
    expect(await boxesOf(company, '202601', ['131', '140', '184'])).toEqual([0, 0, 0])
    expect(await boxesOf(company, '202602', ['131', '145', '184'])).toEqual([270, 0, 270])
    expect(await overviewOf(company, '202601')).toMatchObject({
      total_amount_igv_sales: '-90.00',
      left_credit_notes_amount: '-90.00',
      total_amount_igv_total: '0.00',
    })
    expect(await overviewOf(company, '202602')).toMatchObject({
      sum_positive_balance: '0.00',
      received_credit_notes_amount: '-90.00',
      total_amount_igv_total: '270.00',
    })
  })

  test('receives what was filed of 168 and 176 as of 145, and each says who stated it', async () => {
    const company = await addObservedCompany(app)
    await company.take(salesFile(company.business.ruc, '202601', [{ taxable: 1_000_00, igv: 180_00 }]))
    const { status } = await company.change({
      stated_carries: [carry('145', '20.00'), carry('168', '35.50'), carry('176', '12.49')],
    })
    expect(status).toBe(200)
    const { boxes } = await formOf(company, '202601')
    const stated = boxes.filter(({ flag_stated: isStated }) => isStated)
    expect(stated.map(({ box, value }) => [box, value])).toEqual([
      ['145', 20],
      ['168', 36],
      ['176', 12],
    ])
    expect(stated.every(({ stated_entry: entry }) => entry !== null)).toBe(true)
    expect(await boxesOf(company, '202601', ['184', '164', '165', '681'])).toEqual([160, 0, 0, 112])
  })

  test('says which months are missing where an earlier one leaves something, until it is stated', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(purchasesFile(ruc, '202601', [{}]), salesFile(ruc, '202604', [{}]))
    const missing = { after_period: '202601', from_period: '202602', to_period: '202603' }
    const interruptions = async (period: string) => [
      (await formOf(company, period)).interrupted_carry,
      (await overviewOf(company, period)).interrupted_carry,
    ]
    expect(await interruptions('202604')).toEqual([missing, missing])
    expect(await interruptions('202601')).toEqual([null, null])
    const until = { ...missing, to_period: '202602' }
    expect(await interruptions('202602')).toEqual([until, until])
    await company.change({ stated_carries: [{ tax_period: '202604', box: '145', amount: '18.00' }] })
    expect(await interruptions('202604')).toEqual([null, null])
  })
})

async function overviewOf(company: ObservedCompany, period: string) {
  const path = `/app/internal/businesses/dashboard/total-amount?ruc=${company.business.ruc}&tax_period=${period}`
  return (await company.get(path)) as Contract<'total-amount'>
}

async function formOf(company: ObservedCompany, period: string): Promise<Contract<'pdt621'>> {
  return (await company.get(`/app/internal/dashboard/pdt-621?${queryOf(company, period)}`)) as Contract<'pdt621'>
}

async function vouchersOf(company: ObservedCompany, period: string, box: string, more = '') {
  const path = `/app/internal/dashboard/pdt-621/vouchers?${queryOf(company, period)}&box=${box}${more}`
  return (await company.get(path)) as Contract<'pdt621-voucher-list'>
}

function queryOf({ business: { ruc, uuid } }: ObservedCompany, period: string): string {
  return `filters=${encodeURIComponent(JSON.stringify({ ruc, tax_period: period, business_uuid: uuid }))}`
}

async function boxesOf(company: ObservedCompany, period: string, numbers: readonly string[]) {
  const { boxes } = await formOf(company, period)
  return numbers.map((number) => boxes.find(({ box }) => box === number)?.value)
}
