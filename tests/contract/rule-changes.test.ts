import { confirmRuleChanges, listRuleChanges } from '@contapro/sdk'
import { contractTest } from './frame/contract-test.ts'

contractTest('listRuleChanges', {
  call: (client, { business }) => listRuleChanges(client, business.uuid),
  sends: ({ business }) => ({ path: `/app/internal/businesses/${business.uuid}/rule-changes` }),
  gives: () => ({ changes: [], merged_vouchers: [] }),
})

contractTest('confirmRuleChanges', {
  call: (client, { spare }) => confirmRuleChanges(client, spare.uuid, [7]),
  sends: ({ spare }) => ({ path: `/app/internal/businesses/${spare.uuid}/rule-changes`, body: { seen: [7] } }),
  gives: () => ({ changes: [], merged_vouchers: [] }),
})
