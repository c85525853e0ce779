import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { addObservedCompany } from '../../test-kit/observed-company.ts'
import { downloadReport, reportPath } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

// 1,180.00 and 2 % of it, 23.60: some issuers state 1,203.60 as the amount to pay.
describe.each(databaseKinds)('a factura whose amount to pay has its perception in it, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })

  test('is listed and annotated without it', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(
      facturaXml({ customer: ruc, number: '1', payable: '1203.60', perception: '23.60' }),
      facturaXml({ customer: '20990000035', supplier: ruc, number: '2', payable: '1203.60', perception: '23.60' }),
    )
    const all = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608&size=20`
    const total = { total_amount: '1180.00' }
    expect(await company.get(`${all}&operation_type=COMPRA`)).toMatchObject({ data: [total], summary: total })
    expect(await company.get(`${all}&operation_type=VENTA`)).toMatchObject({ data: [total], summary: total })
    for (const report of ['rce', 'rvie']) {
      const { text } = await downloadReport(app, company.as, reportPath(ruc, report, '202608'))
      const amounts = text.split('|').filter((field) => /^[0-9]+\.[0-9]{2}$/.test(field) && field !== '0.00')
      expect(amounts).toEqual(['1000.00', '180.00', '1180.00'])
    }
  })
})
