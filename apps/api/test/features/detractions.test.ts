import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { type TestApp, useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, sampleMonthFiles, upload } from '../../test-kit/uploads.ts'

type Row = Record<string, string | null>

interface List {
  readonly vouchers: readonly Row[]
  readonly summary: object
  readonly pagination: object
}

interface Company {
  readonly app: TestApp
  readonly as: TestAccountant
  readonly business: BusinessRow
}

async function get({ app, as, business }: Company, call: string, query: string): Promise<unknown> {
  const path = `/app/internal/businesses/dashboard/${call}?business_uuid=${business.uuid}&ruc=${business.ruc}${query}`
  const { status, body, text } = await app.request(path, { as })
  if (status !== 200) throw new Error(text)
  return body
}

const listOf = (company: Company, query: string): Promise<List> => get(company, 'detractions', query) as Promise<List>
const totalsOf = (company: Company, period: string): Promise<unknown> =>
  get(company, 'total-amount-detractions', `&tax_period=${period}`)

const codesOf = (list: List) => list.vouchers.map((row) => `${row['certificate_number']} ${row['serie_number']}`)

async function companyOf(app: TestApp, ruc?: string): Promise<Company> {
  const as = await addAccountant(app.services)
  return { app, as, business: await addBusiness(app.services, as, ruc === undefined ? {} : { ruc }) }
}

async function take({ app, as, business }: Company, ...files: Parameters<typeof upload>[3][number][]): Promise<void> {
  const { files: taken } = await upload(app, as, business, files)
  const refused = taken.filter((file) => file.state !== 'done')
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
}

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)

  describe('the sample month', () => {
    let company: Company
    beforeAll(async () => {
      company = await companyOf(app, '20990000019')
      await take(company, ...sampleMonthFiles())
    })

    test('owes the detraction of E001-12 until its deposit is there', async () => {
      expect(await listOf(company, '&tax_period=202608&paid=N')).toEqual({
        vouchers: [
          {
            voucher_unique_code: '20990000019-20990000043-01-E001-12',
            voucher_type_name: 'Factura',
            serie_number: 'E001-12',
            issuer_date: '2026-08-12',
            supplier_business_name: 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
            customer_identity_number: '20990000043',
            total_amount: '5900.00',
            deposit_amount: '708.00',
            payment_datetime: null,
            certificate_number: null,
            operation_code: null,
            operation_name: null,
            good_or_service_code: '022',
            good_or_service_name: 'Otros servicios empresariales',
            sol_user: null,
            account_number: null,
            account_type_name: null,
            tax_period_payment: null,
            operation_number: null,
            detraction_payment: null,
            img_cpe_file_url: expect.stringMatching(/\/20990000043-01-E001-12\.jpeg\?/),
            due: {
              deadline: '2026-09-07',
              deadline_rule: 'payment_or_fifth_working_day',
              is_overdue: false,
              rate: '12',
              credit_amount: '900.00',
              notes: [],
              deposit_file: null,
            },
            entry: null,
          },
        ],
        summary: { total_items: 1, total_amount_detractions: '708.00', unknown_amount_count: 0 },
        pagination: { total_items: 1, total_pages: 1 },
      })
      expect((await listOf(company, '&tax_period=202608&paid=S')).vouchers).toEqual([])
      expect(await totalsOf(company, '202608')).toEqual({
        sum_paid_detractions: '0.00',
        sum_not_paid_detractions: '708.00',
        unknown_not_paid_detractions_count: 0,
        total_amount_detractions: '708.00',
      })
    })

    test('shows the deposit with all that the receipt needs, once its report is there, and owes nothing', async () => {
      await take(company, sampleFile('detracciones/depositos_como_adquiriente.csv'))
      await take(company, sampleFile('detracciones/depositos_como_proveedor.csv'))
      const { vouchers, summary, pagination } = await listOf(company, '&tax_period=202608&paid=S')
      expect(vouchers).toEqual([
        {
          voucher_unique_code: '20990000019-20990000043-01-E001-12',
          voucher_type_name: 'Factura',
          serie_number: 'E001-12',
          issuer_date: '2026-08-12',
          supplier_business_name: 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
          customer_identity_number: '20990000043',
          total_amount: '5900.00',
          deposit_amount: '708.00',
          payment_datetime: '2026-08-20',
          certificate_number: '310000001',
          operation_code: '01',
          operation_name:
            'Venta de bienes muebles o inmuebles, prestación de servicios o contratos de construcción gravados con el IGV',
          good_or_service_code: '022',
          good_or_service_name: 'Otros servicios empresariales',
          sol_user: null,
          account_number: '00000000001',
          account_type_name: 'Cuenta convencional',
          tax_period_payment: '202608',
          operation_number: null,
          detraction_payment: null,
          img_cpe_file_url: expect.any(String),
          due: null,
          entry: null,
        },
      ])
      expect(summary).toEqual({ total_items: 1, total_amount_detractions: '708.00', unknown_amount_count: 0 })
      expect(pagination).toEqual({ total_items: 1, total_pages: 1 })
      expect((await listOf(company, '&tax_period=202608&paid=N')).vouchers).toEqual([])
      expect(await totalsOf(company, '202608')).toEqual({
        sum_paid_detractions: '708.00',
        sum_not_paid_detractions: '0.00',
        unknown_not_paid_detractions_count: 0,
        total_amount_detractions: '708.00',
      })
    })

    test('opens the file of its voucher by the address of the row', async () => {
      const { vouchers } = await listOf(company, '&tax_period=202608&paid=S')
      const { status } = await app.request(vouchers[0]?.['img_cpe_file_url'] ?? '')
      expect(status).toBe(200)
    })

    test.each([
      ['2026-08-20', '2026-08-20', 1],
      ['2026-08-19', '2026-08-21', 1],
      ['2026-08-21', '2026-08-31', 0],
      ['2026-08-01', '2026-08-19', 0],
    ])('finds between %s and %s, both included, %i deposits, whatever the period', async (from, to, count) => {
      const query = `&tax_period=202501&paid=S&fecha_inicio=${from}&fecha_fin=${to}`
      const { vouchers, summary } = await listOf(company, query)
      expect(vouchers).toHaveLength(count)
      expect(summary).toMatchObject({ total_items: count, total_amount_detractions: count ? '708.00' : '0.00' })
    })

    test.each([
      ['&paid=S&fecha_inicio=2026-08-01', 'fecha_fin', 'FIELD_REQUIRED'],
      ['&paid=S&fecha_fin=2026-08-01', 'fecha_inicio', 'FIELD_REQUIRED'],
      ['&paid=S&fecha_inicio=2026-08-02&fecha_fin=2026-08-01', 'fecha_fin', 'FIELD_OUT_OF_RANGE'],
      ['&paid=N&fecha_inicio=2026-08-01&fecha_fin=2026-08-02', 'fecha_inicio', 'FIELD_NOT_ALLOWED'],
      ['&paid=S&fecha_inicio=2026-02-30&fecha_fin=2026-03-01', 'fecha_inicio', 'FIELD_INVALID'],
      ['&paid=X', 'paid', 'FIELD_NOT_ALLOWED'],
      ['&paid=S&size=101', 'size', 'FIELD_OUT_OF_RANGE'],
    ])('refuses %s and names %s', async (query, field, code) => {
      const { business, as } = company
      const path = `/app/internal/businesses/dashboard/detractions?business_uuid=${business.uuid}&ruc=${business.ruc}&tax_period=202608${query}`
      const { status, body } = await app.request(path, { as })
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field, code }] })
    })
  })

  describe('a company with many detractions', () => {
    const purchases = 25
    let company: Company
    beforeAll(async () => {
      company = await companyOf(app)
      const { ruc } = company.business
      await take(
        company,
        purchasesFile(
          ruc,
          '202608',
          Array.from({ length: purchases }, (_, i) => ({
            number: String(i + 1),
            hasDetraction: true,
            issuedOn: `2026-08-${String((i % 28) + 1).padStart(2, '0')}` as never,
          })),
        ),
      )
      const paid = Array.from({ length: 12 }, (_, i) => ({
        receipt: String(500 + i),
        customer: ruc,
        voucher: `01-F001-${i + 1}`,
        paid: `${String(i + 1).padStart(2, '0')}/09/2026 08:30:00`,
        // 12 % of S/ 118.00 is S/ 14.
        amount: `${i + 14}.00`,
      }))
      const unknown = { receipt: '900', customer: ruc, voucher: '01-E001-884', period: '202608', paid: '15/09/2026' }
      const nameless = { receipt: '901', customer: ruc, voucher: '', period: '202608', paid: '16/09/2026' }
      await take(company, depositsFile('depositos.csv', [...paid, unknown, nameless]))
    })

    test('pages deposits by payment, newest first, each once, with the sums of all pages', async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => listOf(company, `&tax_period=202608&paid=S&page=${page}`)),
      )
      expect(pages.map((list) => list.vouchers.length)).toEqual([10, 4, 0])
      expect(pages.flatMap(codesOf)).toEqual([
        '901 null',
        '900 null',
        ...Array.from({ length: 12 }, (_, i) => `${511 - i} F001-${12 - i}`),
      ])
      for (const { summary, pagination } of pages) {
        expect(summary).toEqual({ total_items: 14, total_amount_detractions: '434.00', unknown_amount_count: 0 })
        expect(pagination).toEqual({ total_items: 14, total_pages: 2 })
      }
    })

    test('shows the time of payment where the report tells it', async () => {
      const { vouchers } = await listOf(company, '&tax_period=202608&paid=S&size=20')
      const times = vouchers.map((row) => row['payment_datetime'])
      expect(times.slice(0, 3)).toEqual(['2026-09-16', '2026-09-15', '2026-09-12T08:30:00'])
    })

    test('keeps a deposit whose voucher is unknown, without what only the voucher tells', async () => {
      const { vouchers } = await listOf(company, '&tax_period=202608&paid=S')
      const { ruc } = company.business
      expect(vouchers.slice(0, 2)).toMatchObject([
        { voucher_unique_code: `${ruc}-20990000027---`, serie_number: null },
        {
          voucher_unique_code: `${ruc}-20990000027-01-E001-884`,
          serie_number: null,
          issuer_date: null,
          total_amount: null,
          img_cpe_file_url: null,
          supplier_business_name: 'PROVEEDOR DE PRUEBA UNO S.A.C.',
          deposit_amount: '100.00',
        },
      ])
    })

    test('pages what is not deposited by issue, newest first; nobody says how much it is without XML', async () => {
      const pages = await Promise.all([1, 2].map((page) => listOf(company, `&tax_period=202608&paid=N&page=${page}`)))
      expect(pages.flatMap((list) => list.vouchers.map((row) => row['serie_number']))).toEqual(
        Array.from({ length: 13 }, (_, i) => `F001-${25 - i}`),
      )
      expect(pages[0]?.vouchers[0]).toMatchObject({ deposit_amount: null, total_amount: '118.00' })
      expect(pages[0]?.summary).toEqual({ total_items: 13, total_amount_detractions: '0.00', unknown_amount_count: 13 })
      expect(pages[0]?.pagination).toEqual({ total_items: 13, total_pages: 2 })
    })

    test('says in the totals how many detractions are in no sum, since nobody states their amount', async () => {
      expect(await totalsOf(company, '202608')).toMatchObject({
        sum_not_paid_detractions: '0.00',
        unknown_not_paid_detractions_count: 13,
      })
    })

    test('has nothing in a month without vouchers', async () => {
      for (const paid of ['S', 'N']) {
        expect(await listOf(company, `&tax_period=202505&paid=${paid}`)).toEqual({
          vouchers: [],
          summary: { total_items: 0, total_amount_detractions: '0.00', unknown_amount_count: 0 },
          pagination: { total_items: 0, total_pages: 0 },
        })
      }
    })

    test('adds several deposits for one voucher up', async () => {
      const { ruc } = company.business
      const second = { receipt: '950', customer: ruc, voucher: '01-F001-12', paid: '20/09/2026', amount: '5.00' }
      await take(company, depositsFile('segundo.csv', [second]))
      const { vouchers, summary } = await listOf(company, '&tax_period=202608&paid=S&size=20')
      expect(vouchers.filter((row) => row['serie_number'] === 'F001-12')).toHaveLength(2)
      expect(summary).toEqual({ total_items: 15, total_amount_detractions: '439.00', unknown_amount_count: 0 })
      expect(await totalsOf(company, '202608')).toMatchObject({ sum_paid_detractions: '439.00' })
    })
  })

  test('shows no deposits of another company that bought from the same supplier', async () => {
    const [one, other] = [await companyOf(app), await companyOf(app)]
    for (const company of [one, other]) {
      const { ruc } = company.business
      await take(company, depositsFile(`${ruc}.csv`, [{ receipt: ruc, customer: ruc }]))
    }
    const { vouchers } = await listOf(one, '&tax_period=202608&paid=S')
    expect(vouchers.map((row) => row['certificate_number'])).toEqual([one.business.ruc])
  })
})
