import { expect, test } from 'vitest'
import { salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness } from '../../test-kit/testing-records.ts'
import { formWith, sampleFile, upload } from '../../test-kit/uploads.ts'

const app = useTestApp()
const proposal = 'sire/20990000019-20260901-100000-propuesta.txt'
const uploadsOf = (uuid: string) => `/app/internal/businesses/${uuid}/uploads`

test('an upload is received, taken in, and told file by file', async () => {
  const as = await addAccountant(app.services)
  const business = await addBusiness(app.services, as, { ruc: '20990000019', status: 'IN_PROGRESS' })
  const { upload_uuid, ...told } = await upload(app, as, business, [
    sampleFile(proposal),
    sampleFile('xml/20990000027-01-F001-101.xml'),
    { name: 'nota.txt', content: 'hola' },
  ])
  expect(told).toMatchObject({
    created_at: '2026-09-01T15:00:00.000Z',
    state: 'done',
    progress: 100,
    files: [
      { state: 'done', kind: 'rce', tax_period: '202608', rows_read: 12, vouchers_new: 12, errors: [] },
      { state: 'done', kind: 'ubl', vouchers_new: 0, vouchers_known: 1, errors: [] },
      { name: 'nota.txt', state: 'failed', kind: 'unknown', errors: [{ code: 'FILE_KIND_UNKNOWN' }] },
    ],
  })
  const again = await upload(app, as, business, [sampleFile(proposal)])
  expect(again.files).toMatchObject([{ state: 'done', already_uploaded: true, vouchers_new: 0, vouchers_known: 12 }])
  const list = await app.request(uploadsOf(business.uuid), { as })
  expect(list.body).toMatchObject({
    data: [{ upload_uuid: again.upload_uuid }, { upload_uuid }],
    metadata: { pagination: { total_items: 2, total_pages: 1 } },
  })
})

test('uploads come in pages, and beyond the last one there are none', async () => {
  const as = await addAccountant(app.services)
  const business = await addBusiness(app.services, as)
  for (const period of ['202601', '202602', '202603']) {
    await upload(app, as, business, [salesFile(business.ruc, period, [{}])])
  }
  const page = async (query: string) => (await app.request(`${uploadsOf(business.uuid)}?${query}`, { as })).body
  expect(await page('page=2&size=2')).toMatchObject({
    data: [{ files: [{ tax_period: '202601' }] }],
    metadata: { pagination: { total_items: 3, total_pages: 2 } },
  })
  expect(await page('page=3&size=2')).toEqual({
    data: [],
    metadata: { pagination: { total_items: 3, total_pages: 2 } },
  })
})

test.each(['page=0', 'page=1000001', 'page=1.5', 'page=%201', 'size=0', 'size=101', 'size=1e1', 'page=1&page=2'])(
  'a list with %s is refused',
  async (query) => {
    const as = await addAccountant(app.services)
    const { uuid } = await addBusiness(app.services, as)
    const { status, body } = await app.request(`${uploadsOf(uuid)}?${query}`, { as })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: query.slice(0, 4) }] })
  },
)

test('a form without files is refused', async () => {
  const as = await addAccountant(app.services)
  const { uuid } = await addBusiness(app.services, as)
  const empty = new FormData()
  empty.append('files', 'text that is no file')
  for (const body of [empty, formWith([{ name: 'a.txt', content: 'a' }], 'documents')]) {
    const answer = await app.request(uploadsOf(uuid), { as, body })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'UPLOAD_WITHOUT_FILES' })
  }
  const list = await app.request(uploadsOf(uuid), { as })
  expect(list.body).toMatchObject({ data: [] })
})

test.each([
  ['JSON', '{"files":[]}', 'application/json'],
  ['a form without boundary', 'x', 'multipart/form-data'],
  [
    'a form that ends in the middle',
    '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nabc',
    'multipart/form-data; boundary=b',
  ],
  ['nothing', '', 'multipart/form-data; boundary=b'],
])('%s instead of a form with files is refused, and nothing is left of it', async (_, body, type) => {
  const as = await addAccountant(app.services)
  const { uuid } = await addBusiness(app.services, as)
  const answer = await app.request(uploadsOf(uuid), { as, body, headers: { 'content-type': type } })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'REQUEST_MALFORMED' })
  const { rows } = await app.services.database.driver.query('select from uploads where business_uuid = $1', [uuid])
  expect(rows).toEqual([])
})

test('an upload that the company does not have is unknown', async () => {
  const as = await addAccountant(app.services)
  const { uuid } = await addBusiness(app.services, as)
  const other = await addBusiness(app.services, as)
  const { upload_uuid } = await upload(app, as, other, [salesFile(other.ruc, '202601', [{}])])
  const { status, body } = await app.request(`${uploadsOf(uuid)}/${upload_uuid}`, { as })
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
})

test('names of files with Spanish letters arrive as they are', async () => {
  const as = await addAccountant(app.services)
  const business = await addBusiness(app.services, as)
  const { files } = await upload(app, as, business, [{ name: 'compras año ñandú.txt', content: 'x' }])
  expect(files).toMatchObject([{ name: 'compras año ñandú.txt' }])
})

test('an upload is undone once, by name and date, and its files make a new upload', async () => {
  const as = await addAccountant(app.services)
  const business = await addBusiness(app.services, as)
  const post = async (uuid: string, what: string) =>
    app.request(`${uploadsOf(business.uuid)}/${uuid}/${what}`, { as, method: 'POST' })
  const sent = await upload(app, as, business, [salesFile(business.ruc, '202601', [{}])])
  expect(sent).toMatchObject({ vouchers_changed: 1, igv_change: '18.00', can_undo: true })
  expect(await post(sent.upload_uuid, 'repeat')).toMatchObject({ status: 409, body: { code: 'UPLOAD_NOT_UNDONE' } })
  const accepted = await post(sent.upload_uuid, 'undo')
  expect(accepted).toMatchObject({ status: 202, body: { upload_uuid: sent.upload_uuid, state: 'processing' } })
  await app.services.ingestion.idle()
  expect(await post(sent.upload_uuid, 'undo')).toMatchObject({ status: 409, body: { code: 'UPLOAD_NOT_UNDOABLE' } })
  const repeated = await post(sent.upload_uuid, 'repeat')
  await app.services.ingestion.idle()
  const { body } = await app.request(uploadsOf(business.uuid), { as })
  const [again, undone] = (body as { data: object[] }).data
  expect(again).toMatchObject({ ...(repeated.body as object), state: 'done', vouchers_changed: 1, can_undo: true })
  expect(undone).toMatchObject({
    upload_uuid: sent.upload_uuid,
    can_undo: false,
    undo: {
      state: 'done',
      requested_by: 'Rosa Quispe',
      requested_at: expect.any(String) as unknown,
    },
  })
})

test.each(['undo', 'repeat'])('%s of an upload that the company does not have is unknown', async (what) => {
  const as = await addAccountant(app.services)
  const { uuid } = await addBusiness(app.services, as)
  const path = `${uploadsOf(uuid)}/${crypto.randomUUID()}/${what}`
  const { status, body } = await app.request(path, { as, method: 'POST' })
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
})
