import { expect, test } from 'vitest'
import { plansOnOffer } from '../../src/company/accounts/plans-on-offer.ts'
import { trialOfNewAccount } from '../../src/company/accounts/subscription-dates.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant } from '../../test-kit/testing-records.ts'

// An installation with one plan, which has no trial.
const plans = [{ ...plansOnOffer[1]!, trial_days: 0 }]
const app = useTestApp('pglite', { plans })

test.each([
  [1, false, 'PLAN_NOT_OFFERED', 'plan_type'],
  [2, true, 'TRIAL_NOT_OFFERED', 'free_trial'],
])('plan %i (trial: %s) is refused as %s', async (plan, isTrial, code, field) => {
  const as = await addAccountant(app.services)
  const json = { plan_type: plan, free_trial: isTrial }
  const { status, body } = await app.request('/app/internal/me/subscription', { as, json })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ code, field }] })
})

test('a new account has no plan and keeps its trial where plan 1 has none', () => {
  expect(trialOfNewAccount(app.services)).toEqual({ planType: null, planEndDate: null, hasUsedTrial: false })
})
