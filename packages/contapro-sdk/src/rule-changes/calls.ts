import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { RuleChanges } from '../contract/contract.ts'

/** Boxes that the rules of an update changed and nobody has confirmed to have seen, by period, oldest first. Fails with 404 BUSINESS_NOT_FOUND. */
export function listRuleChanges(
  { call }: ContaproClient,
  businessUuid: string,
  options?: CallOptions,
): Promise<RuleChanges> {
  const route = 'GET /app/internal/businesses/{uuid}/rule-changes'
  return call({ operation: 'listRuleChanges', route, path: { uuid: businessUuid } }, options)
}

/** Notes who has seen the changes of these ids, and when; answers those that are left. Fails with 404 BUSINESS_NOT_FOUND. */
export function confirmRuleChanges(
  { call }: ContaproClient,
  businessUuid: string,
  seen: number[],
  options?: CallOptions,
): Promise<RuleChanges> {
  const route = 'PATCH /app/internal/businesses/{uuid}/rule-changes'
  return call({ operation: 'confirmRuleChanges', route, path: { uuid: businessUuid }, body: { seen } }, options)
}
