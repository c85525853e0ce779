import { readFileSync } from 'node:fs'
import { createUpload, getTotalAmount, getUpload, listDetractions, listVouchers } from '@contapro/sdk'
import { afterAll, expect, it } from 'vitest'
import { type CompanyFile, type OpenCompany, openCompany } from './open-company.ts'

let company: OpenCompany | undefined
afterAll(() => company?.server.close())

const fileOf = (folder: string, name: string): CompanyFile => ({
  name,
  content: readFileSync(new URL(`public-cases/${folder}/${name}`, import.meta.url)),
})
const register = (name: string) => fileOf('02-csv-guardado-desde-excel', name)
const original = register('1-propuesta-original.txt')
const saved = register('2-guardada-en-excel.csv')

async function openEmpty() {
  await company?.server.close()
  company = await openCompany({ ruc: '20990000019' }, [])
  const { client, business, server } = company
  const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod: '202608' }
  return {
    client,
    scope,
    /** Answers what became of the file. */
    upload: async ({ name, content }: CompanyFile) => {
      const { upload_uuid } = await createUpload(client, business.uuid, [new File([new Uint8Array(content)], name)])
      await server.services.ingestion.idle()
      return (await getUpload(client, business.uuid, upload_uuid)).files[0]
    },
  }
}

it.each([
  ['after the original', [original, saved], '0001'],
  ['before the original', [saved, original], '0001'],
  ['alone', [saved], '1'],
])('a register that a spreadsheet saved without any loss is the register: %s', async (_, files, series) => {
  const { client, scope, upload } = await openEmpty()
  for (const file of files) expect(await upload(file)).toMatchObject({ state: 'done', errors: [] })
  const { data } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
  expect(data.map((v) => [v.code, v.serie, v.issue_date, v.supplier_business_name, v.total_amount])).toEqual([
    ['20990010049-01-E001-12', 'E001', '2026-08-12', 'MUEBLES DE PRUEBA DELTA S.R.L.', '1416.00'],
    ['20990010031-01-0001-45', series, '2026-08-09', 'BAZAR DE PRUEBA GAMMA E.I.R.L.', '295.59'],
    ['20990010022-01-F020-101', 'F020', '2026-08-05', 'FERRETERÍA DE PRUEBA BETA S.A.C.', '1180.00'],
  ])
  // 180.00 + 45.09 + 216.00
  expect(await getTotalAmount(client, scope)).toMatchObject({ total_amount_igv_purchase: '441.09' })
})

it.each([
  ['3-ruc-en-notacion-cientifica.csv', '«2.099E+10»'],
  ['4-coma-decimal.csv', '«'],
])(
  'a register that a spreadsheet changed is refused in one sentence, and nothing of it counts: %s',
  async (name, value) => {
    const { client, scope, upload } = await openEmpty()
    const file = await upload(register(name))
    expect(file).toMatchObject({
      state: 'failed',
      errors_total: 1,
      errors: [{ line: 2, code: 'FILE_FROM_SPREADSHEET' }],
    })
    expect(file?.errors[0]?.message).toContain(`que cambió ${value}`)
    const { data } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
    expect(data).toEqual([])
  },
)

it('deposits that a spreadsheet saved are the deposits, and shorten no account', async () => {
  const { client, scope, upload } = await openEmpty()
  const names = [
    '1-20990010219-01-F100-33.xml',
    '2-RCE-202608.txt',
    '3-depositos.csv',
    '4-depositos-guardados-en-excel.csv',
  ]
  for (const name of names) {
    expect(await upload(fileOf('10-detraccion-usd-dos-depositos', name))).toMatchObject({ state: 'done', errors: [] })
  }
  const { vouchers, summary } = await listDetractions(client, { ...scope, paid: 'S' })
  expect(vouchers.map((row) => [row.payment_datetime?.slice(0, 10), row.deposit_amount, row.account_number])).toEqual([
    ['2026-09-04', '86.00', '00000000003'],
    ['2026-08-12', '100.00', '00000000003'],
  ])
  expect(summary.total_amount_detractions).toBe('186.00')
})
