import { listPlans, subscribe, undoPlanChange } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

contractTest('listPlans', {
  call: (client) => listPlans(client),
  sends: () => ({ path: '/app/internal/plans' }),
  gives: () => ({
    plans: expect.arrayContaining([
      {
        plan_type: 1,
        billing: 'MONTHLY',
        name: expect.any(String),
        description: expect.any(String),
        price: expect.stringMatching(/^\d+\.\d\d$/),
        max_businesses: expect.any(Number),
        trial_days: expect.any(Number),
        end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        trial_end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]),
    trial_available: expect.any(Boolean),
    businesses_count: expect.any(Number),
    last_change: null,
  }),
})

contractTest('subscribe', {
  as: 'partner',
  call: (client) => subscribe(client, { planType: 5, freeTrial: false }),
  sends: () => ({ path: '/app/internal/me/subscription', body: { plan_type: 5, free_trial: false } }),
  gives: () => ({ plan_type: 5, end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
})

contractTest('undoPlanChange', {
  as: 'partner',
  async call(client) {
    await subscribe(client, { planType: 6, freeTrial: false })
    return undoPlanChange(client)
  },
  sends: () => ({ path: '/app/internal/me/subscription/undo' }),
  gives: () => ({
    subscription: { plan_type: expect.any(Number), end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  }),
})
