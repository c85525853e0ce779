import { beforeEach, describe, expect, test } from 'vitest'
import {
  type ContaproClient,
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
  signOut,
  undoUpload,
  type Upload,
  validateByRuc,
} from '../../src/index.ts'
import { newBusinessOf } from '../../src/rules.ts'
import { aRuc, aTotalAmount, createMockApi } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const baseUrl = 'https://api.contapro.test'
const mock = checkedMock(baseUrl)
const { api } = mock
let client: ContaproClient

beforeEach(() => {
  client = mock.client
})

describe('a full mock', () => {
  test('signs a demo account in, and refuses a wrong password', async () => {
    const answer = await signIn(client, { email: 'demo@contapro.pe', password: 'Contapro2026' })
    expect(answer.ab_test_group).toBe('A')
    expect((await getMe(client)).email).toBe('demo@contapro.pe')
    const wrong = rejectionOf(signIn(client, { email: 'demo@contapro.pe', password: 'contapro' }))
    expect(await wrong).toMatchObject({ status: 401, code: 'USER_PASSWORD_INCORRECT' })
  })

  test('lists companies in all four statuses, by status in descending order, and their thirteen periods', async () => {
    const companies = await listBusinesses(client)
    expect(companies.map(({ status }) => status)).toEqual([
      'VALID',
      'VALID',
      'MISSING_PERMISSIONS',
      'IN_PROGRESS',
      'INVALID_CREDENTIALS',
    ])
    const periods = await listTaxPeriods(client, companies[0]?.uuid ?? '')
    expect(periods).toHaveLength(13)
    expect([periods[0], periods[12]]).toEqual(['202608', '202508'])
  })

  test('registers a company once, and tells whose it is', async () => {
    const ruc = aRuc(900)
    const form = { name: 'NUEVA S.A.C.', ruc, nombreSOL: 'PRUEBA01', llaveSOL: 'x', terms: true, privacy: true }
    expect(await validateByRuc(client, ruc)).toBeNull()
    expect(await registerBusiness(client, newBusinessOf(form))).toMatchObject({ ruc, status: 'IN_PROGRESS' })
    expect(await validateByRuc(client, ruc)).toMatchObject({ name: 'NUEVA S.A.C.', registered: true })
    expect((await listBusinesses(client)).map((company) => company.ruc)).toContain(ruc)
    const again = await rejectionOf(registerBusiness(client, newBusinessOf(form)))
    expect(again).toMatchObject({ status: 409, message: 'La Pyme ya se encuentra registrada' })
  })

  test('its figures are the sums of its vouchers', async () => {
    const scope = await mock.scope()
    const purchases = await listVouchers(client, { ...scope, size: 100 })
    const sales = await listVouchers(client, { ...scope, size: 100, operationType: 'VENTA' })
    const total = await getTotalAmount(client, scope)
    expect(total).toMatchObject({
      total_amount_igv_sales: sales.summary?.igv_credit_amount,
      total_amount_igv_purchase: purchases.summary?.igv_credit_amount,
      sales_cpes_count: sales.data.length,
      total_cpes_count: sales.data.length + purchases.data.length,
    })
    expect((await getPurchaseDashboard(client, scope)).total_importe_total).toBe(purchases.summary?.total_amount)
    expect((await getSalesDashboard(client, scope)).total_cpes_count).toBe(sales.data.length)
    const { history } = await getHistory(client, { ...scope, operationType: 'VENTA' })
    expect(Object.keys(history)).toHaveLength(12)
    expect(history['202608']?.total_importe_total).toBe(sales.summary?.total_amount)
  })

  test('filters by one field and pages', async () => {
    const scope = await mock.scope()
    const all = await listVouchers(client, { ...scope, size: 100 })
    const options = await listVoucherFilterOptions(client, scope)
    const [provider = ''] = Object.keys(options.provider_of_vouchers)
    const expected = all.data.filter(({ supplier_ruc }) => supplier_ruc === provider)
    const filtered = await listVouchers(client, { ...scope, size: 100, filterBy: 'provider', valueFilter: provider })
    expect(filtered.data).toEqual(expected)
    expect(filtered.summary?.total_items).toBe(expected.length)

    const second = await listVouchers(client, { ...scope, page: 2, size: 10 })
    expect(second.data).toEqual(all.data.slice(10, 20))
    expect(second.metadata.pagination).toEqual({
      total_items: all.data.length,
      total_pages: Math.ceil(all.data.length / 10),
    })
    const observed = await listVouchers(client, { ...scope, size: 100, status: '3' })
    expect(observed.data).toEqual(all.data.filter(({ status }) => status === 'observado'))
    const found = await listVouchers(client, { ...scope, filterBy: 'serie_number', valueFilter: '-100' })
    expect(found.data.map(({ number }) => number)).toEqual(['100'])
  })

  test('an upload goes on until it is done, and brings its period; the same file again is known', async () => {
    const fresh = (await listBusinesses(client)).find(({ exists_periods_processed: has }) => !has)
    const uuid = fresh?.uuid ?? ''
    expect(await listTaxPeriods(client, uuid)).toEqual([])
    const file = new File(['x'], 'LE20990001041-202608-1404.txt')
    const created = await createUpload(client, uuid, [file])
    const seen: Upload['state'][] = []
    while (seen.at(-1) !== 'done' && seen.length < 5) {
      seen.push((await getUpload(client, uuid, created.upload_uuid)).state)
    }
    expect(seen).toEqual(['processing', 'done'])
    expect(await listTaxPeriods(client, uuid)).toEqual(['202608'])
    expect((await listBusinesses(client)).find((company) => company.uuid === uuid)).toMatchObject({
      status: 'VALID',
      exists_periods_processed: true,
    })
    const { data } = await listUploads(client, uuid)
    expect(data[0]?.files[0]).toMatchObject({ kind: 'rvie', state: 'done', vouchers_known: 0 })
    expect(data[0]?.files[0]?.vouchers_new).toBeGreaterThan(0)

    const again = await createUpload(client, uuid, [file])
    await getUpload(client, uuid, again.upload_uuid)
    const { files } = await getUpload(client, uuid, again.upload_uuid)
    expect(files[0]).toMatchObject({ already_uploaded: true, vouchers_new: 0 })
  })

  test('an undone upload takes its period with it, and repeating it brings the period again', async () => {
    const fresh = (await listBusinesses(client)).find(({ exists_periods_processed: has }) => !has)
    const uuid = fresh?.uuid ?? ''
    const settled = async (uploadUuid: string): Promise<Upload> => {
      const upload = await getUpload(client, uuid, uploadUuid)
      return upload.state === 'processing' ? settled(uploadUuid) : upload
    }
    const { upload_uuid: first } = await createUpload(client, uuid, [new File(['x'], 'LE20990001041-202608-1404.txt')])
    const done = await settled(first)
    expect(done).toMatchObject({ can_undo: true, vouchers_changed: done.files[0]?.vouchers_new })
    expect(Number(done.igv_change)).toBeGreaterThan(0)
    expect(await rejectionOf(repeatUpload(client, uuid, first))).toMatchObject({ code: 'UPLOAD_NOT_UNDONE' })

    expect(await undoUpload(client, uuid, first)).toEqual({ upload_uuid: first, state: 'processing' })
    expect(await settled(first)).toMatchObject({ can_undo: false, undo: { state: 'done' } })
    expect(await listTaxPeriods(client, uuid)).toEqual([])
    expect(await rejectionOf(undoUpload(client, uuid, first))).toMatchObject({ code: 'UPLOAD_NOT_UNDOABLE' })

    const { upload_uuid: second } = await repeatUpload(client, uuid, first)
    expect(await settled(second)).toMatchObject({ files: [{ already_uploaded: false, kind: 'rvie' }], can_undo: true })
    expect(await listTaxPeriods(client, uuid)).toEqual(['202608'])
  })

  test('a bad file of an upload fails with line, field and reason, and the good one is kept', async () => {
    const { businessUuid } = await mock.scope()
    const files = [new File(['x'], 'con-error.txt'), new File(['x'], 'notas.docx'), new File(['x'], 'bueno.txt')]
    const { upload_uuid } = await createUpload(client, businessUuid, files)
    await getUpload(client, businessUuid, upload_uuid)
    const upload = await getUpload(client, businessUuid, upload_uuid)
    expect(upload.state).toBe('done')
    expect(upload.files.map(({ state }) => state)).toEqual(['failed', 'failed', 'done'])
    expect(upload.files[0]?.errors[0]).toMatchObject({ line: 4, field: 'Fecha de emisión', code: 'DATE_INVALID' })
  })

  test('a company of nobody, or an unknown upload, is not found', async () => {
    const { businessUuid } = await mock.scope()
    expect(await rejectionOf(listTaxPeriods(client, 'nobody'))).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
    expect(await rejectionOf(getUpload(client, businessUuid, 'none'))).toMatchObject({ status: 404 })
  })

  test('a call without a token is refused', async () => {
    signOut(client)
    expect(await rejectionOf(listBusinesses(client))).toMatchObject({ status: 401, code: 'ACCESS_TOKEN_INVALID' })
  })

  test('gives the file behind a signed address', async () => {
    const file = await getVoucherFile(client, '/app/internal/voucher-files/u/F001-101.xml?expires=1&signature=s')
    expect(await file.text()).toContain('<Invoice>')
  })
})

describe('scenarios', () => {
  test('empty finds nothing anywhere', async () => {
    const scope = await mock.scope()
    api.setScenario('empty')
    expect(await listBusinesses(client)).toEqual([])
    expect((await listVouchers(client, scope)).metadata.pagination).toEqual({ total_items: 0, total_pages: 0 })
    expect(await getTotalAmount(client, scope)).toMatchObject({ total_amount_igv_total: '0.00' })
    expect((await getPurchaseDashboard(client, scope)).porcentage_previous_month.porcentage_cps_count).toBeNull()
  })

  test('error and expired session fail every call but sign-in', async () => {
    api.setScenario('error')
    expect(await rejectionOf(listBusinesses(client))).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
    await signIn(client, { email: 'demo@contapro.pe', password: 'Contapro2026' })
    api.setScenario('expired')
    expect(await rejectionOf(listBusinesses(client))).toMatchObject({ status: 401 })
    expect(client.session.auth.getSnapshot().isExpired).toBe(true)
  })

  test('a single operation can end in its own way', async () => {
    const scope = await mock.scope()
    const operation: OperationId = 'listVouchers'
    api.setScenario('error', operation)
    expect(await rejectionOf(listVouchers(client, scope))).toMatchObject({ status: 500 })
    expect((await listVoucherFilterOptions(client, scope)).serie_number_of_vouchers.length).toBeGreaterThan(0)
  })

  test('slow waits until it is released', async () => {
    api.setScenario('slow', 'listBusinesses')
    let isAnswered = false
    const call = listBusinesses(client).then((list) => {
      isAnswered = true
      return list
    })
    await getMe(client)
    expect(isAnswered).toBe(false)
    api.release()
    expect(await call).toHaveLength(5)
  })

  test('a fixed answer stands for what the data would give', async () => {
    const scope = await mock.scope()
    const answer = aTotalAmount({ total_amount_igv_total: '-1500.00' })
    mock.use(...createMockApi({ baseUrl, answers: { getTotalAmount: answer } }).handlers)
    expect(await getTotalAmount(client, scope)).toEqual(answer)
  })
})
