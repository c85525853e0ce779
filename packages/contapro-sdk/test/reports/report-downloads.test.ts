import { afterEach, expect, test, vi } from 'vitest'
import {
  createContaproClient,
  downloadReport,
  downloadVoucherFiles,
  prepareReport,
  type ReportRequest,
} from '../../src/index.ts'
import { signedInSession } from '../../src/testing/index.ts'
import { recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

afterEach(() => {
  vi.useRealTimers()
})

const period = { ruc: '20990000019', taxPeriod: '202608' }
const ready = {
  sas: 'https://files.contapro.test/a.txt?sig=1',
  blob_filename: 'a.txt',
  left_out_count: 0,
  left_out: [],
}

// Specification, part 2, section 7: the side from the option, txt for RCE and RVIE, xlsx otherwise; decisions 31: the zip.
test.each<[Partial<ReportRequest> & Pick<ReportRequest, 'kind'>, Record<string, string>]>([
  [{ kind: 'compras' }, { operation_type: 'COMPRA', file_extension: 'xlsx' }],
  [
    { kind: 'compras', isZipped: true },
    { operation_type: 'COMPRA', file_extension: 'xlsx' },
  ],
  [{ kind: 'ventas' }, { operation_type: 'VENTA', file_extension: 'xlsx' }],
  [{ kind: 'rce' }, { operation_type: 'COMPRA', file_extension: 'txt' }],
  [
    { kind: 'rce', isZipped: true },
    { operation_type: 'COMPRA', file_extension: 'zip' },
  ],
  [{ kind: 'rvie' }, { operation_type: 'VENTA', file_extension: 'txt' }],
  [
    { kind: 'rvie', isZipped: true },
    { operation_type: 'VENTA', file_extension: 'zip' },
  ],
])('%o asks for %o', async (request, query) => {
  const fetch = recordingFetch(Response.json(ready))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  await prepareReport(client, { ...period, ...request })
  expect(fetch.sent[0]).toMatchObject({
    path: '/app/internal/businesses/20990000019/reports',
    query: { tax_period: '202608', ...query },
  })
})

test('Siscont has a call of its own', async () => {
  const fetch = recordingFetch(Response.json(ready))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  await prepareReport(client, { ...period, kind: 'siscont' })
  expect(fetch.sent[0]).toMatchObject({
    path: '/app/internal/businesses/20990000019/reports/siscont',
    query: { tax_period: '202608' },
  })
})

test('the file is a plain GET of its address, without a token, and keeps the server’s name', async () => {
  const fetch = recordingFetch(Response.json(ready), new Response('202608|'))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  const { blob, fileName } = await downloadReport(client, { ...period, kind: 'rvie' })
  expect([fileName, await blob.text()]).toEqual(['a.txt', '202608|'])
  expect(fetch.sent[1]).toMatchObject({ method: 'GET', path: '/a.txt', query: { sig: '1' }, authorization: null })
})

test('a download has the whole answer of the report, with the annulled purchases that the file omits', async () => {
  const annulled = {
    code: '20990000027-01-F001-9',
    serie_number: 'F001-9',
    currency: 'PEN',
    message: 'El comprobante F001-9 está anulado y no está en el archivo.',
  }
  const answer = { ...ready, annulled_count: 21, annulled: [annulled] }
  const fetch = recordingFetch(Response.json(answer), new Response('202608|'))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  expect((await downloadReport(client, { ...period, kind: 'rce' })).report).toEqual(answer)
})

test('a download says which vouchers the file does not hold', async () => {
  const left = {
    code: '20990000027-01-F001-9',
    serie_number: 'F001-9',
    currency: 'USD',
    message: 'Falta tipo de cambio.',
  }
  const answer = { ...ready, left_out_count: 21, left_out: [left] }
  const fetch = recordingFetch(Response.json(answer), new Response('202608|'))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  const { leftOut, leftOutCount } = await downloadReport(client, { ...period, kind: 'rvie' })
  expect([leftOutCount, leftOut]).toEqual([21, [left]])
})

test('a download that is cancelled while it waits fails at once, as cancelled', async () => {
  // The wait never ends by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const job = { job_uuid: '0d9a9c1e-51a7-4b3f-9d2e-0c8a4b1f7e21', progress: 10 }
  const fetch = recordingFetch(Response.json(job, { status: 202 }))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  const controller = new AbortController()
  const heard: number[] = []
  const download = downloadReport(
    client,
    { ...period, kind: 'compras' },
    {
      signal: controller.signal,
      onProgress: (percent) => {
        heard.push(percent)
        controller.abort()
      },
    },
  )
  expect(await rejectionOf(download)).toMatchObject({ kind: 'aborted', code: 'REQUEST_ABORTED' })
  expect([heard, fetch.sent.length]).toEqual([[10], 1])
})

test.each([
  ['a 202', 202, { job_uuid: '0d9a9c1e-51a7-4b3f-9d2e-0c8a4b1f7e21', progress: 10 }],
  ['a 200 without the address of the file', 200, { sas: '', blob_filename: '' }],
  ['a 200 without any field', 200, {}],
])('%s is polled for ten minutes, then the download fails', async (_, status, body) => {
  vi.useFakeTimers()
  let polls = 0
  const client = createContaproClient({
    baseUrl: 'https://api.contapro.test',
    session: signedInSession(),
    fetch: async () => {
      polls++
      return Response.json(body, { status })
    },
  })
  const failure = rejectionOf(downloadReport(client, { ...period, kind: 'compras' }))
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(polls).toBeGreaterThan(500)
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(await failure).toMatchObject({ kind: 'timeout', code: 'REQUEST_TIMEOUT' })
})

test('a mass download names the vouchers whose file could not be had', async () => {
  const failed = [
    {
      code: '20990000027-01-F001-102',
      serie_number: 'F001-102',
      message: 'El comprobante F001-102 no está en la descarga: no pudimos preparar su archivo.',
    },
  ]
  const answer = { zip_file: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', missing_codes: ['20990000027-01-F001-103'], failed }
  const client = createContaproClient({
    baseUrl: 'https://api.contapro.test',
    fetch: recordingFetch(Response.json(answer)),
    session: signedInSession(),
  })
  const request = { ...period, codes: ['20990000027-01-F001-102', '20990000027-01-F001-103'], type: 'jpeg' } as const
  expect(await downloadVoucherFiles(client, request)).toMatchObject({
    missingCodes: ['20990000027-01-F001-103'],
    failed,
  })
})

test('a zip that is no base64 is an answer that breaks the contract', async () => {
  const fetch = recordingFetch(Response.json({ zip_file: '¡no!', missing_codes: [], failed: [] }))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  const call = downloadVoucherFiles(client, { ...period, codes: ['20990000027-01-F001-101'], type: 'xml' })
  expect(await rejectionOf(call)).toMatchObject({ kind: 'contract', code: 'ANSWER_INVALID' })
})
