import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CivilDate } from '@contapro/sunat'
import { afterAll, expect, test } from 'vitest'
import { loadPlans } from '../../src/company/accounts/load-plans.ts'
import { plansOnOffer } from '../../src/company/accounts/plans-on-offer.ts'
import { endOfPlan } from '../../src/company/accounts/subscription-dates.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, type TestAccountant } from '../../test-kit/testing-records.ts'

const folder = mkdtempSync(join(tmpdir(), 'contapro-plans-'))
afterAll(() => rmSync(folder, { recursive: true }))

// The test clock starts at 1 September 2026, 10:00 in Lima.
const app = useTestApp()
const subscribe = (as: TestAccountant, plan: number, isTrial: boolean) =>
  app.request('/app/internal/me/subscription', { as, json: { plan_type: plan, free_trial: isTrial } })

test('the plans on offer are four, monthly and annual, and tell whether the trial is left', async () => {
  const accountant = await addAccountant(app.services, { planType: null, planEndDate: null })
  const { status, body } = await app.request('/app/internal/plans', { as: accountant })
  expect(status).toBe(200)
  const { plans, trial_available } = body as {
    plans: { plan_type: number; billing: string; price: string }[]
    trial_available: boolean
  }
  expect(trial_available).toBe(true)
  expect(plans.map(({ plan_type, billing, price }) => [plan_type, billing, price])).toEqual([
    [1, 'MONTHLY', '39.00'],
    [2, 'MONTHLY', '79.00'],
    [3, 'MONTHLY', '169.00'],
    [4, 'MONTHLY', '329.00'],
    [5, 'ANNUAL', '390.00'],
    [6, 'ANNUAL', '790.00'],
    [7, 'ANNUAL', '1690.00'],
    [8, 'ANNUAL', '3290.00'],
  ])
})

test.each([
  [1, '2026-10-01'],
  [4, '2026-10-01'],
  [5, '2027-09-01'],
  [8, '2027-09-01'],
])('plan %i starts today and ends on %s', async (plan, endDate) => {
  const accountant = await addAccountant(app.services)
  const { status, body } = await subscribe(accountant, plan, false)
  expect(status).toBe(200)
  expect(body).toEqual({ plan_type: plan, end_date: endDate })
  const me = await app.request('/app/internal/me', { as: accountant })
  expect(me.body).toMatchObject({ subscription: { plan_type: plan, end_date: endDate } })
})

test('an account has one free trial, of fifteen days', async () => {
  const accountant = await addAccountant(app.services, { planType: null, planEndDate: null })
  const { status, body } = await subscribe(accountant, 3, true)
  expect(status).toBe(200)
  expect(body).toEqual({ plan_type: 3, end_date: '2026-09-16' })
  const again = await subscribe(accountant, 4, true)
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({
    code: 'TRIAL_ALREADY_USED',
    message: 'Ya usaste tu prueba gratis. Elige un plan para continuar.',
  })
  const me = await app.request('/app/internal/me', { as: accountant })
  expect(me.body).toMatchObject({ subscription: { plan_type: 3 } })
  expect((await app.request('/app/internal/plans', { as: accountant })).body).toMatchObject({ trial_available: false })
})

test('of two trials at once, one starts', async () => {
  const accountant = await addAccountant(app.services, { planType: null, planEndDate: null })
  const answers = await Promise.all([subscribe(accountant, 1, true), subscribe(accountant, 2, true)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('the day is that of Lima, where it is still yesterday when the evening is tomorrow in UTC', async () => {
  app.wait(10 * 3600)
  const accountant = await addAccountant(app.services)
  const evening = await subscribe(accountant, 1, false)
  app.wait(4 * 3600)
  const night = await subscribe(await addAccountant(app.services), 1, false)
  app.wait(-14 * 3600)
  expect(evening.body).toMatchObject({ end_date: '2026-10-01' })
  expect(night.body).toMatchObject({ end_date: '2026-10-02' })
})

test.each([
  ['2026-01-31', '2026-02-28', '2027-01-31'],
  ['2027-12-31', '2028-01-31', '2028-12-31'],
  ['2028-02-29', '2028-03-29', '2029-02-28'],
])('a plan of %s ends on the same day or the last of a shorter month', (start, month, year) => {
  const [monthly, annual] = [plansOnOffer[0]!, plansOnOffer[4]!]
  expect([endOfPlan(monthly, start as CivilDate), endOfPlan(annual, start as CivilDate)]).toEqual([month, year])
})

test.each([9, 0, '1'])('plan %o does not exist', async (plan) => {
  const accountant = await addAccountant(app.services)
  const { status } = await subscribe(accountant, plan as number, false)
  expect(status).toBe(400)
})

const plan = { ...plansOnOffer[0]!, plan_type: 2, name: 'Único' }
const written = (content: string): string => {
  const file = join(folder, 'plans.json')
  writeFileSync(file, content)
  return file
}

test('an installation offers the plans of its own file, in their order', async () => {
  const file = written(JSON.stringify([{ ...plan, plan_type: 6, billing: 'ANNUAL' }, plan]))
  expect((await loadPlans(file)).map(({ plan_type, name }) => [plan_type, name])).toEqual([
    [2, 'Único'],
    [6, 'Único'],
  ])
})

test.each([
  ['no JSON', 'planes', 'no es JSON'],
  ['a plan without price', JSON.stringify([{ ...plan, price: undefined }]), "must have required property 'price'"],
  ['a plan twice', JSON.stringify([plan, plan]), 'se repite'],
])('a file with %s ends the start with a sentence that says so', async (_, content, why) => {
  await expect(loadPlans(written(content))).rejects.toThrow(why)
})

test('a file that is not there ends the start with a sentence that says so', async () => {
  await expect(loadPlans(join(folder, 'none.json'))).rejects.toThrow(
    'La variable de entorno CONTAPRO_PLANS debe nombrar un archivo que se pueda leer.',
  )
})
