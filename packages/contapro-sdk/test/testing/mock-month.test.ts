import { describe, expect, test } from 'vitest'
import {
  declineVouchers,
  getPdt621,
  getPdtReport,
  getPurchaseDashboard,
  getTotalAmount,
  listDetractions,
  listObservedVouchers,
  listPdt621Vouchers,
  listPerceptions,
  listRejectedVouchers,
  listRetentions,
  listValidatedVouchers,
  listVouchers,
  type SettingsPatch,
  undoDecisions,
  updateSettings,
  validateVouchers,
} from '../../src/index.ts'
import { aPerception, aSaleAdvice, aVoucher, periodKey, voucherKey } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { madeReport } from '../support/made-report.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')

describe('the Observaciones lists of the mock', () => {
  test('share the purchases of the month between them', async () => {
    const scope = { ...(await mock.scope()), size: 100 }
    const { client } = mock
    const lists = [listObservedVouchers, listRejectedVouchers, listValidatedVouchers]
    const [observed, rejected, validated] = await Promise.all(lists.map((list) => list(client, scope)))
    const all = (await listVouchers(client, scope)).data
    const numberOf = (wanted: string) => all.filter(({ status }) => status === wanted).length
    const counts = {
      observed_count: numberOf('observado'),
      rejected_count: numberOf('gasto no deducible'),
      validated_count: numberOf('gasto deducible'),
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
    expect([observed, rejected, validated].map((list) => list?.summary)).toEqual(
      Object.values(counts).map((total_items) => expect.objectContaining({ ...counts, total_items })),
    )
    const codes = [observed, rejected, validated].flatMap((list) => list?.data.map(({ code }) => code) ?? [])
    expect(codes.toSorted()).toEqual(all.map(({ code }) => code).toSorted())
  })

  test('a validated voucher moves, and IGV, dashboard, PDT and RCE follow by exactly that voucher', async () => {
    const scope = await mock.scope()
    const { client } = mock
    const figures = async () => {
      const { total_amount_igv_purchase: igv } = await getTotalAmount(client, scope)
      const { observed_count } = await getPurchaseDashboard(client, scope)
      const { igv_18_amount } = await getPdtReport(client, { ...scope, operationType: 'COMPRA' })
      const { blob } = await madeReport(client, { ...scope, kind: 'rce' })
      return { igv: Number(igv), pdt: Number(igv_18_amount), observed_count, rce: await blob.text() }
    }
    const [voucher] = (await listObservedVouchers(client, scope)).data
    const code = voucher?.code ?? ''
    const before = await figures()

    const result = await validateVouchers(client, { ...scope, codes: [code] })

    expect(result.data).toEqual([
      expect.objectContaining({ code, status: 'gasto deducible', igv_credit_amount: voucher?.igv_amount }),
    ])
    const after = await figures()
    const igv = Number(voucher?.igv_amount)
    expect(after.igv - before.igv).toBeCloseTo(igv, 6)
    expect(after.pdt - before.pdt).toBeCloseTo(igv, 6)
    expect(after.observed_count).toBe((before.observed_count ?? 0) - 1)
    expect([before.rce.includes(code), after.rce.includes(code)]).toEqual([false, true])
    expect(result.totals).toEqual(await getTotalAmount(client, scope))

    await undoDecisions(client, { ...scope, codes: [code] })
    expect(await figures()).toEqual(before)
  })

  test('all codes of a decision are decided about, or none', async () => {
    const scope = await mock.scope()
    const { client } = mock
    const { data, summary } = await listObservedVouchers(client, scope)
    const codes = [data[0]?.code ?? '', '20990000019-01-F999-1']
    expect(await rejectionOf(declineVouchers(client, { ...scope, codes }))).toMatchObject({
      status: 404,
      code: 'VOUCHER_NOT_FOUND',
      errors: [{ field: '20990000019-01-F999-1' }],
    })
    expect((await listObservedVouchers(client, scope)).summary).toEqual(summary)
  })

  test('what the law rejects is not validated', async () => {
    const scope = await mock.scope()
    const annulled = aVoucher({
      status: 'gasto no deducible',
      status_reasons: [{ code: 'ANNULLED', message: 'El comprobante está anulado, revertido o dado de baja.' }],
    })
    mock.api.data().vouchers.set(voucherKey(scope.ruc, scope.taxPeriod, 'COMPRA'), [annulled])
    const { client } = mock
    expect((await listRejectedVouchers(client, scope)).data[0]?.allowed_decisions).toEqual([])
    const refused = await rejectionOf(validateVouchers(client, { ...scope, codes: [annulled.code] }))
    expect(refused).toMatchObject({ status: 422, code: 'DECISION_NOT_ALLOWED', errors: [{ field: annulled.code }] })
  })

  test('a decision that was taken already stays as it is', async () => {
    const scope = await mock.scope()
    const { client } = mock
    const codes = [(await listObservedVouchers(client, scope)).data[0]?.code ?? '']
    const first = await declineVouchers(client, { ...scope, codes })
    expect(first.data?.[0]).toMatchObject({
      decision: { kind: 'declined' },
      allowed_decisions: ['validate', 'undo'],
      status_reasons: [{ code: 'DECLINED' }],
    })
    expect((await declineVouchers(client, { ...scope, codes })).data).toEqual(first.data)
  })
})

test('perceptions and retentions of the mock have pages and sums, where reverted ones count for nothing', async () => {
  const scope = await mock.scope()
  const issued = aPerception({ perception_amount: '10.00' })
  const reverted = aPerception({ perception_amount: '5.00', state: 'Revertido', document_number: 'P001-22' })
  mock.api.data().perceptions.set(periodKey(scope.ruc, scope.taxPeriod), [issued, reverted])
  expect(await listPerceptions(mock.client, { ...scope, size: 1 })).toEqual({
    vouchers: [issued],
    summary: { total_items: 2, total_amount_perceptions: '10.00' },
    pagination: { total_items: 2, total_pages: 2 },
  })
  const retentions = await listRetentions(mock.client, scope)
  expect(retentions.vouchers).toHaveLength(retentions.summary.total_items)
})

test('the credit of a late deposit counts in the month of the deposit, in overview, list, form, RCE and Siscont alike', async () => {
  const scope = await mock.scope()
  const { client } = mock
  const before = (await listVouchers(client, { ...scope, taxPeriod: '202607', size: 100 })).data
  const [late, ...others] = before.filter(({ igv_credit }) => igv_credit === 'later')
  expect(others).toEqual([])
  expect(late).toMatchObject({ igv_credit_period: '202608', igv_credit_amount: '0.00' })
  const moved = { moved_credit_cpes_count: 1, moved_credit_amount: late?.igv_amount }

  const { data, summary } = await listVouchers(client, { ...scope, size: 100 })
  expect(summary).toMatchObject(moved)
  expect(data.map(({ code }) => code)).not.toContain(late?.code)
  expect(Number(summary?.igv_credit_amount)).toBeCloseTo(
    data.reduce((all, { igv_credit_amount }) => all + Number(igv_credit_amount), Number(late?.igv_amount)),
    6,
  )
  expect(await getTotalAmount(client, scope)).toMatchObject({
    ...moved,
    total_amount_igv_purchase: summary?.igv_credit_amount,
  })
  const { boxes } = await getPdt621(client, scope)
  expect(boxes.find(({ box }) => box === '108')?.sum).toBe(summary?.igv_credit_amount)
  const ofBox = await listPdt621Vouchers(client, { ...scope, box: '107', size: 100 })
  expect(ofBox.data.map(({ code }) => code)).toContain(late?.code)
  for (const kind of ['rce', 'siscont'] as const) {
    expect(await (await madeReport(client, { ...scope, kind })).blob.text()).toContain(late?.code)
    const own = await madeReport(client, { ...scope, taxPeriod: '202607', kind })
    expect(await own.blob.text()).not.toContain(late?.code)
    expect(own.report).toMatchObject({ later_count: 1, later: [{ code: late?.code, tax_period: scope.taxPeriod }] })
  }

  const ofAnother = await listVouchers(client, { ...scope, filterBy: 'type', valueFilter: '07' })
  expect(ofAnother.summary).toMatchObject({ moved_credit_cpes_count: 0, moved_credit_amount: '0.00' })
})

test('what nothing has put into soles is in no total, and a file in soles names it', async () => {
  const scope = await mock.scope()
  const { client } = mock
  const inDollars = aVoucher({ currency: 'USD', flag_missing_exchange_rate: true, igv_credit_amount: '0.00' })
  mock.api.data().vouchers.set(voucherKey(scope.ruc, scope.taxPeriod, 'COMPRA'), [aVoucher({ number: '1' }), inDollars])
  expect((await listVouchers(client, scope)).summary).toMatchObject({ total_items: 2, total_amount: '1180.00' })
  expect((await getTotalAmount(client, scope)).missing_exchange_rate_count).toBe(1)
  const [rce, siscont, compras] = [
    await madeReport(client, { ...scope, kind: 'rce' }),
    await madeReport(client, { ...scope, kind: 'siscont' }),
    await madeReport(client, { ...scope, kind: 'compras' }),
  ]
  for (const { leftOut } of [rce, siscont]) {
    expect(leftOut.map(({ code, currency }) => [code, currency])).toEqual([[inDollars.code, 'USD']])
  }
  expect(await rce.blob.text()).not.toContain(inDollars.code)
  expect(siscont.fileName).toBe(`siscont-${scope.ruc}-${scope.taxPeriod}.xlsx`)
  expect(compras.leftOutCount).toBe(0)
})

// US$ 1,000.00 and 180.00 at 3.755: S/ 3,755.00 and 675.90, together 4,430.90.
test('the mock counts a voucher by the exchange rate of its day, as long as it is entered', async () => {
  const scope = await mock.scope()
  const { client } = mock
  const inDollars = aVoucher({
    currency: 'USD',
    source: 'xml',
    flag_missing_exchange_rate: true,
    igv_credit_amount: '0.00',
  })
  mock.api.data().vouchers.set(voucherKey(scope.ruc, scope.taxPeriod, 'COMPRA'), [inDollars])
  const enter = (exchange_rates: SettingsPatch['exchange_rates']) =>
    updateSettings(client, scope.businessUuid, { exchange_rates })
  await enter([{ currency: 'USD', date: inDollars.issue_date, rate: '3.755' }])
  expect(await listVouchers(client, scope)).toMatchObject({
    data: [
      {
        total_amount: '4430.90',
        igv_credit_amount: '675.90',
        exchange_rate: '3.755',
        exchange_rate_entry: { entered_by: expect.any(String) as string },
        flag_missing_exchange_rate: false,
      },
    ],
    summary: { total_amount: '4430.90' },
  })
  expect((await getTotalAmount(client, scope)).missing_exchange_rate_count).toBe(0)
  await enter([])
  expect((await listVouchers(client, scope)).data).toEqual([inDollars])
})

test('each box of the mock’s form names what it is made of, and its vouchers add up to it', async () => {
  const scope = await mock.scope()
  const { boxes } = await getPdt621(mock.client, scope)
  const valueOf = (box: string) => boxes.find((one) => one.box === box)?.value ?? 0
  expect(valueOf('140')).toBe(valueOf('131') - valueOf('178'))
  const withSum = boxes.filter(({ sum }) => sum !== null)
  expect(withSum.map(({ sum, difference }) => (Number(sum) + Number(difference)).toFixed(2))).toEqual(
    withSum.map(({ value }) => value.toFixed(2)),
  )
  const ofVouchers = boxes.filter(({ box, vouchers_address }) => vouchers_address?.endsWith(`box=${box}`))
  expect(ofVouchers.map(({ box }) => box)).toEqual(['100', '105', '107', '120'])
  const lists = await Promise.all(ofVouchers.map(({ box }) => listPdt621Vouchers(mock.client, { ...scope, box })))
  expect(lists.map(({ summary }) => summary)).toEqual(
    ofVouchers.map(({ sum, vouchers_count }) => ({ total_items: vouchers_count, box_amount: sum })),
  )
})

test('nothing is found in an empty month', async () => {
  const scope = await mock.scope()
  mock.api.setScenario('empty')
  const { client } = mock
  expect((await listObservedVouchers(client, scope)).summary.validated_count).toBe(0)
  expect((await listDetractions(client, { ...scope, paid: 'S' })).vouchers).toEqual([])
  expect((await listPerceptions(client, scope)).vouchers).toEqual([])
  expect((await listRetentions(client, scope)).vouchers).toEqual([])
  expect((await getPdt621(client, scope)).boxes).toEqual([])
  expect((await getPdtReport(client, { ...scope, operationType: 'VENTA' })).total_cpes_count).toBe(0)
})

const sale = (number: string, facts = {}) => aVoucher({ operation_type: 'VENTA', number, ...facts })

test('the sales list of the mock counts what has an advice in the period, and lists only that', async () => {
  const { businessUuid: _uuid, ...scope } = await mock.scope()
  const sales = [sale('5', { sale_advices: [aSaleAdvice()] }), sale('2'), sale('1', { type: '03' })]
  mock.api.data().vouchers.set(voucherKey(scope.ruc, scope.taxPeriod, 'VENTA'), sales)
  const wanted = { ...scope, operationType: 'VENTA', withAdvices: true } as const
  const { data, summary } = await listVouchers(mock.client, wanted)
  expect(data.map(({ number }) => number)).toEqual(['5'])
  expect(summary).toMatchObject({ total_items: 1, advised_cpes_count: 1 })
  const boletas = await listVouchers(mock.client, { ...wanted, filterBy: 'type', valueFilter: '03' })
  expect(boletas.summary).toMatchObject({ total_items: 0, advised_cpes_count: 1 })
  const purchases = await listVouchers(mock.client, scope)
  expect(purchases.summary?.total_items).toBeGreaterThan(0)
  expect(purchases.summary).not.toHaveProperty('advised_cpes_count')
})
