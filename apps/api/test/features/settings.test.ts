import { defaultForeignWords } from '@contapro/sunat/observations'
import { beforeAll, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, sampleMonthFiles, upload } from '../../test-kit/uploads.ts'

const app = useTestApp()
let as: TestAccountant
let business: BusinessRow

beforeAll(async () => {
  as = await addAccountant(app.services, { name: 'Rosa Elvira', lastName: 'Quispe Mamani' })
  business = await addBusiness(app.services, as, { ruc: '20990000019' })
  await upload(app, as, business, [...sampleMonthFiles(), sampleFile('detracciones/depositos_como_adquiriente.csv')])
})

interface SettingsAnswer {
  readonly values: Record<string, unknown>
  readonly shipped: Record<string, unknown>
  readonly changes: readonly { changed_at: string; changed_by: string; before: object; after: object }[]
}

const address = (uuid: string): string => `/app/internal/businesses/${uuid}/settings`
const get = async (of = business): Promise<SettingsAnswer> =>
  (await app.request(address(of.uuid), { as })).body as SettingsAnswer
const change = (json: object, of = business) => app.request(address(of.uuid), { as, json, method: 'PATCH' })
async function total(period: string, of = business): Promise<Record<string, unknown>> {
  const path = `/app/internal/businesses/dashboard/total-amount?ruc=${of.ruc}&tax_period=${period}`
  return (await app.request(path, { as })).body as Record<string, unknown>
}

test('where nobody set anything the settings are those that Contapro ships', async () => {
  const other = await addBusiness(app.services, as)
  const { values, shipped, changes } = await get(other)
  expect(changes).toEqual([])
  expect(values).toEqual(shipped)
  expect(values).toMatchObject({
    opening_balance: null,
    prorrata: [],
    foreign_words: [...defaultForeignWords],
    rce_token_count: 38,
    // Ley 29666, 31556, 32219 and 28211; what follows for restaurants in 2027 is not confirmed.
    igv_rates: [
      { regime: 'general', from: '2011-03-01', rate: '18' },
      { regime: 'reduced', from: '2027-01-01', rate: null },
      { regime: 'reduced', from: '2026-01-01', rate: '10.5' },
      { regime: 'reduced', from: '2022-09-01', rate: '10' },
      { regime: 'ivap', from: '2004-04-24', rate: '4' },
    ],
  })
  expect(values.detraction_rates).toContainEqual({
    code: '037',
    name: 'Demás servicios gravados con el IGV',
    from: '2018-04-01',
    rate: '12',
  })
  expect((values.siscont_template as { columns: object[] }).columns).toHaveLength(24)
})

test('a change is kept with who made it and when, the newest first', async () => {
  const company = await addBusiness(app.services, as)
  const first = await change({ prorrata: [{ from: '202601', coefficient: '0.8' }] }, company)
  expect(first.status).toBe(200)
  app.wait(60)
  await change({ rce_token_count: 42, foreign_words: ['licor', ' juguete '] }, company)
  const { values, changes } = await get(company)
  expect(values).toMatchObject({
    prorrata: [{ from: '202601', coefficient: '0.8' }],
    rce_token_count: 42,
    foreign_words: ['licor', 'juguete'],
  })
  expect(changes).toEqual([
    {
      changed_at: app.services.clock().toISOString(),
      changed_by: 'Rosa Elvira Quispe Mamani',
      before: { rce_token_count: 38, foreign_words: [...defaultForeignWords] },
      after: { rce_token_count: 42, foreign_words: ['licor', 'juguete'] },
    },
    {
      changed_at: expect.any(String),
      changed_by: 'Rosa Elvira Quispe Mamani',
      before: { prorrata: [] },
      after: { prorrata: [{ from: '202601', coefficient: '0.8' }] },
    },
  ])
})

test('what is the same already is no change', async () => {
  const company = await addBusiness(app.services, as)
  await change({ rce_token_count: 38, prorrata: [] }, company)
  expect((await get(company)).changes).toEqual([])
})

test('what is set back to what Contapro ships follows Contapro again, and the change is noted', async () => {
  const company = await addBusiness(app.services, as)
  const { shipped } = await get(company)
  const column = { heading: 'FECHA', field: 'issue_date', fixed_value: null, width: null }
  await change({ rce_token_count: 42, siscont_template: { format: 'xlsx', columns: [column] } }, company)
  await change({ siscont_template: shipped.siscont_template }, company)
  const { values, changes } = await get(company)
  expect(values).toEqual({ ...shipped, rce_token_count: 42 })
  expect(changes).toMatchObject([{ after: { siscont_template: shipped.siscont_template } }, {}])
  const { rows } = await app.services.database.driver.query(
    'SELECT values FROM business_settings WHERE business_uuid = $1',
    [company.uuid],
  )
  expect(rows).toEqual([{ values: { rce_token_count: 42 } }])
})

test('dated values come in their order, however they were sent', async () => {
  const company = await addBusiness(app.services, as)
  await change(
    {
      prorrata: ['202601', '202608', '202603'].map((from) => ({ from, coefficient: '0.5' })),
      igv_rates: [
        { regime: 'ivap', from: '2004-04-24', rate: '4' },
        { regime: 'general', from: '2011-03-01', rate: '18' },
        { regime: 'general', from: '2030-01-01', rate: '17' },
      ],
    },
    company,
  )
  const { prorrata, igv_rates } = (await get(company)).values as {
    prorrata: { from: string }[]
    igv_rates: { regime: string; from: string }[]
  }
  expect(prorrata.map(({ from }) => from)).toEqual(['202608', '202603', '202601'])
  expect(igv_rates.map(({ from }) => from)).toEqual(['2030-01-01', '2011-03-01', '2004-04-24'])
})

test('edits at the same time do not lose each other', async () => {
  const company = await addBusiness(app.services, as)
  await Promise.all([
    change({ rce_token_count: 42 }, company),
    change({ foreign_words: ['licor'] }, company),
    change({ prorrata: [{ from: '202601', coefficient: '0.8' }] }, company),
  ])
  const { values, changes } = await get(company)
  expect(values).toMatchObject({
    rce_token_count: 42,
    foreign_words: ['licor'],
    prorrata: [{ from: '202601', coefficient: '0.8' }],
  })
  expect(changes).toHaveLength(3)
})

const column = { heading: 'CUENTA', field: null, fixed_value: '421201', width: null }
test.each([
  ['a negative balance', { opening_balance: { tax_period: '202607', amount: '-1.00' } }, 'OPENING_BALANCE_INVALID'],
  [
    'a balance of thirteen integers',
    { opening_balance: { tax_period: '202607', amount: '1000000000000.00' } },
    'OPENING_BALANCE_INVALID',
  ],
  [
    'two coefficients of one period',
    { prorrata: ['0.5', '0.6'].map((coefficient) => ({ from: '202601', coefficient })) },
    'PRORRATA_REPEATED',
  ],
  [
    'a word twice, apart from case and accents',
    { foreign_words: ['Ropa íntima', 'ROPA INTIMA'] },
    'FOREIGN_WORD_REPEATED',
  ],
  ['a word of blanks', { foreign_words: ['   '] }, 'FOREIGN_WORD_SHORT'],
  ['a word without letters', { foreign_words: ['--'] }, 'FOREIGN_WORD_SHORT'],
  [
    'two rates of a code from one day',
    { detraction_rates: ['10', '12'].map((rate) => ({ code: '037', name: 'X', from: '2026-01-01', rate })) },
    'DETRACTION_RATE_REPEATED',
  ],
  [
    'a column with a field and a fixed value',
    { siscont_template: { format: 'xlsx', columns: [{ ...column, field: 'type' }] } },
    'SISCONT_COLUMN_AMBIGUOUS',
  ],
  [
    'a text column without width',
    { siscont_template: { format: 'txt', columns: [column] } },
    'SISCONT_COLUMN_WITHOUT_WIDTH',
  ],
])('%s is refused and changes nothing', async (_, wrong, code) => {
  const before = await get()
  const { status, body } = await change(wrong)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ code }] })
  expect(await get()).toEqual(before)
})

test.each([
  ['nothing', {}],
  ['a coefficient above 1', { prorrata: [{ from: '202601', coefficient: '1.5' }] }],
  ['a day that the calendar does not have', { igv_rates: [{ regime: 'general', from: '2026-02-30', rate: '18' }] }],
  ['a setting that nobody knows', { theme: 'dark' }],
  ['40 tokens', { rce_token_count: 40 }],
])('%s is refused', async (_, wrong) => {
  expect((await change(wrong)).status).toBe(400)
})

test('a column of a field that vouchers do not have is refused, and both are named', async () => {
  const unknown = { ...column, fixed_value: null, field: 'centro_de_costo' }
  const { status, body } = await change({ siscont_template: { format: 'xlsx', columns: [column, unknown] } })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    errors: [
      {
        code: 'FIELD_NOT_ALLOWED',
        field: 'siscont_template.columns.1.field',
        message: 'El campo siscont_template.columns.1.field no admite el valor "centro_de_costo".',
      },
    ],
  })
})

test('words that differ in their ñ alone are two', async () => {
  const company = await addBusiness(app.services, as)
  expect((await change({ foreign_words: ['año', 'ano'] }, company)).status).toBe(200)
})

test('settings of more than 64 KiB are refused unread', async () => {
  expect((await change({ foreign_words: ['x'.repeat(70_000)] })).status).toBe(413)
})

// The sample month: IGV compras 2,091.43, of which 270.00 stand in the DGNG columns.
test('a coefficient counts from its period on, in the overview and in the list of vouchers', async () => {
  await change({ prorrata: [{ from: '202609', coefficient: '0.2' }] })
  expect(await total('202608')).toMatchObject({ total_amount_igv_purchase: '2091.43', flag_prorrata_missing: true })
  await change({ prorrata: [{ from: '202601', coefficient: '0.5' }] })
  expect(await total('202608')).toMatchObject({
    total_amount_igv_purchase: '1956.43',
    total_amount_igv_total: '232.97',
    flag_prorrata_missing: false,
  })
  const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${business.ruc}&tax_period=202608&size=100`
  const { data, summary } = (await app.request(path, { as })).body as {
    data: { igv_credit_amount: string }[]
    summary: { igv_credit_amount: string }
  }
  expect(summary.igv_credit_amount).toBe('1956.43')
  const sum = data.reduce((cents, { igv_credit_amount }) => cents + Math.round(Number(igv_credit_amount) * 100), 0)
  expect(sum).toBe(1956_43)
  await change({ prorrata: [] })
})

test('the opening balance is received by the next period, and by those after it what is left', async () => {
  const company = await addBusiness(app.services, as)
  // Two months of IGV ventas 18.00 each.
  await upload(app, as, company, [salesFile(company.ruc, '202608', [{}]), salesFile(company.ruc, '202609', [{}])])
  await change({ opening_balance: { tax_period: '202607', amount: '30.00' } }, company)
  expect(await total('202608', company)).toMatchObject({
    sum_positive_balance: '30.00',
    flag_show_positive_balance: true,
    positive_balance_period: '202607',
    total_amount_igv_total: '-12.00',
  })
  expect(await total('202609', company)).toMatchObject({
    sum_positive_balance: '12.00',
    total_amount_igv_total: '6.00',
  })
})
