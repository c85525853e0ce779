import { getSettings, updateSettings } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const patch = { prorrata: [{ from: '202608', coefficient: '0.8542' }] }

contractTest('getSettings', {
  call: (client, { business }) => getSettings(client, business.uuid),
  sends: ({ business }) => ({ path: `/app/internal/businesses/${business.uuid}/settings` }),
  gives: () => ({
    values: expect.objectContaining({
      prorrata: expect.any(Array),
      foreign_words: expect.any(Array),
      rce_token_count: 38,
      siscont_template: { format: 'xlsx', currency: 'soles', columns: expect.any(Array) },
    }),
    shipped: expect.objectContaining({ rce_token_count: 38 }),
    changes: expect.any(Array),
    padron: null,
    is_reviewing: false,
  }),
})

contractTest('updateSettings', {
  call: (client, { spare }) => updateSettings(client, spare.uuid, patch),
  sends: ({ spare }) => ({ path: `/app/internal/businesses/${spare.uuid}/settings`, body: patch }),
  gives: () => ({
    values: expect.objectContaining(patch),
    shipped: expect.objectContaining({ prorrata: [] }),
    changes: [
      {
        changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        changed_by: expect.stringMatching(/^Rosa Elvira Quispe/),
        before: { prorrata: [] },
        after: patch,
      },
    ],
    padron: null,
    is_reviewing: false,
  }),
})
