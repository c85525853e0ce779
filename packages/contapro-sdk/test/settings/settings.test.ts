import { expect, test } from 'vitest'
import { createUpload, getSettings, getUpload, listBusinesses, updateSettings } from '../../src/index.ts'
import { aBusiness, someMockData } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')
const [{ uuid } = aBusiness(), { uuid: other } = aBusiness()] = someMockData().businesses

test('what is changed is kept, dated and signed, and the rest stays', async () => {
  const { client } = mock
  const first = await getSettings(client, uuid)
  const prorrata = [{ from: '202608', coefficient: '0.8542' }]

  await updateSettings(client, uuid, { prorrata })
  await updateSettings(client, uuid, { foreign_words: ['licor'] })

  const { values, changes } = await getSettings(client, uuid)
  expect(values).toEqual({ ...first.values, prorrata, foreign_words: ['licor'] })
  expect(changes).toEqual([
    expect.objectContaining({ before: { foreign_words: [] }, after: { foreign_words: ['licor'] } }),
    expect.objectContaining({ before: { prorrata: [] }, after: { prorrata }, changed_by: 'Rosa Elena Quispe Mamani' }),
  ])
  expect((await getSettings(client, other)).changes).toEqual([])
})

test('settings of another accountant’s company are not found', async () => {
  const call = updateSettings(mock.client, '6b1f0d1e-0000-4000-8000-000000000000', { foreign_words: [] })
  expect(await rejectionOf(call)).toMatchObject({ status: 404, code: 'BUSINESS_NOT_FOUND' })
})

test('an uploaded padrón stands in the settings, and opens no dashboard by itself', async () => {
  const { client } = mock
  const fresh = mock.api.data().businesses.find(({ exists_periods_processed: has }) => !has)?.uuid ?? ''
  const { upload_uuid } = await createUpload(client, fresh, [new File(['x'], 'padron_reducido_ruc.zip')])
  await getUpload(client, fresh, upload_uuid)
  const { files } = await getUpload(client, fresh, upload_uuid)

  expect(files[0]).toMatchObject({ kind: 'padron', state: 'done' })
  expect((await getSettings(client, fresh)).padron).toMatchObject({ rows: files[0]?.rows_read })
  expect((await listBusinesses(client)).find((one) => one.uuid === fresh)?.exists_periods_processed).toBe(false)
})
