import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness } from '../../test-kit/testing-records.ts'
import { unzip } from '../../test-kit/unzip.ts'
import { upload } from '../../test-kit/uploads.ts'
import { type FilesAnswer, factura, reports } from './voucher-downloads.ts'

describe('many purchases', () => {
  const app = useTestApp()

  test('are one zip: a hundred of them a hundred images', async () => {
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    const numbers = Array.from({ length: 100 }, (_, index) => String(201 + index))
    await upload(
      app,
      as,
      business,
      numbers.map((number) => factura(number, business.ruc)),
    )
    const invoiceCodes = numbers.map((number) => `20990000027-01-F001-${number}`)
    const json = { ruc: business.ruc, tax_period: '202608', invoiceCodes, type: 'jpeg' }
    const { body } = await app.request(`${reports}/all-invoices-files`, { as, json })
    const { zip_file, missing_codes } = body as FilesAnswer
    const files = await unzip(Buffer.from(zip_file, 'base64'))
    expect([...files.keys()]).toEqual(invoiceCodes.map((code) => `${code}.jpeg`))
    expect(new Set([...files.values()].map((image) => image.toString('base64'))).size).toBe(100)
    expect(missing_codes).toEqual([])
  }, 300_000)
})
