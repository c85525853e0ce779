import { readFileSync } from 'node:fs'
import { createUpload, downloadReport, getTotalAmount, getUpload, listVouchers } from '@contapro/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenCompany, openCompany } from './open-company.ts'
import { rowsOf } from './sample-month.ts'

// F130-51 is UTF-8 and declares ISO-8859-1; F130-52 is ISO-8859-1 and declares UTF-8.
const folder = new URL('public-cases/13-xml-codificacion-que-no-es/', import.meta.url)
const files = ['1-20990010413-01-F130-51.xml', '2-20990010413-01-F130-52.xml']
const NAME = 'COMPAÑÍA DE PRUEBA PEÑÓN S.A.C.'

let company: OpenCompany
beforeAll(async () => {
  company = await openCompany({ ruc: '20990000019' }, [])
})
afterAll(() => company?.server.close())

it('an XML in UTF-8 has its right names everywhere, and one in no declared encoding is refused with what to do', async () => {
  const { client, business, server } = company
  const { upload_uuid } = await createUpload(
    client,
    business.uuid,
    files.map((name) => new File([new Uint8Array(readFileSync(new URL(name, folder)))], name)),
  )
  await server.services.ingestion.idle()
  const upload = await getUpload(client, business.uuid, upload_uuid)
  expect(upload.files).toMatchObject([
    { state: 'done' },
    {
      state: 'failed',
      errors: [
        {
          code: 'FILE_ENCODING',
          message:
            'El XML tiene caracteres que no son de la codificación que declara (utf-8). Pide el XML al emisor o descárgalo de SUNAT.',
        },
      ],
    },
  ])
  const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod: '202608' }
  const { data } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
  expect(data).toMatchObject([
    {
      code: '20990010413-01-F130-51',
      supplier_business_name: NAME,
      item_description: 'SEÑALÉTICA',
      taxable_amount: '100.00',
      igv_amount: '18.00',
      total_amount: '118.00',
    },
  ])
  expect(await getTotalAmount(client, scope)).toMatchObject({ total_amount_igv_purchase: '18.00' })
  const { blob } = await downloadReport(client, { ...scope, kind: 'rce' })
  const rows = await rowsOf(new Uint8Array(await blob.arrayBuffer()))
  expect(rows.map((row) => row.counterpartyName)).toEqual([NAME])
})
