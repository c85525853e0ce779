import { expect, test } from 'vitest'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'

// The test clock starts at 1 September 2026, 10:00 in Lima.
const app = useTestApp()
const subscribe = (as: TestAccountant, plan: number, isTrial: boolean) =>
  app.request('/app/internal/me/subscription', { as, json: { plan_type: plan, free_trial: isTrial } })
const undo = (as: TestAccountant) => app.request('/app/internal/me/subscription/undo', { as, method: 'POST' })
const plansOf = async (as: TestAccountant) => (await app.request('/app/internal/plans', { as })).body
const subscriptionOf = async (as: TestAccountant) =>
  ((await app.request('/app/internal/me', { as })).body as { subscription: unknown }).subscription

async function withCompanies(facts: Parameters<typeof addAccountant>[1], companies: number): Promise<TestAccountant> {
  const accountant = await addAccountant(app.services, facts)
  for (let made = 0; made < companies; made += 1) await addBusiness(app.services, accountant)
  return accountant
}

/** Runs `act` with the clock set on, in a session of that day. */
async function afterDays<T>(
  days: number,
  accountant: TestAccountant,
  act: (as: TestAccountant) => Promise<T>,
): Promise<T> {
  app.wait(days * 24 * 3600)
  const { email, password } = accountant
  const { body } = await app.request('/app/internal/users/sign-in', { json: { email, password } })
  const result = await act({ ...accountant, token: (body as { access_token: string }).access_token })
  app.wait(-days * 24 * 3600)
  return result
}

test('every plan says the day on which it would end if it started today', async () => {
  const accountant = await addAccountant(app.services)
  expect(await plansOf(accountant)).toMatchObject({
    plans: [
      { plan_type: 1, end_date: '2026-10-01', trial_end_date: '2026-09-16' },
      { plan_type: 2, end_date: '2026-10-01' },
      { plan_type: 3, end_date: '2026-10-01' },
      { plan_type: 4, end_date: '2026-10-01' },
      { plan_type: 5, end_date: '2027-09-01', trial_end_date: '2026-09-16' },
      { plan_type: 6, end_date: '2027-09-01' },
      { plan_type: 7, end_date: '2027-09-01' },
      { plan_type: 8, end_date: '2027-09-01' },
    ],
    last_change: null,
  })
})

test.each([
  ['in force', '2026-09-01', false, 422],
  ['that ended', '2026-08-31', true, 200],
])('an account with a paid plan %s gets no free trial meanwhile', async (_, planEndDate, isLeft, expected) => {
  const accountant = await addAccountant(app.services, { planType: 7, planEndDate })
  expect(await plansOf(accountant)).toMatchObject({ trial_available: isLeft })
  const { status, body } = await subscribe(accountant, 1, true)
  expect(status).toBe(expected)
  expect(body).toMatchObject(
    isLeft ? { end_date: '2026-09-16' } : { errors: [{ code: 'TRIAL_WITH_PAID_PLAN', field: 'free_trial' }] },
  )
  expect(await subscriptionOf(accountant)).toEqual({
    plan_type: isLeft ? 1 : 7,
    end_date: isLeft ? '2026-09-16' : planEndDate,
  })
})

test('a plan for fewer companies than are in use is refused, and nothing changes', async () => {
  const accountant = await withCompanies({ planType: 3, planEndDate: '2026-12-31' }, 4)
  expect(await plansOf(accountant)).toMatchObject({ businesses_count: 4 })
  const { status, body } = await subscribe(accountant, 1, false)
  expect(status).toBe(422)
  expect(body).toMatchObject({
    message: 'Tienes 4 empresas y el plan Inicial admite 3.',
    errors: [{ code: 'COMPANIES_EXCEED_PLAN', field: 'plan_type' }],
  })
  expect(await subscriptionOf(accountant)).toEqual({ plan_type: 3, end_date: '2026-12-31' })
  expect((await subscribe(accountant, 2, false)).status).toBe(200)
})

test('a change can be undone for seven days, once: the plan of before has its last day again', async () => {
  const accountant = await addAccountant(app.services, { planType: 7, planEndDate: '2027-08-31' })
  await subscribe(accountant, 1, false)
  const before = { plan_type: 7, end_date: '2027-08-31' }
  expect(await plansOf(accountant)).toMatchObject({ last_change: { before, undo_until: '2026-09-08' } })
  const { status, body } = await afterDays(7, accountant, undo)
  expect(status).toBe(200)
  expect(body).toEqual({ subscription: before })
  expect(await subscriptionOf(accountant)).toEqual(before)
  expect(await plansOf(accountant)).toMatchObject({ last_change: null })
  const again = await undo(accountant)
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ code: 'PLAN_CHANGE_FINAL', message: 'Ya no se puede deshacer el cambio de plan.' })
})

test('on the eighth day a change is final', async () => {
  const accountant = await addAccountant(app.services, { planType: 7, planEndDate: '2027-08-31' })
  await subscribe(accountant, 1, false)
  expect(await afterDays(8, accountant, plansOf)).toMatchObject({ last_change: null })
  expect((await afterDays(8, accountant, undo)).status).toBe(409)
  expect(await subscriptionOf(accountant)).toMatchObject({ plan_type: 1 })
})

test('an undone trial can be started again, and ends on the day on which the first one would have ended', async () => {
  const accountant = await addAccountant(app.services, { planType: null, planEndDate: null })
  await subscribe(accountant, 1, true)
  expect((await afterDays(3, accountant, undo)).body).toEqual({ subscription: null })
  expect(await afterDays(3, accountant, plansOf)).toMatchObject({
    trial_available: true,
    plans: expect.arrayContaining([expect.objectContaining({ plan_type: 3, trial_end_date: '2026-09-16' })]),
  })
  const { body } = await afterDays(3, accountant, (as) => subscribe(as, 3, true))
  expect(body).toEqual({ plan_type: 3, end_date: '2026-09-16' })
})

test('an undone trial whose days are over cannot be started again', async () => {
  const accountant = await addAccountant(app.services, { planType: null, planEndDate: null })
  await subscribe(accountant, 1, true)
  await undo(accountant)
  expect(await afterDays(16, accountant, plansOf)).toMatchObject({ trial_available: false })
  expect((await afterDays(16, accountant, (as) => subscribe(as, 1, true))).status).toBe(409)
})

test('the same plan picked twice on one day is one change, which can be undone', async () => {
  const accountant = await addAccountant(app.services, { planType: 7, planEndDate: '2027-08-31' })
  await subscribe(accountant, 2, false)
  await subscribe(accountant, 2, false)
  expect((await undo(accountant)).body).toEqual({ subscription: { plan_type: 7, end_date: '2027-08-31' } })
})

test('the plan of before counts again for all companies that the account had with it', async () => {
  const accountant = await withCompanies({ planType: 1, planEndDate: '2026-12-31' }, 4)
  await subscribe(accountant, 2, false)
  expect((await undo(accountant)).body).toEqual({ subscription: { plan_type: 1, end_date: '2026-12-31' } })
})

test('a change is not undone if companies were added since that do not fit into the plan of before', async () => {
  const accountant = await withCompanies({ planType: 1, planEndDate: '2026-12-31' }, 3)
  await subscribe(accountant, 2, false)
  await addBusiness(app.services, accountant)
  const { status, body } = await undo(accountant)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ code: 'COMPANIES_EXCEED_PLAN' }] })
  expect(await subscriptionOf(accountant)).toMatchObject({ plan_type: 2 })
})
