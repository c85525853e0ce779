import { readdirSync, readFileSync } from 'node:fs'
import { downloadReport, getTotalAmount, listVouchers } from '@contapro/sdk'
import { afterAll, expect, it } from 'vitest'
import { type CompanyFile, type OpenCompany, openCompany } from './open-company.ts'
import { rowsOf } from './sample-month.ts'

let company: OpenCompany | undefined
afterAll(() => company?.server.close())

function filesOf(name: string): CompanyFile[] {
  const folder = new URL(`public-cases/${name}/`, import.meta.url)
  return readdirSync(folder).map((file) => ({ name: file, content: readFileSync(new URL(file, folder)) }))
}

// Base, IGV and total as expected.md of each case states them; the note is subtracted from its factura.
it.each([
  [
    '07-anticipos-dos-y-total',
    [
      ['20990010081-01-F070-110', '1500.00', '270.00', '1770.00'],
      ['20990010081-01-F070-111', '0.00', '0.00', '0.00'],
    ],
    '270.00',
  ],
  [
    '08-descuentos-y-redondeo',
    [
      ['20990010090-01-F080-5', '855.00', '153.90', '1000.00'],
      ['20990010090-01-F080-6', '441.59', '79.49', '521.00'],
      ['20990010090-07-FC80-1', '-855.00', '-153.90', '-1000.00'],
    ],
    '79.49',
  ],
])('advances and discounts change the print and no figure: %s', async (name, vouchers, igv) => {
  const files = filesOf(name)
  await company?.server.close()
  company = await openCompany({ ruc: '20990000019' }, files)
  const { client, business } = company
  const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod: '202608' }
  const { data } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
  const listed = data.map(({ code, taxable_amount, igv_amount, total_amount }) => [
    code,
    taxable_amount,
    igv_amount,
    total_amount,
  ])
  expect(listed.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual(vouchers)
  expect(await getTotalAmount(client, scope)).toMatchObject({ total_amount_igv_purchase: igv })
  const { blob } = await downloadReport(client, { ...scope, kind: 'rce' })
  expect(await rowsOf(new Uint8Array(await blob.arrayBuffer()))).toHaveLength(vouchers.length)
})
