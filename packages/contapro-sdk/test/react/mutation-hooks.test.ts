import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  dashboardQueries,
  type PeriodScope,
  type Upload,
  type UploadList,
  uploadQueries,
  watchQueries,
} from '../../src/index.ts'
import {
  useCompanies,
  useCreateUpload,
  useOpenCompany,
  usePlans,
  usePurchaseVouchers,
  useRegisterCompany,
  useSelectedCompany,
  useSelection,
  useTaxPeriods,
  useTotalAmount,
  useUpload,
  useUploads,
} from '../../src/react.ts'
import { newBusinessOf } from '../../src/rules.ts'
import { aBusiness, anUpload, aRuc, someMockData } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()
const { businesses } = someMockData()
const [company = aBusiness()] = businesses
const fresh = businesses.find(({ exists_periods_processed: has }) => !has) ?? company
const scope: PeriodScope = { businessUuid: company.uuid, ruc: company.ruc, taxPeriod: '202608' }
const form = { name: 'NUEVA S.A.C.', nombreSOL: 'PRUEBA01', llaveSOL: 'x', terms: true, privacy: true }

test('registering a company renews the list and the count of the plans, each once', async () => {
  const { result } = stage.render(() => ({ list: useCompanies(), plans: usePlans(), register: useRegisterCompany() }))
  await waitFor(() => expect(result.current.list.isSuccess && result.current.plans.isSuccess).toBe(true))

  await act(() => result.current.register.mutateAsync(newBusinessOf({ ...form, ruc: aRuc(901) })))

  await waitFor(() => expect(result.current.list.data?.map(({ ruc }) => ruc)).toContain(aRuc(901)))
  await waitFor(() => expect(result.current.plans.data?.businesses_count).toBe(businesses.length + 1))
  expect([stage.count('filters'), stage.count('plans')]).toEqual([2, 2])
  expect(stage.client.session.business.getSnapshot().creationStatus).toBe('CREATED')
})

test('a registration that is refused keeps its reason and renews nothing', async () => {
  const { result } = stage.render(() => ({ list: useCompanies(), register: useRegisterCompany() }))
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true))

  act(() => result.current.register.mutate(newBusinessOf({ ...form, ruc: company.ruc })))
  await waitFor(() => expect(result.current.register.isError).toBe(true))

  expect(result.current.register.error).toMatchObject({
    code: 'BUSINESS_ALREADY_REGISTERED',
    message: 'La Pyme ya se encuentra registrada',
  })
  expect(stage.count('filters')).toBe(1)
  expect(stage.client.session.business.getSnapshot().creationStatus).toBe('ERROR')
})

test('opening a company fetches its periods first, then selects it with the newest one', async () => {
  const { result } = stage.render(() => ({
    open: useOpenCompany(),
    selection: useSelection(),
    known: useSelectedCompany(),
  }))
  expect(result.current.selection.scope).toBeNull()

  await act(() => result.current.open.mutateAsync({ company }))

  expect(result.current.selection).toMatchObject({ company: { uuid: company.uuid }, taxPeriod: '202608', scope })
  await waitFor(() => expect(result.current.known).toEqual(company))
})

test('opening a company with a period of its own shows that one; an unknown period is left aside', async () => {
  const { result } = stage.render(() => ({ open: useOpenCompany(), selection: useSelection() }))
  await act(() => result.current.open.mutateAsync({ company, taxPeriod: '202605' }))
  expect(result.current.selection.taxPeriod).toBe('202605')
  await act(() => result.current.open.mutateAsync({ company, taxPeriod: '201001' }))
  expect(result.current.selection.taxPeriod).toBe('202608')
})

test('a company without processed periods is opened without asking for them', async () => {
  const { result } = stage.render(() => ({ open: useOpenCompany(), selection: useSelection() }))
  await act(() => result.current.open.mutateAsync({ company: fresh }))
  expect(result.current.selection).toMatchObject({ company: { uuid: fresh.uuid }, taxPeriod: null, scope: null })
  expect(stage.count('periods')).toBe(0)
})

test('a company that is chosen without periods gets those that are known already', async () => {
  const { result } = stage.render(() => ({ periods: useTaxPeriods(company.uuid), selection: useSelection() }))
  await waitFor(() => expect(result.current.periods.isSuccess).toBe(true))
  act(() => result.current.selection.selectCompany(company))
  expect(result.current.selection).toMatchObject({ taxPeriod: '202608', scope })
  expect(stage.count('periods')).toBe(1)
})

test('the scope is the same object until company or period changes', async () => {
  const { result } = stage.render(() => useSelection())
  act(() => result.current.selectCompany(company, { taxPeriods: ['202608', '202607'] }))
  const { scope: first } = result.current
  act(() => result.current.selectValues({ page: 2 }))
  expect(result.current.scope).toBe(first)
  act(() => result.current.selectTaxPeriod('202607'))
  expect(result.current.scope).toEqual({ ...scope, taxPeriod: '202607' })
})

test('an upload is followed until it is done; then periods, figures and lists are renewed once, and the first period is selected', async () => {
  stage.client.session.selectCompany(fresh)
  const states = new Set<unknown>()
  const { result } = stage.render(() => {
    const create = useCreateUpload()
    const selection = useSelection()
    const upload = useUpload(fresh.uuid, create.data?.upload_uuid)
    states.add(upload.data?.state)
    return {
      create,
      selection,
      upload,
      uploads: useUploads(fresh.uuid),
      periods: useTaxPeriods(fresh.uuid),
      figures: useTotalAmount(selection.scope),
    }
  })
  await waitFor(() => expect(result.current.periods.data).toEqual([]))
  expect(result.current.uploads.data?.data).toEqual([])

  const files = [new File(['fecha|serie'], 'LE20990001041.txt')]
  await act(() => result.current.create.mutateAsync({ businessUuid: fresh.uuid, files }))
  expect(result.current.create.progress).toEqual({ sentBytes: 11, totalBytes: 11 })
  await waitFor(() => expect(result.current.upload.data?.state).toBe('done'))
  expect([...states]).toEqual([undefined, 'processing', 'done'])

  await waitFor(() => expect(result.current.selection.taxPeriod).toBe('202608'))
  await waitFor(() => expect(result.current.figures.data?.total_cpes_count).toBeGreaterThan(0))
  await waitFor(() => expect(result.current.uploads.data?.data[0]?.state).toBe('done'))
  expect(stage.count('periods')).toBe(2)
  expect(stage.count('total-amount')).toBe(1)
})

test('an upload that finishes renews what is on screen once, however often it is looked at, and again for the next one', async () => {
  const { result } = stage.render(() => usePurchaseVouchers(scope))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const answer = (uuid: string, state: Upload['state']): void => {
    act(() => {
      const { queryKey } = uploadQueries.one(stage.client, company.uuid, uuid)
      stage.cache.setQueryData(queryKey, anUpload({ upload_uuid: uuid, state }))
    })
  }
  answer('one', 'processing')
  answer('one', 'done')
  await waitFor(() => expect(stage.count('all-invoices')).toBe(2))
  answer('one', 'done')
  await waitFor(() => expect(stage.cache.isFetching()).toBe(0))
  expect(stage.count('all-invoices')).toBe(2)
  answer('two', 'failed')
  await waitFor(() => expect(stage.count('all-invoices')).toBe(3))
})

test('an upload renews what is on screen when it is over, though the form that sent it is gone', async () => {
  const sender = stage.render(() => useCreateUpload())
  const { result } = stage.render(() => useTotalAmount(scope))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const files = [new File(['fecha|serie'], 'LE20990001041.txt')]
  await act(() => sender.result.current.mutateAsync({ businessUuid: company.uuid, files }))
  sender.unmount()
  await waitFor(() => expect(stage.count('total-amount')).toBe(2))
  const [upload] = stage.api.data().uploads.get(company.uuid) ?? []
  expect(upload?.state).toBe('done')
  const looks = stage.count(upload?.upload_uuid ?? '')
  expect(looks).toBe(2)
})

test('uploads of last week in the list renew nothing', async () => {
  stage.api.data().uploads.set(company.uuid, [anUpload()])
  const { result } = stage.render(() => ({ uploads: useUploads(company.uuid), figures: useTotalAmount(scope) }))
  await waitFor(() => expect(result.current.uploads.isSuccess && result.current.figures.isSuccess).toBe(true))
  expect(stage.count('total-amount')).toBe(1)
})

const listOf = (data: Upload[]): UploadList => ({
  data,
  metadata: { pagination: { total_items: data.length, total_pages: 1 } },
})

test('an upload that a list shows first when it is done renews what is on screen, though whoever follows it is gone', async () => {
  const { result } = stage.render(() => useTotalAmount(scope))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const lastWeek = anUpload({ created_at: '2026-08-24T15:00:00.000Z' })
  const quick = anUpload({ upload_uuid: 'quick', state: 'done', created_at: '2026-08-31T15:00:00.000Z' })
  const show = (data: Upload[]): void => {
    const { queryKey } = uploadQueries.list(stage.client, company.uuid)
    act(() => void stage.cache.setQueryData(queryKey, listOf(data)))
  }
  show([lastWeek])
  show([quick, lastWeek])
  await waitFor(() => expect(stage.count('total-amount')).toBe(2))
  show([quick, lastWeek])
  await waitFor(() => expect(stage.cache.isFetching()).toBe(0))
  expect(stage.count('total-amount')).toBe(2)
})

test('an upload that the list of an earlier visit held already, and that is followed now, renews what is on screen', async () => {
  const { result } = stage.render(() => useTotalAmount(scope))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const done = anUpload({ upload_uuid: 'one', state: 'done' })
  act(() => {
    stage.cache.setQueryData(uploadQueries.list(stage.client, company.uuid).queryKey, listOf([done]))
    stage.cache.setQueryData(uploadQueries.one(stage.client, company.uuid, 'one').queryKey, done)
  })
  await waitFor(() => expect(stage.count('total-amount')).toBe(2))
})

test('another tab or frame of the same API hears that vouchers changed, and seeing the same end itself renews nothing more', async () => {
  const { result } = stage.render(() => useTotalAmount(scope))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))

  const frame = setFrame()
  const seeEnd = ({ client, cache }: Pick<typeof stage, 'client' | 'cache'>): void => {
    const { queryKey } = uploadQueries.one(client, company.uuid, 'one')
    act(() => void cache.setQueryData(queryKey, anUpload({ upload_uuid: 'one', state: 'done' })))
  }
  seeEnd(frame)
  await waitFor(() => expect(stage.count('total-amount')).toBe(2))
  seeEnd(stage)
  await waitFor(() => expect(stage.cache.isFetching()).toBe(0))
  expect(stage.count('total-amount')).toBe(2)
  frame.stop()
})

test('the channel closes with the provider', async () => {
  const { result, unmount } = stage.render(() => useTotalAmount(scope))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  unmount()
  const announced = new Promise((resolve) => {
    const witness = new BroadcastChannel('contapro-data')
    witness.addEventListener('message', () => {
      witness.close()
      resolve('announced')
    })
  })
  const frame = setFrame()
  frame.cache.setQueryData(
    uploadQueries.one(frame.client, company.uuid, 'one').queryKey,
    anUpload({ upload_uuid: 'one', state: 'done' }),
  )
  expect(await announced).toBe('announced')
  frame.stop()
  const { queryKey } = dashboardQueries.totalAmount(stage.client, scope)
  expect(stage.cache.getQueryState(queryKey)?.isInvalidated).toBe(false)
})

/** The upload form in a frame of its own: another client and cache of the same API. */
function setFrame(): Pick<typeof stage, 'client' | 'cache'> & { stop: () => void } {
  const { client, cache } = stage.another()
  return { client, cache, stop: watchQueries(client, cache) }
}
