import { expect, test } from 'vitest'
import {
  type ContaproClient,
  createContaproClient,
  createUpload,
  getHistory,
  getMe,
  getPurchaseDashboard,
  getSalesDashboard,
  getTotalAmount,
  getUpload,
  getVoucherFile,
  listBusinesses,
  listTaxPeriods,
  listUploads,
  listVoucherFilterOptions,
  listVouchers,
  type OperationId,
  registerBusiness,
  repeatUpload,
  signIn,
  undoUpload,
  validateByRuc,
} from '../../src/index.ts'
import {
  aBusiness,
  aHistory,
  aMonth,
  anUpload,
  aRuc,
  aTotalAmount,
  aUser,
  signedInSession,
} from '../../src/testing/index.ts'
import { type SentRequest, recordingFetch } from '../support/recording-fetch.ts'

const uuid = '3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11'
const scope = { businessUuid: uuid, ruc: '20990000019', taxPeriod: '202608' }
const pagination = { total_items: 0, total_pages: 0 }
const business = aBusiness()
const newBusiness = {
  ruc: '20990000019',
  name: 'EMPRESA DE PRUEBA S.A.C.',
  username: 'PRUEBA01',
  passwordSOL: 'clave123',
  terms: true,
  privacy: true,
} as const
const list = { data: aMonth({ ...scope, operationType: 'COMPRA', count: 2 }), metadata: { pagination }, summary: {} }

interface WireCase {
  readonly call: (client: ContaproClient) => Promise<unknown>
  readonly answers: unknown
  readonly sends: Partial<SentRequest>
  readonly gives: unknown
}

// Paths, parameters and bodies: openapi/paths; `filters` is a JSON object in one parameter (decisions 9).
const cases: Partial<Record<OperationId, WireCase>> = {
  signIn: {
    call: (client) => signIn(client, { email: 'demo@contapro.pe', password: 'Contapro2026' }),
    answers: { access_token: 'new', ab_test_group: 'B' },
    sends: {
      method: 'POST',
      path: '/app/internal/users/sign-in',
      authorization: null,
      body: '{"email":"demo@contapro.pe","password":"Contapro2026"}',
    },
    gives: { access_token: 'new', ab_test_group: 'B' },
  },
  getMe: {
    call: (client) => getMe(client),
    answers: aUser(),
    sends: { method: 'GET', path: '/app/internal/me' },
    gives: aUser(),
  },
  listBusinesses: {
    call: (client) => listBusinesses(client),
    answers: { businesses: [business] },
    sends: { method: 'GET', path: '/app/internal/accountant/dashboard/filters' },
    gives: [business],
  },
  registerBusiness: {
    call: (client) => registerBusiness(client, newBusiness),
    answers: business,
    sends: { method: 'POST', path: '/app/internal/me/businesses', body: JSON.stringify(newBusiness) },
    gives: business,
  },
  validateByRuc: {
    call: (client) => validateByRuc(client, aRuc(1)),
    answers: { accountant_uuid: uuid, name: 'X', registered: true },
    sends: { method: 'GET', path: `/app/internal/businesses/validate-by-ruc/${aRuc(1)}` },
    gives: { accountant_uuid: uuid, name: 'X', registered: true },
  },
  listTaxPeriods: {
    call: (client) => listTaxPeriods(client, uuid),
    answers: { tax_periods: ['202608', '202607'] },
    sends: { method: 'GET', path: `/app/internal/businesses/${uuid}/periods` },
    gives: ['202608', '202607'],
  },
  listUploads: {
    call: (client) => listUploads(client, uuid, { page: 2, size: 50 }),
    answers: { data: [], metadata: { pagination } },
    sends: {
      method: 'GET',
      path: `/app/internal/businesses/${uuid}/uploads`,
      query: { page: '2', size: '50' },
    },
    gives: { data: [], metadata: { pagination } },
  },
  getUpload: {
    call: (client) => getUpload(client, uuid, anUpload().upload_uuid),
    answers: anUpload(),
    sends: { method: 'GET', path: `/app/internal/businesses/${uuid}/uploads/${anUpload().upload_uuid}` },
    gives: anUpload(),
  },
  undoUpload: {
    call: (client) => undoUpload(client, uuid, anUpload().upload_uuid),
    answers: { upload_uuid: anUpload().upload_uuid, state: 'processing' },
    sends: { method: 'POST', path: `/app/internal/businesses/${uuid}/uploads/${anUpload().upload_uuid}/undo` },
    gives: { upload_uuid: anUpload().upload_uuid, state: 'processing' },
  },
  repeatUpload: {
    call: (client) => repeatUpload(client, uuid, anUpload().upload_uuid),
    answers: { upload_uuid: uuid, state: 'processing' },
    sends: { method: 'POST', path: `/app/internal/businesses/${uuid}/uploads/${anUpload().upload_uuid}/repeat` },
    gives: { upload_uuid: uuid, state: 'processing' },
  },
  getTotalAmount: {
    call: (client) => getTotalAmount(client, scope),
    answers: aTotalAmount(),
    sends: {
      method: 'GET',
      path: '/app/internal/businesses/dashboard/total-amount',
      query: { ruc: '20990000019', tax_period: '202608' },
    },
    gives: aTotalAmount(),
  },
  getPurchaseDashboard: {
    call: (client) => getPurchaseDashboard(client, scope),
    answers: { total_cpes_count: 12 },
    sends: {
      method: 'GET',
      path: '/app/internal/purchase/dashboard',
      query: { filters: `{"ruc":"20990000019","tax_period":"202608","business_uuid":"${uuid}"}` },
    },
    gives: expect.objectContaining({ total_cpes_count: 12 }),
  },
  getSalesDashboard: {
    call: (client) => getSalesDashboard(client, scope),
    answers: { total_cpes_count: 9 },
    sends: {
      method: 'GET',
      path: '/app/internal/sales/dashboard',
      query: { filters: `{"ruc":"20990000019","tax_period":"202608","business_uuid":"${uuid}"}` },
    },
    gives: expect.objectContaining({ total_cpes_count: 9 }),
  },
  getHistory: {
    call: (client) => getHistory(client, { ...scope, operationType: 'VENTA' }),
    answers: aHistory(),
    sends: {
      method: 'GET',
      path: '/app/internal/dashboard/history',
      query: { filters: '{"ruc":"20990000019","tax_period":"202608","operation_type":"VENTA"}' },
    },
    gives: aHistory(),
  },
  listVouchers: {
    call: (client) =>
      listVouchers(client, {
        ...scope,
        page: 3,
        size: 50,
        status: '0',
        filterBy: 'serie_number',
        valueFilter: 'F001-12',
        operationType: 'VENTA',
        withAdvices: true,
      }),
    answers: list,
    sends: {
      method: 'GET',
      path: '/app/internal/businesses/dashboard-reports/all-invoices',
      query: {
        ruc: '20990000019',
        tax_period: '202608',
        page: '3',
        size: '50',
        status: '0',
        filter_by: 'serie_number',
        value_filter: 'F001-12',
        with_advices: 'true',
        operation_type: 'VENTA',
      },
    },
    gives: list,
  },
  listVoucherFilterOptions: {
    call: (client) => listVoucherFilterOptions(client, scope),
    answers: { data: { types_of_vouchers: { '01': 'Factura' } } },
    sends: {
      method: 'GET',
      path: '/app/internal/businesses/dashboard-reports/filter-all-invoices',
      query: { ruc: '20990000019', tax_period: '202608' },
    },
    gives: { types_of_vouchers: { '01': 'Factura' } },
  },
}

test.each(Object.entries(cases))('%s sends what the contract asks for and gives its answer', async (_, wire) => {
  const fetch = recordingFetch(Response.json(wire.answers))
  const session = signedInSession()
  const token = session.auth.getSnapshot().accessToken
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test/', fetch, session })

  expect(await wire.call(client)).toEqual(wire.gives)

  const rest = { query: {}, authorization: `Bearer ${token}`, body: '' }
  expect(fetch.sent).toEqual([{ ...rest, ...wire.sends }])
})

test('createUpload sends every file in the field `files` of one form', async () => {
  let form: FormData | undefined
  const answer = { upload_uuid: uuid, state: 'processing' }
  const client = createContaproClient({
    baseUrl: 'https://api.contapro.test',
    session: signedInSession(),
    fetch: async (request) => {
      expect(`${request.method} ${request.url}`).toBe(
        `POST https://api.contapro.test/app/internal/businesses/${uuid}/uploads`,
      )
      form = await request.formData()
      return Response.json(answer, { status: 202 })
    },
  })
  const files = [new File(['uno'], 'LE20990000019202608.txt'), new File(['dos'], 'F001-1.xml')]
  const progress: unknown[] = []

  expect(await createUpload(client, uuid, files, { onProgress: (sent) => progress.push(sent) })).toEqual(answer)

  const sent = form?.getAll('files') as File[]
  expect(sent.map(({ name }) => name)).toEqual(['LE20990000019202608.txt', 'F001-1.xml'])
  expect(await Promise.all(sent.map((file) => file.text()))).toEqual(['uno', 'dos'])
  expect(progress).toEqual([
    { sentBytes: 0, totalBytes: 6 },
    { sentBytes: 6, totalBytes: 6 },
  ])
})

test.each([
  ['https://files.contapro.test/a/F001-1.xml?expires=1', 'https://files.contapro.test/a/F001-1.xml?expires=1'],
  [
    '/app/internal/voucher-files/u/F001-1.xml?expires=1',
    'https://api.contapro.test/app/internal/voucher-files/u/F001-1.xml?expires=1',
  ],
])(
  'a voucher file is a plain GET of its signed address %s, without a token or any other header',
  async (address, url) => {
    let asked: Request | undefined
    const client = createContaproClient({
      baseUrl: 'https://api.contapro.test',
      session: signedInSession(),
      fetch: async (request) => {
        asked = request
        return new Response('<Invoice/>', { headers: { 'content-type': 'application/xml' } })
      },
    })

    const file = await getVoucherFile(client, address)

    expect(await file.text()).toBe('<Invoice/>')
    expect([asked?.method, asked?.url, [...(asked?.headers ?? [])]]).toEqual(['GET', url, []])
  },
)

test('a RUC that nobody registered has no owner', async () => {
  const body = { code: 'BUSINESS_NOT_FOUND', name: '', message: 'No encontramos esta empresa.', errors: [] }
  const fetch = recordingFetch(Response.json(body, { status: 404 }))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })

  expect(await validateByRuc(client, '20990000019')).toBeNull()
})
