import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, sampleMonthFiles, upload } from '../../test-kit/uploads.ts'

const deposits = sampleFile('detracciones/depositos_como_adquiriente.csv')

// The sample month, uploaded through the call: tests/golden/sample-month, with the deposit report and without a padrón.
describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  const ruc = '20990000019'
  let as: TestAccountant
  let business: BusinessRow

  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as, { ruc, status: 'IN_PROGRESS' })
    const { state } = await upload(app, as, business, [...sampleMonthFiles(), deposits])
    if (state !== 'done') throw new Error('The sample month was not taken.')
  })

  const get = async (path: string) => {
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200) throw new Error(text)
    return body
  }
  const filters = (more: object = {}) =>
    encodeURIComponent(JSON.stringify({ ruc, tax_period: '202608', business_uuid: business.uuid, ...more }))

  test('the company is valid and has its period, newest first', async () => {
    expect(await get('/app/internal/accountant/dashboard/filters')).toMatchObject({
      businesses: [{ ruc, status: 'VALID', exists_periods_processed: true }],
    })
    const { tax_periods } = (await get(`/app/internal/businesses/${business.uuid}/periods`)) as {
      tax_periods: string[]
    }
    expect(tax_periods[0]).toBe('202608')
  })

  test('the overview shows IGV ventas 2189.40, IGV compras 2091.43 and IGV por pagar 97.97', async () => {
    expect(await get(`/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=202608`)).toEqual({
      total_amount_igv_sales: '2189.40',
      total_amount_igv_purchase: '2091.43',
      total_amount_igv_total: '97.97',
      sum_positive_balance: '0.00',
      flag_show_positive_balance: false,
      positive_balance_period: null,
      received_credit_notes_amount: '0.00',
      left_credit_notes_amount: '0.00',
      total_cpes_count: 21,
      sales_cpes_count: 9,
      purchase_credit_cpes_count: 10,
      moved_credit_cpes_count: 0,
      moved_credit_amount: '0.00',
      total_amount: '14810.00',
      interrupted_carry: null,
      flag_prorrata_missing: true,
      missing_exchange_rate_count: 0,
      missing_exchange_rate_sales_count: 0,
    })
  })

  test('the purchases tab splits bases and IGV by rate', async () => {
    expect(await get(`/app/internal/purchase/dashboard?filters=${filters()}`)).toMatchObject({
      non_taxable_amount: '909.00',
      igv_10_taxable_amount: '200.00',
      igv_10_amount: '21.00',
      igv_10_label: 'IGV 10.5%',
      igv_18_taxable_amount: '11582.37',
      igv_18_amount: '2084.83',
      ivap_taxable_amount: '0.00',
      total_importe_total: '14810.00',
      total_cpes_count: 12,
      downloadable_cpes_count: 11,
      // The boleta is of a RUC 20, which is not in the Nuevo RUS (LIR, art. 37).
      deductible_count: 11,
      not_deductible_count: 1,
      observed_count: 0,
      observed_by_reason: [],
    })
  })

  test('the sales tab counts vouchers by type', async () => {
    expect(await get(`/app/internal/sales/dashboard?filters=${filters()}`)).toMatchObject({
      non_taxable_amount: '19100.00',
      igv_10_taxable_amount: '1000.00',
      igv_10_amount: '105.00',
      igv_18_taxable_amount: '11580.00',
      igv_18_amount: '2084.40',
      total_count_fa: 5,
      total_count_bv: 2,
      total_count_nc: 2,
      total_count_nd: 0,
      total_count_other_codes: 0,
      total_amount_nc: '-613.60',
      total_importe_total: '33869.40',
      total_cpes_count: 9,
    })
  })

  test('the history has twelve months that end in the chosen one, empty months as 0', async () => {
    const query = encodeURIComponent(JSON.stringify({ ruc, tax_period: '202608', operation_type: 'VENTA' }))
    const { history } = (await get(`/app/internal/dashboard/history?filters=${query}`)) as { history: object }
    expect(Object.keys(history)).toHaveLength(12)
    expect(Object.keys(history)[0]).toBe('202509')
    expect(history).toMatchObject({
      '202509': { total_importe_total: '0.00', total_cpes_count: 0 },
      '202608': { total_importe_total: '33869.40', total_cpes_count: 9 },
    })
  })

  type Row = Record<string, string | null>
  const vouchers = async (query = '') => {
    const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608${query}`
    return (await get(path)) as { data: Row[]; metadata: object; summary: object }
  }

  test('the list shows twelve purchases, newest first, with the sums of all of them', async () => {
    const { data, metadata, summary } = await vouchers()
    expect(data).toHaveLength(12)
    const dates = data.map((row) => row.issue_date ?? '')
    expect(dates.every((date, i) => i === 0 || date <= (dates[i - 1] ?? ''))).toBe(true)
    expect(metadata).toEqual({ pagination: { total_items: 12, total_pages: 1 } })
    expect(summary).toEqual({
      total_items: 12,
      taxable_amount: '11782.37',
      igv_amount: '2105.83',
      igv_credit_amount: '2091.43',
      total_amount: '14810.00',
      moved_credit_amount: '0.00',
      moved_credit_cpes_count: 0,
      observed_cpes_count: 0,
    })
  })

  test('the list of sales adds up to IGV ventas', async () => {
    const { data, summary } = await vouchers('&operation_type=VENTA')
    expect(data).toHaveLength(9)
    expect(data[0]).toMatchObject({ operation_type: 'VENTA', status: null, igv_credit: null })
    expect(summary).toMatchObject({ igv_credit_amount: '2189.40', total_amount: '33869.40' })
  })

  test('a voucher tells amounts, status, credit and source, with its text from the XML', async () => {
    const { data } = await vouchers('&filter_by=serie_number&value_filter=E001-12')
    expect(data).toEqual([
      {
        code: '20990000043-01-E001-12',
        operation_type: 'COMPRA',
        tax_period: '202608',
        issue_date: '2026-08-12',
        due_date: null,
        type: '01',
        type_name: 'Factura',
        serie: 'E001',
        number: '12',
        supplier_ruc: '20990000043',
        supplier_business_name: 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
        item_description: expect.any(String),
        taxable_amount: '5000.00',
        igv_amount: '900.00',
        non_taxable_amount: '0.00',
        total_amount: '5900.00',
        igv_credit_amount: '900.00',
        currency: 'PEN',
        exchange_rate: null,
        exchange_rate_entry: null,
        exchange_rate_date: null,
        original_total_amount: null,
        flag_missing_exchange_rate: false,
        afecto_detraccion: 'si',
        igv_rate: '18',
        status: 'gasto deducible',
        status_reasons: [],
        igv_credit: 'yes',
        igv_credit_period: null,
        igv_credit_reasons: [],
        warnings: [],
        source: 'proposal',
        img_cpe_link: expect.stringMatching(/^\/app\/internal\/voucher-files\/.+\/20990000043-01-E001-12\.jpeg\?/),
        xml_cpe_link: expect.stringMatching(/^\/app\/internal\/voucher-files\/.+\/20990000043-01-E001-12\.xml\?/),
      },
    ])
  })

  test('a purchase in dollars shows soles, its rate and its own total', async () => {
    const { data } = await vouchers('&filter_by=serie_number&value_filter=F002-900')
    expect(data).toMatchObject([
      { currency: 'USD', exchange_rate: '3.750', total_amount: '4425.00', original_total_amount: '1180.00' },
    ])
  })

  test.each(['E001-0012', 'E001-012', '0012'])(
    '%s is found, though numbers are kept without left zeros',
    async (text) => {
      const { data } = await vouchers(`&filter_by=serie_number&value_filter=${text}`)
      expect(data).toMatchObject([{ serie: 'E001', number: '12' }])
    },
  )

  test('a purchase without credit says why, in Spanish', async () => {
    const { data } = await vouchers('&filter_by=serie_number&value_filter=F001-3')
    expect(data).toMatchObject([
      {
        igv_credit: 'no',
        igv_credit_amount: '0.00',
        igv_credit_reasons: [
          {
            code: 'OVER_TWELVE_MONTHS',
            message: 'Se anotó pasados los doce meses siguientes al de su emisión (Ley 29215).',
          },
        ],
      },
    ])
  })

  test('a voucher without XML has neither text nor file', async () => {
    const { data } = await vouchers('&filter_by=type&value_filter=14')
    expect(data).toMatchObject([
      { item_description: null, xml_cpe_link: null, type_name: 'Recibo por servicios públicos' },
    ])
  })

  test('pages follow each other without gap or repetition, and beyond the last one there is nothing', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => vouchers(`&size=5&page=${page}`)))
    expect(pages.map(({ data }) => data.length)).toEqual([5, 5, 2, 0])
    const codes = pages.flatMap(({ data }) => data.map((row) => row.code))
    const all = await vouchers('&size=100')
    expect(codes).toEqual(all.data.map((row) => row.code))
    for (const { metadata, summary } of pages) {
      expect(metadata).toEqual({ pagination: { total_items: 12, total_pages: 3 } })
      expect(summary).toMatchObject({ total_amount: '14810.00' })
    }
  })

  test.each([
    ['type', '01', 8],
    ['type', '99', 0],
    ['series', 'F001', 4],
    ['series', 'f001', 0],
    ['status', '1', 11],
    ['status', '2', 1],
    ['status', 'gasto deducible', 0],
    ['provider', '20990000027', 4],
    ['provider', '20990000019', 0],
    ['serie_number', 'F001', 4],
    ['serie_number', 'f001-0101', 1],
    ['serie_number', '4511223', 1],
    ['serie_number', '', 12],
    ['serie_number', '%', 0],
    ['serie_number', "' or '1'='1", 0],
    ['provider', "20990000027'; drop table vouchers; --", 0],
  ])('the filter %s = %s finds %i purchases, and its sums are of those', async (by, value, count) => {
    const { data, summary } = await vouchers(`&filter_by=${by}&value_filter=${encodeURIComponent(value)}&size=100`)
    expect(data).toHaveLength(count)
    const centimos = data.reduce((sum, row) => sum + Math.round(Number(row.total_amount) * 100), 0)
    expect(summary).toMatchObject({ total_items: count, total_amount: (centimos / 100).toFixed(2) })
  })

  test.each([
    ['0', 12],
    ['1', 11],
    ['2', 1],
    ['3', 0],
  ])('the status %s shows %i purchases', async (status, count) => {
    expect((await vouchers(`&status=${status}`)).summary).toMatchObject({ total_items: count })
  })

  test('the filter options are what the vouchers have', async () => {
    const path = `/app/internal/businesses/dashboard-reports/filter-all-invoices?ruc=${ruc}&tax_period=202608`
    const { data } = (await get(path)) as { data: Record<string, object> }
    expect(data.types_of_vouchers).toEqual({
      '01': 'Factura',
      '03': 'Boleta de venta',
      '07': 'Nota de crédito',
      '08': 'Nota de débito',
      '14': 'Recibo por servicios públicos',
    })
    expect(Object.keys(data.series_of_vouchers ?? {})).toEqual([
      'B001',
      'E001',
      'F001',
      'F002',
      'F003',
      'FC01',
      'FD01',
      'FF01',
      'S001',
    ])
    expect(data.status_of_vouchers).toEqual({ '1': 'gasto deducible', '2': 'gasto no deducible' })
    expect(data.provider_of_vouchers).toMatchObject({ '20990000027': 'PROVEEDOR DE PRUEBA UNO S.A.C.' })
    expect(Object.keys(data.provider_of_vouchers ?? {})).toHaveLength(5)
    expect(data.serie_number_of_vouchers).toHaveLength(12)
    const sales = (await get(`${path}&operation_type=VENTA`)) as { data: Record<string, object> }
    expect(sales.data.status_of_vouchers).toEqual({})
    expect(sales.data.provider_of_vouchers).toMatchObject({ '': expect.any(String) })
  })

  test('a period without vouchers is empty everywhere', async () => {
    const total = await get(`/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=202512`)
    expect(total).toMatchObject({ total_amount_igv_total: '0.00', total_cpes_count: 0, flag_prorrata_missing: false })
    const tab = await get(`/app/internal/purchase/dashboard?filters=${filters({ tax_period: '202512' })}`)
    expect(tab).toMatchObject({ total_importe_total: '0.00', total_cpes_count: 0, igv_10_label: 'IGV 10%' })
    const options = `/app/internal/businesses/dashboard-reports/filter-all-invoices?ruc=${ruc}&tax_period=202512`
    expect(await get(options)).toEqual({
      data: {
        types_of_vouchers: {},
        series_of_vouchers: {},
        status_of_vouchers: {},
        provider_of_vouchers: {},
        serie_number_of_vouchers: [],
      },
    })
  })
})
