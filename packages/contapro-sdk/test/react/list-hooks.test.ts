import { expect, test } from 'vitest'
import {
  type DetractionFilter,
  detractionQueries,
  observationQueries,
  pdtQueries,
  type PeriodScope,
  perceptionQueries,
  retentionQueries,
  voucherQueries,
  dashboardQueries,
} from '../../src/index.ts'
import {
  useDetractions,
  useObservedVouchers,
  usePdt621Vouchers,
  usePerceptions,
  useRejectedVouchers,
  useRetentions,
  useValidatedVouchers,
} from '../../src/react.ts'
import { keysOfFigures } from '../../src/queries/keys-of-figures.ts'
import { aBusiness, someMockData } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()
const [company = aBusiness(), other = aBusiness()] = someMockData().businesses
const scope: PeriodScope = { businessUuid: company.uuid, ruc: company.ruc, taxPeriod: '202608' }

interface Page extends PeriodScope {
  readonly page?: number
  readonly size?: number
}

interface Shown {
  readonly data?: unknown
  readonly isSuccess: boolean
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
}

const lists: [name: string, hook: (filter: Page) => Shown][] = [
  ['useObservedVouchers', (filter) => useObservedVouchers(filter)],
  ['useRejectedVouchers', (filter) => useRejectedVouchers(filter)],
  ['useValidatedVouchers', (filter) => useValidatedVouchers(filter)],
  ['useDetractions', (filter) => useDetractions({ ...filter, paid: 'S' })],
  ['usePerceptions', (filter) => usePerceptions(filter)],
  ['useRetentions', (filter) => useRetentions(filter)],
  ['usePdt621Vouchers', (filter) => usePdt621Vouchers({ ...filter, box: '107' })],
]

test.each(lists)('%s shows the page before while the next one of the same period loads', async (_, hook) => {
  const { result, rerender } = stage.render<Shown, Page>(hook, { ...scope, page: 1, size: 1 })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const first = result.current.data

  rerender({ ...scope, page: 2, size: 1 })
  expect(result.current).toMatchObject({ isPlaceholderData: true, data: first })
  await waitFor(() => expect(result.current.isPlaceholderData).toBe(false))
})

test.each(
  lists.flatMap(([name, hook]) => [
    [name, 'another period', { taxPeriod: '202607' }, hook] as const,
    [name, 'another company', { ruc: other.ruc, businessUuid: other.uuid }, hook] as const,
  ]),
)('%s starts empty for %s, and gives up what is in flight', async (_, __, change, hook) => {
  const { result, rerender } = stage.render<Shown, Page>(hook, scope)
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  stage.api.setScenario('slow')
  rerender({ ...scope, page: 2 })
  await waitFor(() => expect(stage.calls).toHaveLength(2))
  rerender({ ...scope, ...change })
  await waitFor(() => expect(stage.calls).toHaveLength(3))
  expect(result.current).toMatchObject({ isPending: true, data: undefined })
  expect(stage.calls.map(({ isAborted }) => isAborted())).toEqual([false, true, false])
})

test('the tab of unpaid detractions starts empty instead of showing the paid ones', async () => {
  const { result, rerender } = stage.render((filter: DetractionFilter) => useDetractions(filter), {
    ...scope,
    paid: 'S',
  })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  rerender({ ...scope, paid: 'N' })
  expect(result.current).toMatchObject({ isPending: true, data: undefined })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

function keyOf(filter: Partial<DetractionFilter>): readonly unknown[] {
  return detractionQueries.list(stage.client, { ...scope, paid: 'N', ...filter }).queryKey
}

test('dates that are not sent ask for no other answer', () => {
  const dateRange = { from: '2026-08-01', to: '2026-08-31' }
  expect(keyOf({ filterType: 'fechaPago', dateRange })).toEqual(keyOf({}))
  expect(keyOf({ paid: 'S', filterType: 'fechaPago', dateRange })).not.toEqual(keyOf({ paid: 'S' }))
})

test('what an upload makes old is every resource of figures and lists', () => {
  const resources = [
    dashboardQueries,
    voucherQueries,
    observationQueries,
    detractionQueries,
    perceptionQueries,
    retentionQueries,
    pdtQueries,
  ]
  expect(keysOfFigures(stage.client)).toEqual(resources.map(({ all }) => all(stage.client)))
})
