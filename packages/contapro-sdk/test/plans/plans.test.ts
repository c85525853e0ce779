import { expect, test } from 'vitest'
import { getMe, listPlans, subscribe, undoPlanChange } from '../../src/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')

test('four plans stand on offer by the month and by the year', async () => {
  const { plans } = await listPlans(mock.client)
  expect(plans.map(({ plan_type, billing }) => `${plan_type} ${billing}`)).toEqual([
    '1 MONTHLY',
    '2 MONTHLY',
    '3 MONTHLY',
    '4 MONTHLY',
    '5 ANNUAL',
    '6 ANNUAL',
    '7 ANNUAL',
    '8 ANNUAL',
  ])
})

test('a picked plan is the one of the session’s user at once, and is told', async () => {
  const { client } = mock
  const subscription = await subscribe(client, { planType: 6, freeTrial: false })
  expect(subscription.plan_type).toBe(6)
  expect(client.session.auth.getSnapshot().user?.subscription).toEqual(subscription)
  expect((await getMe(client)).subscription).toEqual(subscription)
  expect(mock.events).toContainEqual({ type: 'plan-picked', planType: 6, isFreeTrial: false })
})

test('an account has one free trial', async () => {
  const { client } = mock
  withoutPlan()
  expect((await listPlans(client)).trial_available).toBe(true)
  await subscribe(client, { planType: 2, freeTrial: true })
  expect((await listPlans(client)).trial_available).toBe(false)
  const second = await rejectionOf(subscribe(client, { planType: 3, freeTrial: true }))
  expect(second).toMatchObject({ status: 409, code: 'TRIAL_ALREADY_USED' })
  expect((await getMe(client)).subscription?.plan_type).toBe(2)
})

test('a change is undone once: the user has the plan of before at once, and a started trial is left again', async () => {
  const { client } = mock
  withoutPlan()
  await subscribe(client, { planType: 2, freeTrial: true })
  expect((await listPlans(client)).last_change).toMatchObject({ before: null })
  expect(await undoPlanChange(client)).toEqual({ subscription: null })
  expect(client.session.auth.getSnapshot().user?.subscription).toBeNull()
  expect(await listPlans(client)).toMatchObject({ trial_available: true, last_change: null })
  expect(await rejectionOf(undoPlanChange(client))).toMatchObject({ status: 409, code: 'PLAN_CHANGE_FINAL' })
})

test('a plan for fewer companies than are in use is refused, and so is a trial beside a paid plan', async () => {
  const { client } = mock
  const data = mock.api.data()
  data.plans = data.plans.map((plan) => ({ ...plan, max_businesses: plan.plan_type === 1 ? 1 : null }))
  data.trialsUsed.clear()
  const tooSmall = await rejectionOf(subscribe(client, { planType: 1, freeTrial: false }))
  expect(tooSmall).toMatchObject({ status: 422, errors: [{ code: 'COMPANIES_EXCEED_PLAN' }] })
  const trial = await rejectionOf(subscribe(client, { planType: 2, freeTrial: true }))
  expect(trial).toMatchObject({ status: 422, errors: [{ code: 'TRIAL_WITH_PAID_PLAN' }] })
})

/** The account never had a plan. */
function withoutPlan(): void {
  const data = mock.api.data()
  data.trialsUsed.clear()
  data.accounts = data.accounts.map((account) => ({ ...account, user: { ...account.user, subscription: null } }))
}

test('a plan that is not on offer is refused', async () => {
  mock.api.data().plans.pop()
  const refused = await rejectionOf(subscribe(mock.client, { planType: 8, freeTrial: false }))
  expect(refused).toMatchObject({ status: 422, code: 'RULE_BROKEN' })
  expect(refused.messageFor('plan_type')).toBe('Este plan no está disponible.')
})
