import type { HttpHandler } from 'msw'
import { type MockCall, type MockServer, mockOperation } from '../mock-operation.ts'
import { pageOf } from '../page-of.ts'
import { perceptionSum, perceptionsOf, retentionSum, retentionsOf } from '../withholdings-of.ts'

/** Perceptions and retentions of a period. */
export function withholdingHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listPerceptions', (call) => {
      const all = call.isEmpty ? [] : perceptionsOf(call.data, ...periodOf(call))
      const { data: vouchers, metadata } = pageOf(all, call.query, 10)
      const summary = { total_items: all.length, total_amount_perceptions: perceptionSum(all) }
      return call.reply(200, { vouchers, summary, pagination: metadata.pagination })
    }),
    mockOperation(server, 'listRetentions', (call) => {
      const all = call.isEmpty ? [] : retentionsOf(call.data, ...periodOf(call))
      const { data: vouchers, metadata } = pageOf(all, call.query, 10)
      const summary = { total_items: all.length, total_amount_retentions: retentionSum(all) }
      return call.reply(200, { vouchers, summary, pagination: metadata.pagination })
    }),
  ]
}

function periodOf({
  query,
  ownBusiness,
}: MockCall<'listPerceptions'> | MockCall<'listRetentions'>): [ruc: string, taxPeriod: string] {
  const { ruc } = ownBusiness({ ruc: query.get('business_ruc') ?? '', uuid: query.get('business_uuid') ?? '' })
  return [ruc, query.get('tax_period') ?? '']
}
