import { beforeEach, describe, expect, test } from 'vitest'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant } from '../../test-kit/testing-records.ts'
import { sampleMonthFiles } from '../../test-kit/uploads.ts'

type SaleFacts = Parameters<typeof salesFile>[2][number]

const boleta: SaleFacts = { type: '03', series: 'B001', number: '1' }
const nobody: SaleFacts = {
  counterpartyDocumentType: '0',
  counterpartyDocument: '00000000',
  counterpartyName: 'VARIOS',
}
const factura = (number: number, facts: SaleFacts = {}): SaleFacts => ({ number: String(number), ...facts })
const facturas = (from: number, to: number): SaleFacts[] =>
  Array.from({ length: to - from + 1 }, (_, i) => factura(from + i))

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  beforeEach(async () => {
    company = await addObservedCompany(app)
  })

  const sell = (period: string, ...facts: readonly SaleFacts[]) =>
    company.take(salesFile(company.business.ruc, period, facts))
  const path = (period: string, more = '') =>
    `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${company.business.ruc}&tax_period=${period}&operation_type=VENTA${more}`
  const list = async (period: string, more = '') => (await company.get(path(period, more))) as Contract<'voucher-list'>
  /** Series, number and codes of the sales with an advice. */
  const advised = async (period: string) =>
    (await list(period)).data
      .filter(({ sale_advices }) => sale_advices?.length !== 0)
      .map(({ serie, number, sale_advices }) => `${serie}-${number} ${sale_advices?.map(({ code }) => code).join(' ')}`)
      .toSorted()
  const messageOf = async (period: string, number: string) =>
    (await list(period)).data.find((sale) => sale.number === number)?.sale_advices?.[0]?.message

  test('a month in order has no advice, and says so', async () => {
    await sell('202608', boleta, ...facturas(1, 3))
    const { data, summary } = await list('202608')
    expect(data.map(({ sale_advices }) => sale_advices)).toEqual([[], [], [], []])
    expect(summary?.advised_cpes_count).toBe(0)
  })

  test('a boleta above S/ 700.00 without the document of its customer names norm and amounts', async () => {
    await sell('202608', { ...boleta, ...nobody, taxable: 600_00, igv: 108_00 })
    expect((await list('202608')).data[0]?.sale_advices).toEqual([
      {
        code: 'CUSTOMER_DOCUMENT_MISSING',
        name: 'Cliente sin documento',
        message:
          'La boleta es de S/\u00a0708.00 y no tiene el documento del cliente. Por encima de S/\u00a0700.00 debe llevar su tipo y número (Reglamento de Comprobantes de Pago, art. 8, num. 3.10). Pide el dato a quien vendió; si se emitió sin él, corrige con una nota de crédito y emite de nuevo.',
      },
    ])
  })

  test('a gap of hundreds is told as one range, on the voucher behind it', async () => {
    await sell('202608', factura(10), factura(411), factura(412))
    expect(await advised('202608')).toEqual(['F001-411 NUMBER_GAP'])
    expect(await messageOf('202608', '411')).toMatch(/^Faltan 400 números antes de F001-411: de F001-11 a F001-410\./)
  })

  test('a number that is missing alone is named', async () => {
    await sell('202608', factura(9), factura(11))
    expect(await messageOf('202608', '11')).toMatch(/^Falta F001-10, antes de F001-11\./)
  })

  test('an annulled voucher is no gap, and neither is a day of tickets in one row', async () => {
    const tickets = { ...boleta, number: '1', finalNumber: '40' }
    await sell('202608', factura(1), factura(2, { state: '2', taxable: 0, igv: 0 }), factura(3), tickets, {
      ...boleta,
      number: '41',
    })
    expect(await advised('202608')).toEqual([])
  })

  test('types and series are numbered each by itself', async () => {
    await sell('202608', factura(1), factura(7, { series: 'F002' }), { ...boleta, series: 'F001', number: '5' })
    expect(await advised('202608')).toEqual([])
  })

  test('the first number of a month follows the month before, whichever is uploaded first', async () => {
    await sell('202608', ...facturas(4, 5))
    expect(await advised('202608')).toEqual([])
    await sell('202607', ...facturas(1, 3))
    expect(await advised('202608')).toEqual([])
    await sell('202609', factura(7))
    expect(await advised('202609')).toEqual(['F001-7 NUMBER_GAP'])
    await sell('202610', factura(6, { issuedOn: '2026-09-30' as never }))
    expect(await advised('202609')).toEqual([])
  })

  test('numbers that a month without its register may hold are not missing', async () => {
    await sell('202606', factura(1))
    await sell('202608', factura(50))
    expect(await advised('202608')).toEqual([])
    await sell('202607', factura(2))
    expect(await advised('202608')).toEqual(['F001-50 NUMBER_GAP'])
  })

  test('a note whose voucher is not in its month, which is loaded', async () => {
    const modified = { type: '01', series: 'F009', number: '9', issuedOn: '2026-07-02' as never }
    const note: SaleFacts = { type: '07', series: 'FC01', number: '1', taxable: -100_00, igv: -18_00, modified }
    await sell('202608', note)
    expect(await advised('202608')).toEqual([])
    await sell('202607', factura(1))
    expect(await advised('202608')).toEqual(['FC01-1 NOTE_WITHOUT_VOUCHER'])
    expect(await messageOf('202608', '1')).toMatch(/^No encontramos F009-9 del 02\/07\/2026, que la nota modifica/)
    await sell('202609', factura(9, { series: 'F009', issuedOn: '2026-07-02' as never }))
    expect(await advised('202608')).toEqual([])
  })

  test('a rate out of the table, until the company says that it has it', async () => {
    await sell('202608', factura(1, { taxable: 100_00, igv: 12_00 }))
    expect(await advised('202608')).toEqual(['F001-1 RATE_IMPOSSIBLE'])
    await company.change({ igv_rates: [{ regime: 'general', from: '2026-01-01', rate: '12' }] })
    await app.services.ingestion.idle()
    expect(await advised('202608')).toEqual([])
  })

  test('the same number in the registers of two periods counts once and says so', async () => {
    await sell('202607', factura(7))
    await sell('202608', factura(7, { issuedOn: '2026-07-01' as never, taxable: 200_00, igv: 36_00 }), factura(8))
    // Its amounts are others there, and do not count.
    expect(await advised('202607')).toEqual(['F001-7 DUPLICATE AMOUNT_STATED_OTHERWISE'])
    expect(await messageOf('202607', '7')).toMatch(/^F001-7 también está anotado en 08\/2026\./)
  })

  test('an advice changes no figure', async () => {
    await sell('202608', factura(1), factura(9, { taxable: 100_00, igv: 12_00 }))
    expect(await company.igv()).toEqual(['30.00', '0.00', '30.00'])
  })

  describe('the filter', () => {
    const many = [
      ...facturas(1, 30),
      factura(40, { taxable: 100_00, igv: 12_00 }),
      factura(41, { taxable: 100_00, igv: 12_00 }),
      { ...boleta, ...nobody, taxable: 1000_00, igv: 180_00 },
    ]

    test('lists the sales with an advice, and foot and pages follow it', async () => {
      await sell('202608', ...many)
      const { data, metadata, summary } = await list('202608', '&with_advices=true&size=2&page=2')
      expect(data.map(({ serie, number }) => `${serie}-${number}`)).toEqual(['F001-40'])
      expect(metadata.pagination).toEqual({ total_items: 3, total_pages: 2 })
      expect(summary).toMatchObject({ total_items: 3, total_amount: '1404.00', igv_amount: '204.00' })
      expect((await list('202608')).summary?.advised_cpes_count).toBe(3)
    })

    test('goes with every other filter', async () => {
      await sell('202608', ...many)
      const { data, summary } = await list('202608', '&with_advices=true&filter_by=series&value_filter=B001')
      expect(data.map(({ number }) => number)).toEqual(['1'])
      expect(summary).toMatchObject({ total_items: 1, advised_cpes_count: 3 })
    })

    test('is refused for purchases and with a figure', async () => {
      await company.take(purchasesFile(company.business.ruc, '202608', [{}]))
      for (const wrong of [
        '&operation_type=COMPRA&with_advices=true',
        '&operation_type=VENTA&figure=total&with_advices=true',
      ]) {
        const answer = await app.request(path('202608', wrong).replace('&operation_type=VENTA', ''), { as: company.as })
        expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'with_advices' }] } })
      }
    })
  })

  test('the list of a figure says it too', async () => {
    await sell('202608', factura(1), factura(3))
    const { data } = await list('202608', '&figure=facturas')
    expect(data.map(({ number, sale_advices }) => [number, sale_advices?.length])).toEqual([
      ['3', 1],
      ['1', 0],
    ])
  })

  test('the Excel of sales has it in its column', async () => {
    await sell('202608', factura(1), factura(3))
    const { bytes } = await downloadReport(app, company.as, reportPath(company.business.ruc, 'ventas'))
    const { rows } = await sheetOf(bytes, 'Ventas')
    expect(rows.map((row) => row.get('Aviso'))).toEqual([
      null,
      expect.stringMatching(/^Salto en la numeración: Falta F001-2, antes de F001-3\./),
    ])
  })

  test('what was loaded before there were rules for it is looked at once', async () => {
    await sell('202608', factura(1), factura(3), factura(4, { taxable: 100_00, igv: 12_00 }))
    const { uuid } = company.business
    const { driver } = app.services.database
    await driver.query('DELETE FROM sale_number_runs WHERE business_uuid = $1', [uuid])
    await driver.query('UPDATE vouchers SET observations = NULL WHERE business_uuid = $1', [uuid])
    expect(await advised('202608')).toEqual([])
    // What migration 0014 asks for.
    await driver.query("INSERT INTO review_requests (business_uuid, scope) VALUES ($1, 'all')", [uuid])
    app.services.ingestion.wake()
    await app.services.ingestion.idle()
    expect(await advised('202608')).toEqual(['F001-3 NUMBER_GAP', 'F001-4 RATE_IMPOSSIBLE'])
  })

  test('in the sample month F001-1033 is missing: that number is of series E001', async () => {
    company = await addObservedCompany(app, { ruc: '20990000019' })
    await company.take(...sampleMonthFiles())
    expect(await advised('202608')).toEqual(['F001-1034 NUMBER_GAP'])
    expect(await messageOf('202608', '1034')).toMatch(/^Falta F001-1033, antes de F001-1034\./)
  })

  test('another accountant gets nothing of it', async () => {
    await sell('202608', factura(1), factura(3))
    const stranger = await addAccountant(app.services)
    expect(await app.request(path('202608', '&with_advices=true'), { as: stranger })).toMatchObject({ status: 404 })
  })

  test('the numbers of one company are not those of another', async () => {
    await sell('202608', factura(1))
    const other = await addObservedCompany(app)
    await other.take(salesFile(other.business.ruc, '202608', [factura(5)]))
    await sell('202609', factura(2))
    expect(await advised('202609')).toEqual([])
  })
})
