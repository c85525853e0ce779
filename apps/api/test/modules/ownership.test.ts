import { beforeAll, expect, test } from 'vitest'
import { operations } from '../../src/http/contract/operations.ts'
import { addAccountant, addBusiness, type TestAccountant, testRuc } from '../../src/testing-records.ts'
import { salesFile } from '../register-files.ts'
import { useTestApp } from '../test-app.ts'
import { formWith, upload } from '../uploads.ts'

// A company of another accountant answers, byte for byte, like one that does not exist.
const app = useTestApp()
interface Company {
  readonly uuid: string
  readonly ruc: string
  readonly upload: string
}

const unknown: Company = {
  uuid: '00000000-0000-4000-8000-000000000000',
  ruc: testRuc(999_999),
  upload: crypto.randomUUID(),
}
let stranger: TestAccountant
let owner: TestAccountant
let company: Company

beforeAll(async () => {
  owner = await addAccountant(app.services)
  stranger = await addAccountant(app.services)
  const business = await addBusiness(app.services, owner)
  const { upload_uuid } = await upload(app, owner, business, [salesFile(business.ruc, '202601', [{}])])
  company = { uuid: business.uuid, ruc: business.ruc, upload: upload_uuid }
})

const filters = (value: object): string => encodeURIComponent(JSON.stringify(value))
const requests: Record<string, (c: Company) => { path: string; body?: FormData }> = {
  listTaxPeriods: (c) => ({ path: `/app/internal/businesses/${c.uuid}/periods` }),
  listUploads: (c) => ({ path: `/app/internal/businesses/${c.uuid}/uploads` }),
  getUpload: (c) => ({ path: `/app/internal/businesses/${c.uuid}/uploads/${c.upload}` }),
  createUpload: (c) => ({
    path: `/app/internal/businesses/${c.uuid}/uploads`,
    body: formWith([salesFile(c.ruc, '202602', [{}])]),
  }),
  getTotalAmount: (c) => ({
    path: `/app/internal/businesses/dashboard/total-amount?ruc=${c.ruc}&tax_period=202601`,
  }),
  getPurchaseDashboard: (c) => ({
    path: `/app/internal/purchase/dashboard?filters=${filters({ ruc: c.ruc, tax_period: '202601', business_uuid: c.uuid })}`,
  }),
  getSalesDashboard: (c) => ({
    path: `/app/internal/sales/dashboard?filters=${filters({ ruc: c.ruc, tax_period: '202601', business_uuid: c.uuid })}`,
  }),
  getHistory: (c) => ({
    path: `/app/internal/dashboard/history?filters=${filters({ ruc: c.ruc, tax_period: '202601', operation_type: 'VENTA' })}`,
  }),
  listVouchers: (c) => ({
    path: `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${c.ruc}&tax_period=202601`,
  }),
  listVoucherFilterOptions: (c) => ({
    path: `/app/internal/businesses/dashboard-reports/filter-all-invoices?ruc=${c.ruc}&tax_period=202601`,
  }),
}

test('every operation that names a company is tested here', () => {
  const naming = [...operations.values()].filter(
    ({ id, needsToken, parameters }) =>
      needsToken && id !== 'validateByRuc' && parameters.some(({ name }) => /uuid|ruc|filters/.test(name)),
  )
  expect(Object.keys(requests).toSorted()).toEqual(naming.map(({ id }) => id).toSorted())
})

test.each(Object.keys(requests))('%s does not tell a stranger company from an unknown one', async (id) => {
  const request = (c: Company, as: TestAccountant) => {
    const { path, body } = requests[id]?.(c) ?? { path: '' }
    return app.request(path, { as, ...(body && { body }) })
  }
  expect((await request(company, owner)).status).toBeLessThan(300)
  const foreign = await request(company, stranger)
  expect(foreign.status).toBe(404)
  expect(foreign.body).toMatchObject({
    code: 'BUSINESS_NOT_FOUND',
    message: 'No encontramos esta empresa en tu cuenta.',
  })
  expect((await request(unknown, stranger)).text).toBe(foreign.text)
})

test('uuid and RUC of two companies do not open either', async () => {
  const other = await addBusiness(app.services, owner)
  const mixed = filters({ ruc: other.ruc, tax_period: '202601', business_uuid: company.uuid })
  const { status } = await app.request(`/app/internal/purchase/dashboard?filters=${mixed}`, { as: owner })
  expect(status).toBe(404)
})

test('a stranger sees none of the companies in the list', async () => {
  const { body } = await app.request('/app/internal/accountant/dashboard/filters', { as: stranger })
  expect(body).toEqual({ businesses: [] })
})
