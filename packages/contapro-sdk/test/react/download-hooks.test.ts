import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useReport, useValidatedFilesDownload, useVoucherFilesDownload } from '../../src/react.ts'
import { aBusiness, aVoucher, someMockData, voucherKey } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()
const [company = aBusiness()] = someMockData().businesses
const period = { ruc: company.ruc, taxPeriod: '202608' }
const key = voucherKey(company.ruc, '202608', 'COMPRA')

test('a report is asked for until it is made, with its progress, and then fetched without a token', async () => {
  const { result } = stage.render(() => useReport())
  act(() => result.current.mutate({ ...period, kind: 'rce' }))

  await waitFor(() => expect(result.current.progress).toBe(50))
  expect(result.current.isPending).toBe(true)
  await waitFor(() => expect(result.current.isSuccess).toBe(true))

  const name = `LE${company.ruc}20260800080400021112.txt`
  expect(result.current.data?.fileName).toBe(name)
  const lines = (await result.current.data?.blob.text())?.trimEnd().split('\r\n') ?? []
  const { vouchers } = stage.api.data()
  const taxed = (vouchers.get(key) ?? []).filter(({ igv_credit_amount }) => igv_credit_amount !== '0.00')
  const before = vouchers.get(voucherKey(company.ruc, '202607', 'COMPRA')) ?? []
  const moved = before.filter(({ igv_credit_period }) => igv_credit_period === '202608')
  expect(moved).toHaveLength(1)
  expect(lines.map((line) => line.split('|')[0])).toEqual([...moved, ...taxed].map(({ code }) => code))
  expect(stage.calls.map((call) => call.name)).toEqual(['reports', 'reports', name])
})

test('a download that is cancelled gives up what is in flight and is idle again', async () => {
  stage.api.setScenario('slow')
  const { result } = stage.render(() => useReport())
  act(() => result.current.mutate({ ...period, kind: 'compras' }))
  await waitFor(() => expect(stage.calls).toHaveLength(1))

  act(() => result.current.cancel())

  expect(stage.calls[0]?.isAborted()).toBe(true)
  await waitFor(() => expect(result.current).toMatchObject({ status: 'idle', data: undefined, error: null }))
})

test('another download gives the one before up, and starts without its progress', async () => {
  const { result } = stage.render(() => useReport())
  act(() => result.current.mutate({ ...period, kind: 'rce' }))
  await waitFor(() => expect(result.current.progress).toBe(50))
  stage.api.setScenario('slow')
  act(() => result.current.mutate({ ...period, kind: 'rvie' }))
  await waitFor(() => expect(stage.calls.at(-1)?.query['operation_type']).toBe('VENTA'))
  await waitFor(() => expect(result.current.progress).toBeNull())
  expect(result.current.isPending).toBe(true)

  const before = stage.calls.at(-1)
  act(() => result.current.mutate({ ...period, kind: 'siscont' }))
  await waitFor(() => expect(before?.isAborted()).toBe(true))
})

test('leaving the screen gives the download up', async () => {
  stage.api.setScenario('slow')
  const { result, unmount } = stage.render(() => useReport())
  act(() => result.current.mutate({ ...period, kind: 'siscont' }))
  await waitFor(() => expect(stage.calls).toHaveLength(1))
  unmount()
  expect(stage.calls[0]?.isAborted()).toBe(true)
})

test.each([
  ['an expired session', 'expired', 401],
  ['a failing server', 'error', 500],
] as const)('%s ends the download with its status', async (_, scenario, status) => {
  stage.api.setScenario(scenario)
  const { result } = stage.render(() => useReport())
  act(() => result.current.mutate({ ...period, kind: 'rvie' }))
  await waitFor(() => expect(result.current.error?.status).toBe(status))
  expect(stage.client.session.auth.getSnapshot().isExpired).toBe(status === 401)
})

test('a company of nobody ends the download with 404', async () => {
  const { result } = stage.render(() => useReport())
  act(() => result.current.mutate({ ...period, ruc: '20990000019', kind: 'rvie' }))
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 404, code: 'BUSINESS_NOT_FOUND' }))
})

test('a file that cannot be fetched ends the download, and the session is not to blame', async () => {
  stage.api.setScenario('expired', 'getReportFile')
  const { result } = stage.render(() => useReport())
  act(() => result.current.mutate({ ...period, kind: 'rvie' }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(stage.calls).toHaveLength(3)
  expect(stage.client.session.auth.getSnapshot().isExpired).toBe(false)
})

test.each([
  ['useVoucherFilesDownload', () => useVoucherFilesDownload(), 'all-invoices-files'],
  ['useValidatedFilesDownload', () => useValidatedFilesDownload(), 'validated-images'],
] as const)('%s gives the zip of the chosen vouchers under its name, and what is not in it', async (_, hook, path) => {
  const link = '/app/internal/voucher-files/u/a.xml?expires=1&signature=s'
  const vouchers = [aVoucher({ number: '1', xml_cpe_link: link }), aVoucher({ number: '2' })]
  const codes = vouchers.map(({ code }) => code)
  stage.api.data().vouchers.set(key, vouchers)
  const { result } = stage.render<ReturnType<typeof hook>, undefined>(hook)

  act(() => result.current.mutate({ ...period, codes, type: 'xml' }))

  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(result.current.data).toMatchObject({
    fileName: 'comprobantes en formato xml.zip',
    missingCodes: codes.slice(1),
  })
  expect(await result.current.data?.blob.text()).toContain(`PK\u0003\u0004`)
  expect(await result.current.data?.blob.text()).toContain(`${codes[0]}.xml`)
  expect(stage.count(path)).toBe(1)

  act(() => result.current.mutate({ ...period, codes, type: 'jpeg' }))
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 404, code: 'VOUCHER_FILES_NOT_FOUND' }))
})
