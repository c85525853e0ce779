import { expect, test } from 'vitest'
import { signOut, taxPeriodQueries, type VoucherFilter, voucherQueries } from '../../src/index.ts'
import {
  useCompanies,
  useDetractions,
  useDetractionTotals,
  useHistory,
  useObservedVouchers,
  usePdt621,
  usePdt621Vouchers,
  usePdtReport,
  usePerceptions,
  usePurchaseDashboard,
  usePurchaseVouchers,
  useRecoveryToken,
  useRejectedVouchers,
  useRetentions,
  useRucOwner,
  useSalesDashboard,
  useSettings,
  useTaxPeriods,
  useTotalAmount,
  useUploads,
  useValidatedVouchers,
  useVoucherFile,
  useVoucherFilterOptions,
} from '../../src/react.ts'
import { aBusiness, aRuc, someMockData } from '../../src/testing/index.ts'
import { queryHooks, scope } from '../support/query-hooks.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()
const [company = aBusiness(), other = aBusiness()] = someMockData().businesses
const history = { ruc: company.ruc, taxPeriod: '202608', operationType: 'VENTA' } as const

test.each(queryHooks)(
  '%s loads its answer once, under a key that begins with client and session',
  async (_, hook, path) => {
    const { result } = stage.render<{ data?: unknown; status: string }, undefined>(hook)
    expect(result.current.status).toBe('pending')
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(result.current.data).toBeDefined()
    expect(stage.count(path)).toBe(1)
    const [query] = stage.cache.getQueryCache().getAll()
    expect(query?.queryKey.slice(0, 3)).toEqual(stage.client.key)
  },
)

test.each([
  ['useTaxPeriods', () => useTaxPeriods(null)],
  ['useTotalAmount', () => useTotalAmount(null)],
  ['usePurchaseDashboard', () => usePurchaseDashboard(null)],
  ['useSalesDashboard', () => useSalesDashboard(null)],
  ['useHistory', () => useHistory(null)],
  ['usePurchaseVouchers', () => usePurchaseVouchers(null)],
  ['useVoucherFilterOptions', () => useVoucherFilterOptions(null)],
  ['useUploads', () => useUploads(null)],
  ['useRucOwner', () => useRucOwner(null)],
  ['useSettings', () => useSettings(null)],
  ['useRecoveryToken', () => useRecoveryToken(null)],
  ['useObservedVouchers', () => useObservedVouchers(null)],
  ['useRejectedVouchers', () => useRejectedVouchers(null)],
  ['useValidatedVouchers', () => useValidatedVouchers(null)],
  ['useDetractions', () => useDetractions(null)],
  ['useDetractionTotals', () => useDetractionTotals(null)],
  ['usePerceptions', () => usePerceptions(null)],
  ['useRetentions', () => useRetentions(null)],
  ['usePdtReport', () => usePdtReport(null)],
  ['usePdt621', () => usePdt621(null)],
  ['usePdt621Vouchers', () => usePdt621Vouchers(null)],
  ['useVoucherFile', () => useVoucherFile(null)],
])('%s asks for nothing while nothing is selected', (_, hook) => {
  const { result } = stage.render<{ fetchStatus: string; status: string }, undefined>(hook)
  expect(result.current).toMatchObject({ fetchStatus: 'idle', status: 'pending' })
  expect(stage.calls).toEqual([])
})

test('nothing is asked for without a session', () => {
  signOut(stage.client)
  const { result } = stage.render(() => useCompanies())
  expect(result.current.fetchStatus).toBe('idle')
  expect(stage.calls).toEqual([])
})

test('a recovery link is looked at without a session, once', async () => {
  signOut(stage.client)
  const { result } = stage.render(() => useRecoveryToken('unknown'))
  await waitFor(() => expect(result.current.data).toBe(false))
  expect(stage.count('recover-password')).toBe(1)
})

test('a failure is a ContaproError, told once and not tried again by the cache', async () => {
  stage.api.setScenario('error')
  const { result } = stage.render(() => useCompanies())
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toMatchObject({ kind: 'http', code: 'INTERNAL_ERROR', status: 500 })
  expect(stage.count('filters')).toBe(1)
})

test('the history waits for the figures', async () => {
  const { result } = stage.render(() => {
    const figures = useTotalAmount(scope)
    return { figures, history: useHistory(history, { enabled: figures.isSuccess }) }
  })
  expect(stage.count('history')).toBe(0)
  await waitFor(() => expect(result.current.history.isSuccess).toBe(true))
  expect(stage.calls.map(({ name }) => name)).toEqual(['total-amount', 'history'])
})

test('the page before stays on screen while the next page of the same period loads', async () => {
  const { result, rerender } = stage.render((filter: VoucherFilter) => usePurchaseVouchers(filter), {
    ...scope,
    page: 1,
    size: 10,
  })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const first = result.current.data

  rerender({ ...scope, page: 2, size: 10 })
  expect(result.current).toMatchObject({ isPlaceholderData: true, data: first })
  await waitFor(() => expect(result.current.isPlaceholderData).toBe(false))
  expect(result.current.data).not.toEqual(first)
})

test.each([
  ['another period', { taxPeriod: '202607' }],
  ['another company', { ruc: other.ruc }],
  ['the other side of the register', { operationType: 'VENTA' as const }],
])('for %s the list starts empty instead of showing the figures of the one before', async (_, change) => {
  const { result, rerender } = stage.render((filter: VoucherFilter) => usePurchaseVouchers(filter), scope)
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  rerender({ ...scope, ...change })
  expect(result.current).toMatchObject({ isPending: true, data: undefined })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

test('a change of period cancels what is in flight for the one before', async () => {
  stage.api.setScenario('slow')
  const { rerender } = stage.render((taxPeriod: string) => {
    useTotalAmount({ ...scope, taxPeriod })
    usePurchaseVouchers({ ...scope, taxPeriod })
  }, scope.taxPeriod)
  await waitFor(() => expect(stage.calls).toHaveLength(2))
  rerender('202607')
  await waitFor(() => expect(stage.calls).toHaveLength(4))
  expect(stage.calls.map(({ query, isAborted }) => [query['tax_period'], isAborted()])).toEqual([
    ['202608', true],
    ['202608', true],
    ['202607', false],
    ['202607', false],
  ])
})

test('leaving the screen cancels what is in flight', async () => {
  stage.api.setScenario('slow')
  const { unmount } = stage.render(() => useTotalAmount(scope))
  await waitFor(() => expect(stage.calls).toHaveLength(1))
  unmount()
  expect(stage.calls[0]?.isAborted()).toBe(true)
})

test('a query value works without React, and types what the cache holds', async () => {
  const query = taxPeriodQueries.list(stage.client, company.uuid)
  const periods = await stage.cache.fetchQuery(query)
  expect(periods[0]).toBe('202608')
  const cached: readonly string[] | undefined = stage.cache.getQueryData(query.queryKey)
  expect(cached).toBe(periods)
})

test('purchases are the default side, so that both ways of asking share one answer', () => {
  const said = voucherQueries.list(stage.client, { ...scope, operationType: 'COMPRA' })
  expect(voucherQueries.list(stage.client, scope).queryKey).toEqual(said.queryKey)
})

test('an unknown RUC has no owner, which is an answer and not a failure', async () => {
  const { result } = stage.render(() => useRucOwner(aRuc(999)))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(result.current.data).toBeNull()
})
