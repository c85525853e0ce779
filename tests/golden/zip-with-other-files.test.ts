import { readFileSync } from 'node:fs'
import { createUpload, getTotalAmount, getUpload, listVouchers } from '@contapro/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenCompany, openCompany } from './open-company.ts'

// Folders, factura F040-77 with its CDR and pdf, a leftover of a Mac, and the zip of factura F040-78 with its CDR.
const zip = new URL('public-cases/04-zip-con-cdr-y-zip-dentro/descarga-agosto.zip', import.meta.url)

let company: OpenCompany
beforeAll(async () => {
  company = await openCompany({ ruc: '20990000019' }, [])
})
afterAll(() => company?.server.close())

it('a zip gives the vouchers in it and in the zip inside it, and names what was skipped in one warning', async () => {
  const { client, business, server } = company
  const file = new File([new Uint8Array(readFileSync(zip))], 'descarga-agosto.zip')
  const { upload_uuid } = await createUpload(client, business.uuid, [file])
  await server.services.ingestion.idle()
  const { state, files } = await getUpload(client, business.uuid, upload_uuid)
  expect(state).toBe('done')
  const path = 'descarga-agosto.zip/agosto/20990010057-01-F040'
  expect(files).toMatchObject([
    { name: 'descarga-agosto.zip', state: 'done', rows_read: 2, vouchers_new: 2, warnings_total: 1 },
    { name: `${path}-77.xml`, zip: 'descarga-agosto.zip', state: 'done', kind: 'ubl', rows_read: 1 },
    { name: `${path}-78.zip/20990010057-01-F040-78.xml`, zip: 'descarga-agosto.zip', state: 'done' },
  ])
  const [warning] = files[0]?.warnings ?? []
  expect(warning).toMatchObject({ code: 'ZIP_FILES_SKIPPED', message: expect.stringMatching(/^Omitimos 4 archivos /) })
  for (const name of ['/R-20990010057-01-F040-77.xml', '-77.pdf', '/._', '/R-20990010057-01-F040-78.xml']) {
    expect(warning?.message).toContain(name)
  }
  const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod: '202608' }
  const { data } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
  expect(data).toHaveLength(2)
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        code: '20990010057-01-F040-77',
        taxable_amount: '300.00',
        igv_amount: '54.00',
        total_amount: '354.00',
      }),
      expect.objectContaining({
        code: '20990010057-01-F040-78',
        taxable_amount: '200.00',
        igv_amount: '36.00',
        total_amount: '236.00',
      }),
    ]),
  )
  expect(await getTotalAmount(client, scope)).toMatchObject({ total_amount_igv_purchase: '90.00' })
})
