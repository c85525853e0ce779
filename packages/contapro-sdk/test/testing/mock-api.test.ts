import { type SetupServer, setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createContaproClient, type ContaproClient, type OperationId, type Upload } from '../../src/index.ts'
import { newBusinessOf } from '../../src/rules.ts'
import { aRuc, aTotalAmount, createMockApi, MOCK_TAX_PERIOD, signedInSession } from '../../src/testing/index.ts'
import { operationPaths } from '../../src/testing/operation-paths.ts'
import { type Contract, readContract } from '../support/contract-check.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const baseUrl = 'https://api.contapro.test'
const api = createMockApi()
let contract: Contract
let server: SetupServer
let client: ContaproClient
/** Every answer that went over the wire, checked against openapi/ after each test. */
let answers: { operation: string; status: number; body: unknown }[] = []

beforeAll(async () => {
  contract = await readContract()
  server = setupServer(...api.handlers)
  server.listen({ onUnhandledFrame: 'error' })
}, 60_000)
afterAll(() => server.close())

beforeEach(() => {
  answers = []
  client = createContaproClient({
    baseUrl,
    session: signedInSession(),
    retry: false,
    fetch: async (request) => {
      const { method, url } = request
      const response = await globalThis.fetch(request)
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      if (isJson) {
        const body: unknown = await response.clone().json()
        answers.push({ operation: operationOf(method, new URL(url).pathname), status: response.status, body })
      }
      return response
    },
  })
})
afterEach(() => {
  api.release()
  api.reset()
  for (const { operation, status, body } of answers) {
    const problems = contract.check(operation, status, body)
    if (problems.length > 0) throw new Error(`${operation} ${status} breaks the contract: ${problems.join('; ')}`)
  }
})

function operationOf(method: string, path: string): string {
  const found = Object.entries(operationPaths).find(
    ([, known]) =>
      known.method === method.toLowerCase() &&
      new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path) &&
      !(known.path.includes('{ruc}') && !path.includes('validate-by-ruc')),
  )
  return found?.[0] ?? `${method} ${path}`
}

async function firstCompany(): Promise<{ businessUuid: string; ruc: string; taxPeriod: string }> {
  const [company] = await client.businesses.list()
  if (!company) throw new Error('the mock has no company')
  return { businessUuid: company.uuid, ruc: company.ruc, taxPeriod: MOCK_TAX_PERIOD }
}

test('every operation of openapi/ has a mock at its own method and path', () => {
  expect(operationPaths).toEqual(contract.operations)
  expect(api.handlers).toHaveLength(Object.keys(contract.operations).length)
})

describe('a full mock', () => {
  test('signs a demo account in, and refuses a wrong password', async () => {
    const answer = await client.session.signIn({ email: 'demo@contapro.pe', password: 'Contapro2026' })
    expect(answer.ab_test_group).toBe('A')
    expect((await client.users.me()).email).toBe('demo@contapro.pe')
    const wrong = rejectionOf(client.session.signIn({ email: 'demo@contapro.pe', password: 'contapro' }))
    expect(await wrong).toMatchObject({ status: 401, code: 'USER_PASSWORD_INCORRECT' })
  })

  test('lists companies in all four statuses, by status in descending order, and their thirteen periods', async () => {
    const companies = await client.businesses.list()
    expect(companies.map(({ status }) => status)).toEqual([
      'VALID',
      'VALID',
      'MISSING_PERMISSIONS',
      'IN_PROGRESS',
      'INVALID_CREDENTIALS',
    ])
    const periods = await client.taxPeriods.list(companies[0]?.uuid ?? '')
    expect(periods).toHaveLength(13)
    expect([periods[0], periods[12]]).toEqual(['202608', '202508'])
  })

  test('registers a company once, and tells whose it is', async () => {
    const ruc = aRuc(900)
    const form = { name: 'NUEVA S.A.C.', ruc, nombreSOL: 'PRUEBA01', llaveSOL: 'x', terms: true, privacy: true }
    expect(await client.businesses.ownerOf(ruc)).toBeNull()
    expect(await client.businesses.register(newBusinessOf(form))).toMatchObject({ ruc, status: 'IN_PROGRESS' })
    expect(await client.businesses.ownerOf(ruc)).toMatchObject({ name: 'NUEVA S.A.C.', registered: true })
    expect((await client.businesses.list()).map((company) => company.ruc)).toContain(ruc)
    const again = await rejectionOf(client.businesses.register(newBusinessOf(form)))
    expect(again).toMatchObject({ status: 409, message: 'La Pyme ya se encuentra registrada' })
  })

  test('its figures are the sums of its vouchers', async () => {
    const scope = await firstCompany()
    const purchases = await client.vouchers.list({ ...scope, size: 100 })
    const sales = await client.vouchers.list({ ...scope, size: 100, operationType: 'VENTA' })
    const total = await client.dashboard.totalAmount(scope)
    expect(total).toMatchObject({
      total_amount_igv_sales: sales.summary.igv_credit_amount,
      total_amount_igv_purchase: purchases.summary.igv_credit_amount,
      sales_cpes_count: sales.data.length,
      total_cpes_count: sales.data.length + purchases.data.length,
    })
    expect((await client.dashboard.purchases(scope)).total_importe_total).toBe(purchases.summary.total_amount)
    expect((await client.dashboard.sales(scope)).total_cpes_count).toBe(sales.data.length)
    const { history } = await client.dashboard.history({ ...scope, operationType: 'VENTA' })
    expect(Object.keys(history)).toHaveLength(12)
    expect(history['202608']?.total_importe_total).toBe(sales.summary.total_amount)
  })

  test('filters by one field and pages', async () => {
    const scope = await firstCompany()
    const all = await client.vouchers.list({ ...scope, size: 100 })
    const options = await client.vouchers.filterOptions(scope)
    const [provider = ''] = Object.keys(options.provider_of_vouchers)
    const expected = all.data.filter(({ supplier_ruc }) => supplier_ruc === provider)
    const filtered = await client.vouchers.list({ ...scope, size: 100, filterBy: 'provider', valueFilter: provider })
    expect(filtered.data).toEqual(expected)
    expect(filtered.summary.total_items).toBe(expected.length)

    const second = await client.vouchers.list({ ...scope, page: 2, size: 10 })
    expect(second.data).toEqual(all.data.slice(10, 20))
    expect(second.metadata.pagination).toEqual({
      total_items: all.data.length,
      total_pages: Math.ceil(all.data.length / 10),
    })
    const observed = await client.vouchers.list({ ...scope, size: 100, status: '3' })
    expect(observed.data).toEqual(all.data.filter(({ status }) => status === 'observado'))
    const found = await client.vouchers.list({ ...scope, filterBy: 'serie_number', valueFilter: '-100' })
    expect(found.data.map(({ number }) => number)).toEqual(['100'])
  })

  test('an upload goes on until it is done, and brings its period; the same file again is known', async () => {
    const fresh = (await client.businesses.list()).find(({ exists_periods_processed: has }) => !has)
    const uuid = fresh?.uuid ?? ''
    expect(await client.taxPeriods.list(uuid)).toEqual([])
    const file = new File(['x'], 'LE20990001041-202608-1404.txt')
    const created = await client.uploads.create(uuid, [file])
    const seen: Upload['state'][] = []
    while (seen.at(-1) !== 'done' && seen.length < 5) {
      seen.push((await client.uploads.get(uuid, created.upload_uuid)).state)
    }
    expect(seen).toEqual(['processing', 'done'])
    expect(await client.taxPeriods.list(uuid)).toEqual(['202608'])
    expect((await client.businesses.list()).find((company) => company.uuid === uuid)).toMatchObject({
      status: 'VALID',
      exists_periods_processed: true,
    })
    const { data } = await client.uploads.list(uuid)
    expect(data[0]?.files[0]).toMatchObject({ kind: 'rvie', state: 'done', vouchers_known: 0 })
    expect(data[0]?.files[0]?.vouchers_new).toBeGreaterThan(0)

    const again = await client.uploads.create(uuid, [file])
    await client.uploads.get(uuid, again.upload_uuid)
    const { files } = await client.uploads.get(uuid, again.upload_uuid)
    expect(files[0]).toMatchObject({ already_uploaded: true, vouchers_new: 0 })
  })

  test('a bad file of an upload fails with line, field and reason, and the good one is kept', async () => {
    const { businessUuid } = await firstCompany()
    const files = [new File(['x'], 'con-error.txt'), new File(['x'], 'notas.docx'), new File(['x'], 'bueno.txt')]
    const { upload_uuid } = await client.uploads.create(businessUuid, files)
    await client.uploads.get(businessUuid, upload_uuid)
    const upload = await client.uploads.get(businessUuid, upload_uuid)
    expect(upload.state).toBe('done')
    expect(upload.files.map(({ state }) => state)).toEqual(['failed', 'failed', 'done'])
    expect(upload.files[0]?.errors[0]).toMatchObject({ line: 4, field: 'Fecha de emisión', code: 'DATE_INVALID' })
  })

  test('a company of nobody, or an unknown upload, is not found', async () => {
    const { businessUuid } = await firstCompany()
    expect(await rejectionOf(client.taxPeriods.list('nobody'))).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
    expect(await rejectionOf(client.uploads.get(businessUuid, 'none'))).toMatchObject({ status: 404 })
  })

  test('a call without a token is refused', async () => {
    client.session.signOut()
    expect(await rejectionOf(client.businesses.list())).toMatchObject({ status: 401, code: 'ACCESS_TOKEN_INVALID' })
  })

  test('gives the file behind a signed address', async () => {
    const file = await client.vouchers.file('/app/internal/voucher-files/u/F001-101.xml?expires=1&signature=s')
    expect(await file.text()).toContain('<Invoice>')
  })
})

describe('scenarios', () => {
  test('empty finds nothing anywhere', async () => {
    const scope = await firstCompany()
    api.setScenario('empty')
    expect(await client.businesses.list()).toEqual([])
    expect((await client.vouchers.list(scope)).metadata.pagination).toEqual({ total_items: 0, total_pages: 0 })
    expect(await client.dashboard.totalAmount(scope)).toMatchObject({ total_amount_igv_total: '0.00' })
    expect((await client.dashboard.purchases(scope)).porcentage_previous_month.porcentage_cps_count).toBeNull()
  })

  test('error and expired session fail every call but sign-in', async () => {
    api.setScenario('error')
    expect(await rejectionOf(client.businesses.list())).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
    await client.session.signIn({ email: 'demo@contapro.pe', password: 'Contapro2026' })
    api.setScenario('expired')
    expect(await rejectionOf(client.businesses.list())).toMatchObject({ status: 401 })
    expect(client.session.auth.getSnapshot().isExpired).toBe(true)
  })

  test('a single operation can end in its own way', async () => {
    const scope = await firstCompany()
    const operation: OperationId = 'listVouchers'
    api.setScenario('error', operation)
    expect(await rejectionOf(client.vouchers.list(scope))).toMatchObject({ status: 500 })
    expect((await client.vouchers.filterOptions(scope)).serie_number_of_vouchers.length).toBeGreaterThan(0)
  })

  test('slow waits until it is released', async () => {
    api.setScenario('slow', 'listBusinesses')
    let isAnswered = false
    const call = client.businesses.list().then((list) => {
      isAnswered = true
      return list
    })
    await client.users.me()
    expect(isAnswered).toBe(false)
    api.release()
    expect(await call).toHaveLength(5)
  })

  test('a fixed answer stands for what the data would give', async () => {
    const scope = await firstCompany()
    const answer = aTotalAmount({ total_amount_igv_total: '-1500.00' })
    server.use(...createMockApi({ baseUrl, answers: { getTotalAmount: answer } }).handlers)
    expect(await client.dashboard.totalAmount(scope)).toEqual(answer)
    server.resetHandlers()
  })
})
