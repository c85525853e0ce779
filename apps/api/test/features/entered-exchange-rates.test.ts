import { beforeEach, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, type TestFile, upload } from '../../test-kit/uploads.ts'
import { writtenFactura } from '../../test-kit/written-factura.ts'

/** The sample month's purchase F002-900 of 15/08/2026, addressed to the company: US$ 1,000.00 and IGV 180.00. */
function dollarPurchase(ruc: string): TestFile {
  const { name, content } = sampleFile('xml/20990000051-01-F002-900.xml')
  return { name, content: new TextDecoder().decode(content as Uint8Array).replaceAll('20990000019', ruc) }
}

/** A sale of 10/08/2026: € 333.33 and IGV 60.00. */
function euroSale(ruc: string): TestFile {
  const taxes = [['1000', '333.33', '60.00']] as const
  const sale = writtenFactura({ id: 'F005-7', seller: ruc, buyer: '20990000027', taxes, payable: '393.33' })
  return { ...sale, content: String(sale.content).replaceAll('PEN', 'EUR') }
}

const dollar = { currency: 'USD', date: '2026-08-15', rate: '3.755' }
const corrected = { ...dollar, rate: '3.900' }
const euro = { currency: 'EUR', date: '2026-08-10', rate: '4.321' }

/**
 * By hand, half up to céntimos:
 *
 *               | own currency | soles
 * purchase base |     1,000.00 | × 3.755 = 3,755.00
 *          IGV  |       180.00 | × 3.755 =   675.90
 *          sum  |              |           4,430.90
 * sale     base |       333.33 | × 4.321 = 1,440.31893 → 1,440.32
 *          IGV  |        60.00 | × 4.321 =   259.26
 *          sum  |              |           1,699.58
 * overview      |              | 259.26 − 675.90 = −416.64
 * 107 and 108   |              | 3,755; × 18 % = 675.90 → 676
 * 100 and 101   |              | 1,440; × 18 % = 259.20 → 259
 * 140           |              | 259 − 676 = −417
 */
describe.each(databaseKinds)('exchange rates entered by hand, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })
  let as: TestAccountant
  let business: BusinessRow

  beforeEach(async () => {
    as = await addAccountant(app.services, { name: 'Rosa Elvira', lastName: 'Quispe Mamani' })
    business = await addBusiness(app.services, as)
  })

  const take = (...files: TestFile[]) => upload(app, as, business, files)
  const get = async <T>(path: string): Promise<T> => {
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200) throw new Error(text)
    return body as T
  }
  const patch = (json: object) =>
    app.request(`/app/internal/businesses/${business.uuid}/settings`, { as, method: 'PATCH', json })
  const enter = async (exchange_rates: readonly object[]) => {
    const { status, text } = await patch({ exchange_rates })
    if (status !== 200) throw new Error(text)
    await app.services.ingestion.idle()
  }
  const overview = () =>
    get<Contract<'total-amount'>>(
      `/app/internal/businesses/dashboard/total-amount?ruc=${business.ruc}&tax_period=202608`,
    )
  const list = (more: string) =>
    get<Contract<'voucher-list'>>(
      `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${business.ruc}&tax_period=202608&${more}`,
    )
  const purchase = async () => (await list('operation_type=COMPRA')).data[0]
  const form = () => {
    const filters = JSON.stringify({ ruc: business.ruc, tax_period: '202608', business_uuid: business.uuid })
    return get<Contract<'pdt621'>>(`/app/internal/dashboard/pdt-621?filters=${encodeURIComponent(filters)}`)
  }
  const boxes = async (...numbers: string[]) => {
    const { boxes: all } = await form()
    return numbers.map((number) => all.find(({ box }) => box === number)?.value)
  }
  const registerRows = async (report: string) =>
    (await rowsOf((await downloadReport(app, as, reportPath(business.ruc, report))).text)).map((row) => [
      row.number,
      row.currency,
      row.exchangeRate,
      row.amounts.total,
    ])

  const nothingCounts = async () => {
    expect(await overview()).toMatchObject({
      missing_exchange_rate_count: 2,
      missing_exchange_rate_sales_count: 1,
      total_amount_igv_sales: '0.00',
      total_amount_igv_purchase: '0.00',
      total_amount: '0.00',
    })
    expect(await boxes('100', '107', '140')).toEqual([0, 0, 0])
    expect((await downloadReport(app, as, reportPath(business.ruc, 'rce'))).text).toBe('')
    expect(await list('operation_type=COMPRA&figure=sin-tipo-de-cambio')).toMatchObject({ summary: { total_items: 1 } })
  }

  test('every figure, list, box and file counts a voucher with the rate of its currency and day, until it is taken away', async () => {
    await take(dollarPurchase(business.ruc), euroSale(business.ruc))
    await nothingCounts()

    const { body } = await patch({ exchange_rates: [dollar, euro] })
    expect(body).toMatchObject({ changes: [{ changed_by: 'Rosa Elvira Quispe Mamani' }] })
    await app.services.ingestion.idle()

    expect(await overview()).toMatchObject({
      missing_exchange_rate_count: 0,
      missing_exchange_rate_sales_count: 0,
      total_amount_igv_sales: '259.26',
      total_amount_igv_purchase: '675.90',
      total_amount_igv_total: '-416.64',
      total_amount: '4430.90',
    })
    expect(await list('operation_type=COMPRA&figure=igv-compras')).toMatchObject({
      data: [
        {
          taxable_amount: '3755.00',
          igv_amount: '675.90',
          total_amount: '4430.90',
          igv_credit_amount: '675.90',
          figure_amount: '675.90',
          currency: 'USD',
          original_total_amount: '1180.00',
          exchange_rate: '3.755',
          exchange_rate_entry: { entered_by: 'Rosa Elvira Quispe Mamani', entered_at: '2026-09-01T15:00:00.000Z' },
          flag_missing_exchange_rate: false,
          source: 'xml',
          warnings: [],
        },
      ],
      summary: { igv_credit_amount: '675.90', total_amount: '4430.90', figure: { amount: '675.90' } },
    })
    expect(await list('operation_type=VENTA')).toMatchObject({
      data: [{ taxable_amount: '1440.32', igv_amount: '259.26', total_amount: '1699.58', exchange_rate: '4.321' }],
    })
    expect(await boxes('100', '101', '107', '108', '140')).toEqual([1440, 259, 3755, 676, -417])
    const address = (await form()).boxes.find(({ box }) => box === '107')?.vouchers_address ?? ''
    expect(await get(address)).toMatchObject({
      summary: { box_amount: '3755.00' },
      data: [{ exchange_rate_entry: { entered_by: 'Rosa Elvira Quispe Mamani' } }],
    })
    expect(await registerRows('rce')).toEqual([['900', 'USD', '3.755', 443_090]])
    expect(await registerRows('rvie')).toEqual([['7', 'EUR', '4.321', 169_958]])
    const { bytes } = await downloadReport(app, as, reportPath(business.ruc, 'compras'))
    const { rows } = await sheetOf(bytes, 'Compras')
    expect(rows.map((row) => [row.get('Total (S/)'), row.get('Aviso')])).toEqual([
      [4430.9, 'Tipo de cambio ingresado a mano'],
    ])

    await enter([])
    await nothingCounts()
    expect(await purchase()).toMatchObject({ exchange_rate: null, exchange_rate_entry: null, total_amount: '1180.00' })
  })

  test('a rate counts for its own currency and day only', async () => {
    await take(dollarPurchase(business.ruc), euroSale(business.ruc))
    await enter([
      { ...dollar, date: '2026-08-14' },
      { ...euro, date: dollar.date },
    ])
    expect(await overview()).toMatchObject({ missing_exchange_rate_count: 2, total_amount: '0.00' })
    await nothingCounts()
  })

  test('a voucher that comes after its rate counts at once', async () => {
    await enter([dollar])
    await take(dollarPurchase(business.ruc))
    expect(await overview()).toMatchObject({ missing_exchange_rate_count: 0, total_amount_igv_purchase: '675.90' })
  })

  // The register's own soles: 3,800.00 and 684.00, at its 3.800.
  test.each([
    { name: 'comes after it', isFirst: false },
    { name: 'was there before', isFirst: true },
  ])('the rate of a register wins over the entered one when it $name', async ({ isFirst }) => {
    const row = {
      series: 'F002',
      number: '900',
      issuedOn: '2026-08-15' as never,
      counterpartyDocument: '20990000051',
      currency: 'USD',
      exchangeRate: '3.800',
      taxable: 3_800_00,
      igv: 684_00,
    }
    const register = purchasesFile(business.ruc, '202608', [row])
    await take(...(isFirst ? [register] : []), dollarPurchase(business.ruc))
    await enter([dollar])
    if (!isFirst) await take(register)
    const won = {
      igv_amount: '684.00',
      total_amount: '4484.00',
      exchange_rate: '3.800',
      exchange_rate_entry: null,
      source: 'proposal',
    }
    expect(await purchase()).toMatchObject(won)
    await enter([corrected])
    expect(await purchase()).toMatchObject(won)
    expect(await overview()).toMatchObject({ total_amount_igv_purchase: '684.00' })
  })

  test('who last brought a rate stands beside it; 3.9 is answered as 3.900', async () => {
    await take(dollarPurchase(business.ruc))
    const dates: unknown[] = []
    for (const rows of [[dollar], [{ ...dollar, rate: '3.9' }, euro], [corrected], [], [corrected]]) {
      await enter(rows)
      dates.push((await purchase())?.exchange_rate_entry?.entered_at)
      app.wait(60)
    }
    expect(await purchase()).toMatchObject({ igv_amount: '702.00', exchange_rate: '3.900' })
    // The third took the euro away, the fourth the dollar.
    const { changes } = await get<Contract<'settings'>>(`/app/internal/businesses/${business.uuid}/settings`)
    const [fifth, , , second, first] = changes.map(({ changed_at }) => changed_at)
    expect(dates).toEqual([first, second, second, undefined, fifth])
  })

  test('a decision about a purchase leaves its soles, and takes them out of the credit', async () => {
    await take(dollarPurchase(business.ruc))
    await enter([dollar])
    const { code } = (await purchase()) ?? {}
    const path = `/app/internal/businesses/dashboard-reports/observed/decline/?ruc=${business.ruc}&tax_period=202608`
    const { status } = await app.request(path, { as, method: 'PATCH', json: { cpes: [code] } })
    expect(status).toBe(200)
    expect(await purchase()).toMatchObject({
      status: 'gasto no deducible',
      total_amount: '4430.90',
      exchange_rate: '3.755',
      flag_missing_exchange_rate: false,
    })
    expect(await overview()).toMatchObject({ total_amount_igv_purchase: '0.00', missing_exchange_rate_count: 0 })
  })

  test('an XML of before its voucher kept its own amounts is read again', async () => {
    await take(dollarPurchase(business.ruc), euroSale(business.ruc))
    await app.services.database.driver.query('UPDATE vouchers SET original_amounts = NULL WHERE business_uuid = $1', [
      business.uuid,
    ])
    await enter([dollar, euro])
    expect(await overview()).toMatchObject({ total_amount_igv_sales: '259.26', total_amount_igv_purchase: '675.90' })
    await enter([])
    await nothingCounts()
  })
})
