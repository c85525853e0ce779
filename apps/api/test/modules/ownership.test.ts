import { beforeAll, expect, test } from 'vitest'
import { nodeAt, resolvePointer } from '../../src/http/contract/contract-document.ts'
import { type Operation, operations } from '../../src/http/contract/operations.ts'
import { addAccountant, addBusiness, type TestAccountant, testRuc } from '../../src/testing-records.ts'
import { pendingOperations } from '../pending-operations.ts'
import { salesFile } from '../register-files.ts'
import { useTestApp } from '../test-app.ts'
import { formWith, sampleFile, upload } from '../uploads.ts'

// A company of another accountant answers, byte for byte, like one that does not exist.
const app = useTestApp('pglite', {
  collector: {
    origin: 'collector',
    checkCredentials: async () => ({ code: 200, source: 'portal-sunat' }),
    collect: async () => ({ kind: 'left-to-uploads' }),
  },
})
interface Company {
  readonly uuid: string
  readonly ruc: string
  readonly upload: string
  /** Another one, which may be undone. */
  readonly wrongUpload: string
  readonly undoneUpload: string
}

const unknown: Company = {
  uuid: '00000000-0000-4000-8000-000000000000',
  ruc: testRuc(999_999),
  upload: crypto.randomUUID(),
  wrongUpload: crypto.randomUUID(),
  undoneUpload: crypto.randomUUID(),
}
/** A purchase with its XML. */
const purchase = '20990000027-01-F001-101'
let stranger: TestAccountant
let owner: TestAccountant
let company: Company

beforeAll(async () => {
  owner = await addAccountant(app.services)
  stranger = await addAccountant(app.services)
  const business = await addBusiness(app.services, owner)
  const voucher = new TextDecoder().decode(sampleFile(`xml/${purchase}.xml`).content as Uint8Array)
  const { upload_uuid } = await upload(app, owner, business, [
    salesFile(business.ruc, '202601', [{}]),
    { name: 'compra.xml', content: voucher.replaceAll('20990000019', business.ruc) },
  ])
  const send = async (period: string) =>
    (await upload(app, owner, business, [salesFile(business.ruc, period, [{}])])).upload_uuid
  const [wrongUpload, undoneUpload] = [await send('202603'), await send('202604')]
  company = { uuid: business.uuid, ruc: business.ruc, upload: upload_uuid, wrongUpload, undoneUpload }
  await app.request(undoPath(company, undoneUpload), { as: owner, method: 'POST' })
  await app.services.ingestion.idle()
})

interface Call {
  readonly path: string
  readonly method?: string
  readonly body?: FormData
  readonly json?: object
}

const reports = '/app/internal/businesses/dashboard-reports'
const decision = (kind: string, c: Company): Call => ({
  path: `${reports}/observed/${kind}/?ruc=${c.ruc}&tax_period=202608`,
  method: 'PATCH',
  json: { cpes: [purchase] },
})
const detractionCall = (name: string, c: Company): Call => ({
  path: `/app/internal/businesses/dashboard/detractions/${name}?business_uuid=${c.uuid}&ruc=${c.ruc}&tax_period=202608`,
})
const depositOf = { codes: [purchase], accounts: [{ supplier_ruc: '20990000027', account: '00000000019' }] }
const undoPath = ({ uuid }: Pick<Company, 'uuid'>, uploadUuid: string): string =>
  `/app/internal/businesses/${uuid}/uploads/${uploadUuid}/undo`
const filters = (value: object): string => encodeURIComponent(JSON.stringify(value))
const requests: Record<string, (c: Company, as: TestAccountant) => Call> = {
  listTaxPeriods: (c) => ({ path: `/app/internal/businesses/${c.uuid}/periods` }),
  listRuleChanges: (c) => ({ path: `/app/internal/businesses/${c.uuid}/rule-changes` }),
  confirmRuleChanges: (c) => ({
    path: `/app/internal/businesses/${c.uuid}/rule-changes`,
    method: 'PATCH',
    json: { seen: [1] },
  }),
  getSettings: (c) => ({ path: `/app/internal/businesses/${c.uuid}/settings` }),
  updateSettings: (c) => ({
    path: `/app/internal/businesses/${c.uuid}/settings`,
    method: 'PATCH',
    json: { rce_token_count: 42 },
  }),
  updateCredentials: (c) => ({
    path: `/app/internal/businesses/${c.uuid}/credentials`,
    method: 'PATCH',
    json: { username: 'PRUEBA01', password: 'clave456' },
  }),
  validateCredentials: (c) => ({
    path: `/app/internal/businesses/${c.uuid}/validate-credentials`,
    json: { ruc: c.ruc, username: 'PRUEBA01', password: 'clave456' },
  }),
  createEventLog: (c, as) => ({
    path: '/app/internal/me/event-logs',
    json: {
      event_type: 'view',
      description: 'comprobantes',
      accountant_uuid: as.uuid,
      business_uuid: c.uuid,
      session_id: null,
      metadata: { timeStamp: '2026-09-01T15:00:00Z' },
    },
  }),
  listUploads: (c) => ({ path: `/app/internal/businesses/${c.uuid}/uploads` }),
  getUpload: (c) => ({ path: `/app/internal/businesses/${c.uuid}/uploads/${c.upload}` }),
  undoUpload: (c) => ({ path: undoPath(c, c.wrongUpload), method: 'POST' }),
  repeatUpload: (c) => ({
    path: `/app/internal/businesses/${c.uuid}/uploads/${c.undoneUpload}/repeat`,
    method: 'POST',
  }),
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
  getPdtReport: (c) => ({
    path: `/app/internal/dashboard/pdt-report?filters=${filters({ ruc: c.ruc, tax_period: '202601', operation_type: 'VENTA' })}`,
  }),
  getPdt621: (c) => ({
    path: `/app/internal/dashboard/pdt-621?filters=${filters({ ruc: c.ruc, tax_period: '202601', business_uuid: c.uuid })}`,
  }),
  listPdt621Vouchers: (c) => ({
    path: `/app/internal/dashboard/pdt-621/vouchers?filters=${filters({ ruc: c.ruc, tax_period: '202601', business_uuid: c.uuid })}&box=100`,
  }),
  getReport: (c) => ({
    path: `/app/internal/businesses/${c.ruc}/reports?tax_period=202601&operation_type=VENTA&file_extension=txt`,
  }),
  getSiscontReport: (c) => ({ path: `/app/internal/businesses/${c.ruc}/reports/siscont?tax_period=202601` }),
  listVouchers: (c) => ({
    path: `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${c.ruc}&tax_period=202601`,
  }),
  listDetractions: (c) => ({
    path: `/app/internal/businesses/dashboard/detractions?business_uuid=${c.uuid}&ruc=${c.ruc}&tax_period=202601&paid=S`,
  }),
  getDetractionTotals: (c) => ({
    path: `/app/internal/businesses/dashboard/total-amount-detractions?business_uuid=${c.uuid}&ruc=${c.ruc}&tax_period=202601`,
  }),
  listPerceptions: (c) => ({
    path: `/app/internal/businesses/dashboard-reports/perceptions?business_uuid=${c.uuid}&business_ruc=${c.ruc}&tax_period=202601`,
  }),
  listRetentions: (c) => ({
    path: `/app/internal/businesses/dashboard-reports/retentions?business_uuid=${c.uuid}&business_ruc=${c.ruc}&tax_period=202601`,
  }),
  downloadVoucherFiles: (c) => ({
    path: '/app/internal/businesses/dashboard-reports/all-invoices-files',
    json: { ruc: c.ruc, tax_period: '202608', invoiceCodes: [purchase], type: 'xml' },
  }),
  downloadValidatedFiles: (c) => ({
    path: '/app/internal/businesses/dashboard-reports/validated-images',
    json: { ruc: c.ruc, tax_period: '202608', invoiceCodes: [purchase], type: 'jpeg' },
  }),
  listObservedVouchers: (c) => ({ path: `${reports}/observed?ruc=${c.ruc}&tax_period=202601` }),
  listRejectedVouchers: (c) => ({ path: `${reports}/rejected?ruc=${c.ruc}&tax_period=202601&page_record=20` }),
  listValidatedVouchers: (c) => ({
    path: `${reports}/validated?ruc=${c.ruc}&uuid=${c.uuid}&tax_period=202601&page=1&size=20`,
  }),
  validateVouchers: (c) => decision('validate', c),
  declineVouchers: (c) => decision('decline', c),
  undoDecisions: (c) => decision('undo', c),
  listVoucherFilterOptions: (c) => ({
    path: `/app/internal/businesses/dashboard-reports/filter-all-invoices?ruc=${c.ruc}&tax_period=202601`,
  }),
  listPossibleDetractions: (c) => detractionCall('possible', c),
  // The purchase owes a deposit from here on.
  enterDetraction: (c) => ({
    ...detractionCall('entries', c),
    method: 'PATCH',
    json: { code: purchase, is_subject: true, good_or_service_code: '022', amount: '10.00' },
  }),
  checkDepositFile: (c) => ({ ...detractionCall('deposit-files/check', c), method: 'POST', json: depositOf }),
  createDepositFile: (c) => ({ ...detractionCall('deposit-files', c), method: 'POST', json: depositOf }),
  listDepositFiles: (c) => detractionCall('deposit-files', c),
}

/** `validateByRuc` alone tells of other accounts (decisions 11); a RUC that is registered names no company yet. */
const exceptions = ['validateByRuc', 'registerBusiness']

const isName = (field: string): boolean => /uuid|ruc|filters/.test(field) && field !== 'accountant_uuid'

test('every operation that names a company is tested here', () => {
  const pending = pendingOperations()
  const naming = [...operations.values()].filter(
    (operation) =>
      operation.needsToken &&
      !exceptions.includes(operation.id) &&
      !pending.has(operation.id) &&
      [...operation.parameters.map(({ name }) => name), ...bodyFields(operation)].some(isName),
  )
  expect(Object.keys(requests).toSorted()).toEqual(naming.map(({ id }) => id).toSorted())
})

function bodyFields({ jsonBody }: Operation): string[] {
  if (jsonBody === undefined) return []
  return Object.keys(nodeAt(resolvePointer(jsonBody)).properties ?? {})
}

function call(id: string, c: Company, as: TestAccountant) {
  const { path, ...options } = requests[id]?.(c, as) ?? { path: '' }
  return app.request(path, { as, ...options })
}

test.each(Object.keys(requests))('%s does not tell a stranger company from an unknown one', async (id) => {
  expect((await call(id, company, owner)).status).toBeLessThan(300)
  const foreign = await call(id, company, stranger)
  expect(foreign.status).toBe(404)
  expect(foreign.body).toMatchObject({
    code: 'BUSINESS_NOT_FOUND',
    message: 'No encontramos esta empresa en tu cuenta.',
  })
  expect((await call(id, unknown, stranger)).text).toBe(foreign.text)
})

test.each(Object.keys(requests))('%s asks for a token before it looks at anything', async (id) => {
  const nobody = { ...stranger, token: 'a.b.c' }
  const known = await call(id, company, nobody)
  expect(known.status).toBe(401)
  expect(known.body).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' })
  expect((await call(id, unknown, nobody)).text).toBe(known.text)
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
