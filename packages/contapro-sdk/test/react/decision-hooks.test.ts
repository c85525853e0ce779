import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardQueries, type PeriodScope, type ReviewedVoucherList } from '../../src/index.ts'
import {
  useDeclineVouchers,
  useDetractions,
  useObservedVouchers,
  usePdtReport,
  usePurchaseVouchers,
  useTotalAmount,
  useUndoDecisions,
  useValidatedVouchers,
  useValidateVouchers,
} from '../../src/react.ts'
import { aBusiness, aVoucher, someMockData, voucherKey } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const [company = aBusiness()] = someMockData().businesses
const scope: PeriodScope = { businessUuid: company.uuid, ruc: company.ruc, taxPeriod: '202608' }
const key = voucherKey(company.ruc, '202608', 'COMPRA')
const doubt = { code: 'FOREIGN_ITEM', message: 'Un ítem parece ajeno al giro del negocio.' }

/** Three observed purchases of S/ 118.00 and one that is deductible, newest first. */
const purchases = ['4', '3', '2', '1'].map((number) =>
  aVoucher({
    number,
    taxable_amount: '100.00',
    igv_amount: '18.00',
    total_amount: '118.00',
    ...(number === '1'
      ? { igv_credit_amount: '18.00' }
      : { status: 'observado', status_reasons: [doubt], igv_credit_amount: '0.00' }),
  }),
)
const [four = '', three = '', two = ''] = purchases.map(({ code }) => code)

const stage = setStage({
  data: () => {
    const data = someMockData()
    // Its late deposit would give credit in the period of these.
    data.vouchers.delete(voucherKey(company.ruc, '202607', 'COMPRA'))
    data.vouchers.set(key, purchases)
    return data
  },
})

const choose = (...codes: string[]) => ({ ruc: company.ruc, taxPeriod: '202608', codes })
const shown = (list: ReviewedVoucherList | undefined) => list?.data.map(({ number }) => number)

async function observedAndMutations() {
  const { result } = stage.render(() => ({
    observed: useObservedVouchers(scope),
    validate: useValidateVouchers(),
    decline: useDeclineVouchers(),
    undo: useUndoDecisions(),
  }))
  await waitFor(() => expect(result.current.observed.isSuccess).toBe(true))
  return result
}

test('a validated voucher leaves its list before the answer comes, and counts and sums go with it', async () => {
  const result = await observedAndMutations()
  stage.api.setScenario('slow')
  act(() => result.current.validate.mutate(choose(three)))

  await waitFor(() => expect(shown(result.current.observed.data)).toEqual(['4', '2']))
  expect(result.current.validate.isPending).toBe(true)
  expect(result.current.observed.data).toMatchObject({
    summary: {
      total_items: 2,
      taxable_amount: '200.00',
      igv_amount: '36.00',
      total_amount: '236.00',
      observed_count: 2,
      rejected_count: 0,
      validated_count: 2,
    },
    metadata: { pagination: { total_items: 2 } },
  })

  stage.api.release()
  await waitFor(() => expect(result.current.validate.isSuccess).toBe(true))
  await waitFor(() => expect(stage.cache.isFetching()).toBe(0))
  expect(shown(result.current.observed.data)).toEqual(['4', '2'])
  expect(result.current.observed.data?.summary.validated_count).toBe(2)
})

test('a decision that fails brings the rows back to their places, and says why', async () => {
  const result = await observedAndMutations()
  const before = result.current.observed.data
  stage.api.setScenario('slow', 'declineVouchers')
  act(() => result.current.decline.mutate(choose(three, 'nobody-01-F001-9')))
  await waitFor(() => expect(shown(result.current.observed.data)).toEqual(['4', '2']))
  // Not what is asked for anew puts the rows back.
  stage.api.setScenario('error', 'listObservedVouchers')
  stage.api.setScenario('full', 'declineVouchers')
  stage.api.release()

  await waitFor(() => expect(result.current.decline.isError).toBe(true))
  expect(result.current.decline.error).toMatchObject({
    status: 404,
    code: 'VOUCHER_NOT_FOUND',
    errors: [expect.objectContaining({ field: 'nobody-01-F001-9' })],
  })
  await waitFor(() => expect(stage.count('observed')).toBe(2))
  expect(result.current.observed.data).toEqual(before)
})

test('of two decisions at once the one that fails leaves the other alone', async () => {
  const result = await observedAndMutations()
  stage.api.setScenario('slow', 'validateVouchers')
  act(() => result.current.validate.mutate(choose(four)))
  await waitFor(() => expect(shown(result.current.observed.data)).toEqual(['3', '2']))

  stage.api.setScenario('error', 'declineVouchers')
  act(() => result.current.decline.mutate(choose(two)))
  await waitFor(() => expect(result.current.decline.isError).toBe(true))
  await waitFor(() => expect(shown(result.current.observed.data)).toEqual(['3', '2']))
  expect(result.current.observed.data?.summary).toMatchObject({ observed_count: 2, validated_count: 2 })
  expect(stage.count('observed')).toBe(1)

  stage.api.release()
  await waitFor(() => expect(result.current.validate.isSuccess).toBe(true))
  await waitFor(() => expect(stage.count('observed')).toBe(2))
})

test('a decision asks anew for figures, lists and PDT, each once, and leaves detractions alone', async () => {
  const { result } = stage.render(() => ({
    observed: useObservedVouchers(scope),
    vouchers: usePurchaseVouchers(scope),
    totals: useTotalAmount(scope),
    pdt: usePdtReport({ ...scope, operationType: 'COMPRA' }),
    detractions: useDetractions({ ...scope, paid: 'S' }),
    validate: useValidateVouchers(),
  }))
  await waitFor(() => expect(stage.calls).toHaveLength(5))
  await waitFor(() => expect(stage.cache.isFetching()).toBe(0))
  const { totals, pdt } = result.current

  await act(() => result.current.validate.mutateAsync(choose(four, three)))
  await waitFor(() => expect(stage.cache.isFetching()).toBe(0))

  const asked = ['observed', 'all-invoices', 'total-amount', 'pdt-report', 'detractions']
  expect(asked.map((name) => stage.count(name))).toEqual([2, 2, 2, 2, 1])
  expect(totals.data?.total_amount_igv_purchase).toBe('18.00')
  expect(result.current.totals.data?.total_amount_igv_purchase).toBe('54.00')
  expect([pdt.data?.igv_18_amount, result.current.pdt.data?.igv_18_amount]).toEqual(['18.00', '54.00'])
})

test('the IGV that the answer tells is there before it is asked for again', async () => {
  const result = await observedAndMutations()
  await act(() => result.current.validate.mutateAsync(choose(four)))
  const { queryKey } = dashboardQueries.totalAmount(stage.client, scope)
  expect(stage.count('total-amount')).toBe(0)
  expect(stage.cache.getQueryData(queryKey)?.total_amount_igv_purchase).toBe('36.00')
})

test('a decision that is undone brings the voucher back to the observed ones', async () => {
  const { result } = stage.render(() => ({
    validated: useValidatedVouchers(scope),
    observed: useObservedVouchers(scope),
    validate: useValidateVouchers(),
    undo: useUndoDecisions(),
  }))
  await waitFor(() => expect(result.current.observed.isSuccess).toBe(true))
  await act(() => result.current.validate.mutateAsync(choose(two)))
  await waitFor(() => expect(shown(result.current.validated.data)).toEqual(['2', '1']))
  expect(result.current.validated.data?.data[0]).toMatchObject({
    decision: { kind: 'validated', decided_by: 'Rosa Elena Quispe Mamani' },
    observations: [{ code: 'FOREIGN_ITEM', name: 'Gasto ajeno al giro' }],
    allowed_decisions: ['decline', 'undo'],
  })

  act(() => result.current.undo.mutate(choose(two)))
  await waitFor(() => expect(shown(result.current.validated.data)).toEqual(['1']))
  await waitFor(() => expect(shown(result.current.observed.data)).toEqual(['4', '3', '2']))
})
