import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { downloadReport } from '../../src/index.ts'
import {
  useCreateUpload,
  useDeclineVouchers,
  useDepositFiles,
  useObservedVouchers,
  usePossibleDetractions,
  usePurchaseVouchers,
  useRuleChanges,
  useSettings,
  useUpdateSettings,
} from '../../src/react.ts'
import { queryHooks, scope } from '../support/query-hooks.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage({ fields: 'specified' })

test.each(queryHooks)('%s works with an answer of the specification', async (_, hook) => {
  const { result } = stage.render<{ data?: unknown; status: string }, undefined>(hook)
  await waitFor(() => expect(result.current.status).toBe('success'))
  expect(result.current.data).toBeDefined()
})

test.each([
  ['usePossibleDetractions', () => usePossibleDetractions(scope)],
  ['useDepositFiles', () => useDepositFiles(scope)],
  ['useRuleChanges', () => useRuleChanges(scope.businessUuid)],
])('%s fails with 404 if the server does not have its operation', async (_, hook) => {
  const { result } = stage.render<{ error: unknown }, undefined>(hook)
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 404, code: 'HTTP_404' }))
})

test('purchases have the lists that the answer leaves out, empty', async () => {
  const { result } = stage.render(() => usePurchaseVouchers(scope))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const { data = [], summary } = result.current.data ?? {}
  expect(data.length).toBeGreaterThan(0)
  for (const voucher of data) {
    expect(voucher).toMatchObject({ warnings: [], status_reasons: [], igv_credit: null, igv_credit_reasons: [] })
    expect(voucher).not.toHaveProperty('igv_amount')
  }
  expect(summary).toBeUndefined()
})

test('a purchase is declined without the sums and counts of its list', async () => {
  const { result } = stage.render(() => ({ observed: useObservedVouchers(scope), decline: useDeclineVouchers() }))
  await waitFor(() => expect(result.current.observed.isSuccess).toBe(true))
  const { data: before = [], metadata } = result.current.observed.data ?? {}
  const [first = { code: '' }, second] = before

  act(() => result.current.decline.mutate({ ruc: scope.ruc, taxPeriod: scope.taxPeriod, codes: [first.code] }))
  await waitFor(() => expect(result.current.observed.data?.data[0]?.code).toBe(second?.code))
  await waitFor(() => expect(result.current.decline.isSuccess).toBe(true))
  await waitFor(() => expect(stage.count('observed')).toBe(2))
  await waitFor(() => expect(result.current.observed.isFetching).toBe(false))
  expect(result.current.observed.data?.metadata.pagination.total_items).toBe(
    (metadata?.pagination.total_items ?? 0) - 1,
  )
  expect(result.current.observed.data?.summary).not.toHaveProperty('observed_count')
})

test('settings are saved without what Contapro ships', async () => {
  const { result } = stage.render(() => ({ settings: useSettings(scope.businessUuid), save: useUpdateSettings() }))
  await waitFor(() => expect(result.current.settings.isSuccess).toBe(true))
  expect(result.current.settings.data).toMatchObject({
    values: { stated_carries: [], exchange_rates: [], issuer_regimes: [] },
    padron: null,
    is_reviewing: false,
  })
  act(() => result.current.save.mutate({ businessUuid: scope.businessUuid, patch: { rce_token_count: 38 } }))
  await waitFor(() => expect(result.current.settings.data?.values.rce_token_count).toBe(38))
})

test('a report comes without the vouchers that it leaves out', async () => {
  const { leftOut, leftOutCount } = await downloadReport(stage.client, { ...scope, kind: 'rce' })
  expect([leftOut, leftOutCount]).toEqual([[], 0])
})

test('files are sent to a server that cannot check limits', async () => {
  const { result } = stage.render(() => useCreateUpload())
  const files = [new File(['fecha|serie'], 'LE20990001041.txt')]
  act(() => result.current.mutate({ businessUuid: scope.businessUuid, files }))
  await waitFor(() => expect(result.current.data).toMatchObject({ state: 'processing' }))
})
