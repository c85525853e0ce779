import type { HttpHandler } from 'msw'
import { type MockServer, mockOperation } from '../mock-operation.ts'

/** What the rules of an update changed, until it is confirmed. */
export function ruleChangeHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listRuleChanges', ({ params, data, isEmpty, ownBusiness, reply }) => {
      const { uuid } = ownBusiness({ uuid: params.uuid })
      if (isEmpty) return reply(200, { changes: [], merged_vouchers: [] })
      return reply(200, {
        changes: data.ruleChanges.get(uuid) ?? [],
        merged_vouchers: data.mergedVouchers.get(uuid) ?? [],
      })
    }),
    mockOperation(server, 'confirmRuleChanges', async ({ params, body, data, ownBusiness, reply }) => {
      const { uuid } = ownBusiness({ uuid: params.uuid })
      const { seen } = await body()
      const changes = (data.ruleChanges.get(uuid) ?? []).filter(({ id }) => !seen.includes(id))
      const merged = (data.mergedVouchers.get(uuid) ?? []).filter(({ id }) => !seen.includes(id))
      data.ruleChanges.set(uuid, changes)
      data.mergedVouchers.set(uuid, merged)
      return reply(200, { changes, merged_vouchers: merged })
    }),
  ]
}
