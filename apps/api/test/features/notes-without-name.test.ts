import type { CivilDate } from '@contapro/sunat'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { sampleFile } from '../../test-kit/uploads.ts'

const modified = { issuedOn: '2026-08-01' as CivilDate, type: '01', series: 'F001', number: '1' }
const credit = { type: '07', series: 'FC01', taxable: -10_00, igv: -1_80 }
const debit = { type: '08', series: 'FD01', taxable: 10_00, igv: 1_80 }

/** A factura, a credit note about it, and a credit and a debit note that name no voucher. */
const rows = [
  { number: '1' },
  { ...credit, number: '2', modified },
  { ...credit, number: '3' },
  { ...debit, number: '4' },
]

describe.each(databaseKinds)('notes that name no voucher, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })

  test('count with an advice among the purchases', async () => {
    const company = await addObservedCompany(app)
    await company.take(purchasesFile(company.business.ruc, '202608', rows))
    expect(await advisedPurchases(company)).toEqual(['FC01-3 NOTE_NAMES_NO_VOUCHER', 'FD01-4 NOTE_NAMES_NO_VOUCHER'])
    // 18.00 − 1.80 − 1.80 + 1.80
    expect(await company.igv()).toEqual(['0.00', '16.20', '-16.20'])
  })

  test('count with an advice among the sales, in list, count and Excel', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(salesFile(ruc, '202608', rows))
    const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608&operation_type=VENTA&with_advices=true`
    const { data, summary } = (await company.get(path)) as { data: Sale[]; summary: object }
    expect(
      data.map(({ serie, number, sale_advices: [advice] }) => `${serie}-${number} ${advice?.code}`).toSorted(),
    ).toEqual(['FC01-3 NOTE_NAMES_NO_VOUCHER', 'FD01-4 NOTE_NAMES_NO_VOUCHER'])
    expect(summary).toMatchObject({ advised_cpes_count: 2 })
    const { rows: lines } = await sheetOf(
      (await downloadReport(app, company.as, reportPath(ruc, 'ventas'))).bytes,
      'Ventas',
    )
    expect(lines.filter((line) => line.get('Aviso') !== null).map((line) => line.get('Serie'))).toEqual([
      'FC01',
      'FD01',
    ])
    expect(await company.igv()).toEqual(['16.20', '0.00', '16.20'])
  })

  test('lose the advice once a register names the voucher', async () => {
    const company = await addObservedCompany(app)
    const { ruc } = company.business
    const xml = new TextDecoder()
      .decode(sampleFile('xml/20990000027-07-FC01-8.xml').content as Uint8Array)
      .replaceAll('20990000019', ruc)
      .replace(/<cac:DiscrepancyResponse>.*<[/]cac:BillingReference>/s, '')
    await company.take({ name: '20990000027-07-FC01-8.xml', content: xml })
    expect(await advisedPurchases(company)).toEqual(['FC01-8 NOTE_NAMES_NO_VOUCHER'])
    const issuedOn = '2026-08-18' as CivilDate
    await company.take(
      purchasesFile(ruc, '202608', [
        { ...credit, taxable: -100_00, igv: -18_00, number: '8', issuedOn, modified },
        { number: '1' },
      ]),
    )
    expect(await advisedPurchases(company)).toEqual([])
  })
})

interface Sale {
  readonly serie: string
  readonly number: string
  readonly sale_advices: readonly { readonly code: string }[]
}

interface Purchase {
  readonly serie: string
  readonly number: string
  readonly advices: readonly { readonly code: string }[]
}

async function advisedPurchases(company: ObservedCompany): Promise<string[]> {
  const { data } = await company.list('validated')
  return (data as unknown as readonly Purchase[])
    .flatMap(({ serie, number, advices }) => advices.map(({ code }) => `${serie}-${number} ${code}`))
    .toSorted()
}
