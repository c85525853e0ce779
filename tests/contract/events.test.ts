import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

contractTest('createEventLog', {
  eventLog: true,
  call: async (client, { business, taxPeriod }, { statuses }) => {
    client.session.selectCompany(business, { taxPeriods: [taxPeriod] })
    client.events.tell({ type: 'downloaded', view: 'comprobantes', file: 'xml' })
    return lastOf(statuses)
  },
  sends: ({ accountant, business, taxPeriod }) => ({
    path: '/app/internal/me/event-logs',
    body: {
      event_type: 'download',
      description: 'comprobantes_xml',
      accountant_uuid: accountant.uuid,
      business_uuid: business.uuid,
      session_id: expect.any(String),
      metadata: { timeStamp: expect.any(String), abTestGroup: 'A', tax_period: taxPeriod },
    },
  }),
  gives: () => 204,
})

/** No action waits for its event. */
async function lastOf(statuses: readonly number[]): Promise<number | undefined> {
  await expect.poll(() => statuses).not.toHaveLength(0)
  return statuses.at(-1)
}
