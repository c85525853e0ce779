import { readFileSync } from 'node:fs'
import { downloadReport, getTotalAmount, listVouchers } from '@contapro/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenCompany, openCompany, uploadFiles } from './open-company.ts'
import { rowsOf } from './sample-month.ts'

// The same six purchases of F030 three times: with pipes, with doubled marks, and as SUNAT's portal writes a csv, without any quoting.
const folder = new URL('public-cases/03-comillas-y-comas-en-nombres/', import.meta.url)
const names = [
  '"EL ROBLE DE PRUEBA" E.I.R.L.',
  'TUBOS DE 5" DE PRUEBA S.A.C.',
  '"LA PUNTA DE PRUEBA S.A.C.',
  "O'HARA & HIJOS DE PRUEBA S.R.L.",
  'PEREZ DE PRUEBA, HIJOS Y CIA. S.A.',
  'TALLER A/B DE PRUEBA S.A.C.',
]

let company: OpenCompany
beforeAll(async () => {
  company = await openCompany({ ruc: '20990000019' }, [])
})
afterAll(() => company?.server.close())

it.each([
  '3-propuesta-comas-sin-comillas.csv',
  '2-propuesta-comas-con-comillas-dobladas.csv',
  '1-propuesta.txt',
  '3-propuesta-comas-sin-comillas.csv',
])('marks and commas in names change neither vouchers nor figures: %s', async (name) => {
  await uploadFiles(company, [{ name, content: readFileSync(new URL(name, folder)) }])
  const { client, business } = company
  const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod: '202608' }
  const { data } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
  const shown = data.map(({ code, supplier_business_name, taxable_amount, igv_amount }) => [
    code.slice(-3),
    supplier_business_name,
    taxable_amount,
    igv_amount,
  ])
  expect(shown.toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual(
    names.map((text, i) => [`30${i + 1}`, text, `${i + 1}00.00`, `${(i + 1) * 18}.00`]),
  )
  expect(await getTotalAmount(client, scope)).toMatchObject({ total_amount_igv_purchase: '378.00' })
  const { blob } = await downloadReport(client, { ...scope, kind: 'rce' })
  const rows = await rowsOf(new Uint8Array(await blob.arrayBuffer()))
  expect(rows.map((row) => row.counterpartyName)).toEqual(names.map((text) => text.replace('/', ' ')))
})
