import type { CivilDate } from '@contapro/sunat'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const PERIOD = '202608'
const supplier = '20990000027'
const person = '10990000013'

const boleta = (number: string, taxable: number) =>
  ({ type: '03', series: 'B001', number, taxable, igv: 0, counterpartyDocument: person }) as const
const [first, second, third] = ['1', '2', '3'].map((number) => `${person}-03-B001-${number}`) as [
  string,
  string,
  string,
]

/** Names a voucher of August that August's register does not have: NOTE_WITHOUT_VOUCHER. */
const observedNote = {
  type: '07',
  series: 'FC01',
  number: '9',
  taxable: -100_00,
  igv: -18_00,
  modified: { type: '01', series: 'F001', number: '77', issuedOn: '2026-08-02' as CivilDate },
} as const
const note = `${supplier}-07-FC01-9`

const over = 'La boleta excede el límite de gasto deducible del año'
const crossing = (amount: string) => [
  {
    code: 'BOLETA_OVER_LIMIT',
    message: `${over}: de su importe aún caben S/\u00a0${amount}.`,
    fitting_amount: amount,
  },
]
const whole = [{ code: 'BOLETA_OVER_LIMIT', message: `${over}.` }]

/**
 * TUO LIR, art. 37: of 1,180.00 − 118.00 the limit is 63.72, which the boleta of 15.00 crosses after one of 50.00: 13.72 of it fit. Without
 * the observed note the limit is 70.80, which the boleta of 10.00 crosses: 5.80 of it fit.
 */
describe.each(databaseKinds)('an observed credit note and the limit of boletas, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  beforeAll(async () => {
    company = await addObservedCompany(app)
    await company.take(
      purchasesFile(company.business.ruc, PERIOD, [
        { number: '1', taxable: 1_000_00, igv: 180_00 },
        observedNote,
        boleta('1', 50_00),
        boleta('2', 15_00),
        boleta('3', 10_00),
      ]),
    )
  })

  const get = async <Answer>(path: string): Promise<Answer> => {
    const { ruc, uuid: business_uuid } = company.business
    const filters = encodeURIComponent(JSON.stringify({ ruc, business_uuid, tax_period: PERIOD }))
    return (await company.get(`${path}?filters=${filters}`)) as Answer
  }
  const decide = async (decision: 'decline' | 'undo') => {
    expect(await company.decide(decision, [note])).toMatchObject({ status: 200 })
    await app.services.ingestion.idle()
  }
  const reasons = async () => {
    const { ruc } = company.business
    const { data } = (await company.get(
      `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=${PERIOD}&size=20`,
    )) as Contract<'voucher-list'>
    const boletas = data.filter(({ type }) => type === '03')
    return Object.fromEntries(boletas.map(({ code, status_reasons }) => [code, status_reasons]))
  }

  test('the list names the part that fits of the boleta that crosses the limit, and of no other', async () => {
    expect(await reasons()).toEqual({ [first]: [], [second]: crossing('13.72'), [third]: whole })
  })

  test('Observaciones names the same part', async () => {
    const { data } = await company.list('rejected')
    expect(Object.fromEntries(data.map((row) => [row.code, row]))).toMatchObject({
      [second]: { status_reasons: crossing('13.72'), allowed_decisions: [] },
      [third]: { status_reasons: whole },
    })
  })

  test('the dashboard counts one boleta as deductible', async () => {
    expect(await get('/app/internal/purchase/dashboard')).toMatchObject({
      deductible_count: 2,
      not_deductible_count: 2,
      observed_count: 1,
    })
  })

  test('Formulario 621 takes boletas of any status, and the credit of the note', async () => {
    const { boxes } = await get<Contract<'pdt621'>>('/app/internal/dashboard/pdt-621')
    expect(Object.fromEntries(boxes.map(({ box, sum }) => [box, sum]))).toMatchObject({
      '107': '900.00',
      '108': '162.00',
    })
    expect(await company.igv()).toEqual(['0.00', '162.00', '-162.00'])
  })

  test('the Excel file has the same states', async () => {
    const path = reportPath(company.business.ruc, 'compras', PERIOD)
    const { rows } = await sheetOf((await downloadReport(app, company.as, path)).bytes, 'Compras')
    const boletas = rows.filter((row) => row.get('Tipo') === '03')
    expect(Object.fromEntries(boletas.map((row) => [row.get('Número'), row.get('Estado')]))).toEqual({
      '1': 'gasto deducible',
      '2': 'gasto no deducible',
      '3': 'gasto no deducible',
    })
  })

  test('a declined note no longer lowers the base, and lowers it again when the decision is undone', async () => {
    await decide('decline')
    expect(await reasons()).toEqual({ [first]: [], [second]: [], [third]: crossing('5.80') })
    await decide('undo')
    expect(await reasons()).toEqual({ [first]: [], [second]: crossing('13.72'), [third]: whole })
  })
})
