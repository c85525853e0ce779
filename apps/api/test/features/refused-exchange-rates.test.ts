import { beforeAll, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'

// The test clock starts at 1 September 2026.
const app = useTestApp()
let as: TestAccountant
let business: BusinessRow

beforeAll(async () => {
  as = await addAccountant(app.services)
  business = await addBusiness(app.services, as)
})

const enter = (...exchange_rates: readonly object[]) =>
  app.request(`/app/internal/businesses/${business.uuid}/settings`, { as, method: 'PATCH', json: { exchange_rates } })

const dollar = { currency: 'USD', date: '2026-08-15', rate: '3.755' }
const euro = { currency: 'EUR', date: '2026-08-10', rate: '4.321' }

test.each([
  ['soles', { currency: 'PEN' }, 'EXCHANGE_RATE_CURRENCY_INVALID'],
  ['no currency of ISO 4217', { currency: 'USX' }, 'EXCHANGE_RATE_CURRENCY_INVALID'],
  ['a slipped point', { rate: '37.55' }, 'EXCHANGE_RATE_OUT_OF_RANGE'],
  ['nothing', { rate: '0.000' }, 'EXCHANGE_RATE_INVALID'],
  ['a day that has not begun in Lima', { date: '2026-09-02' }, 'EXCHANGE_RATE_DATE_INVALID'],
  ['a day before 2010', { date: '2009-12-31' }, 'EXCHANGE_RATE_DATE_INVALID'],
])('an exchange rate of %s is refused, and the answer names its row', async (_, facts, code) => {
  expect(await enter(euro, { ...dollar, ...facts })).toMatchObject({
    status: 422,
    body: { errors: [{ code, field: 'exchange_rates.1' }] },
  })
})

test('a currency has one rate a day', async () => {
  expect(await enter(dollar, { ...dollar, rate: '3.756' })).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'EXCHANGE_RATE_REPEATED' }] },
  })
})

test('a rate of today is taken', async () => {
  expect(await enter({ ...dollar, date: '2026-09-01' })).toMatchObject({ status: 200 })
})
