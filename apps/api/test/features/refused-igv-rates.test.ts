import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const eighteen = { regime: 'general', from: '2011-03-01', rate: '18' }
const none = { ...eighteen, rate: null }

describe.each(databaseKinds)('the rates of IGV of a company, on %s', (kind) => {
  const app = useTestApp(kind)

  test.each([
    [
      'below that of IVAP',
      [eighteen, { ...eighteen, from: '2026-01-01', rate: '3.99' }],
      'IGV_RATE_OUT_OF_RANGE',
      '1.rate',
    ],
    ['of nothing', [eighteen, { ...eighteen, from: '2026-01-01', rate: '0' }], 'IGV_RATE_OUT_OF_RANGE', '1.rate'],
    ['above 30', [{ ...eighteen, rate: '30.01' }], 'IGV_RATE_OUT_OF_RANGE', '0.rate'],
    ['from one day twice', [eighteen, { ...eighteen, rate: '17' }], 'IGV_RATE_REPEATED', '1.from'],
    ['and no rate from one day', [eighteen, none], 'IGV_RATE_REPEATED', '1.from'],
    ['in an empty table', [], 'IGV_RATES_EMPTY', undefined],
    ['in a table of regimes that have none', [none, { ...none, regime: 'ivap' }], 'IGV_RATES_EMPTY', undefined],
  ])('a rate %s is refused at its field, and what was set counts', async (_, igv_rates, code, at) => {
    const company = await addObservedCompany(app)
    expect(await company.change({ igv_rates: [{ ...eighteen, rate: '12' }] })).toMatchObject({ status: 200 })
    const { status, body } = await company.change({ igv_rates })
    expect(status).toBe(422)
    const field = at === undefined ? 'igv_rates' : `igv_rates.${at}`
    expect((body as { errors: object[] }).errors).toMatchObject([{ code, field }])
    await company.take(purchasesFile(company.business.ruc, '202608', [{ taxable: 100_00, igv: 12_00 }]))
    expect((await company.list('observed')).data).toEqual([])
  })

  test.each([
    ['an empty day', ''],
    ['a day that no calendar has', '2026-02-30'],
  ])('a rate from %s is refused', async (_, from) => {
    const company = await addObservedCompany(app)
    const { status, body } = await company.change({ igv_rates: [{ ...eighteen, from }] })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'igv_rates.0.from' }] })
  })

  test('a regime may end, and rates of 4 and 30 % are taken', async () => {
    const company = await addObservedCompany(app)
    const igv_rates = [
      eighteen,
      { ...eighteen, from: '2026-01-01', rate: '30' },
      { regime: 'reduced', from: '2022-09-01', rate: '10' },
      { regime: 'reduced', from: '2027-01-01', rate: null },
      { regime: 'ivap', from: '2004-04-24', rate: '4' },
    ]
    expect(await company.change({ igv_rates })).toMatchObject({ status: 200 })
  })
})
