import type { Observation } from './observation.ts'
import { observationRules } from './observation-rules.ts'
import type { ObservationSettings, ObservedPurchase } from './observed-purchase.ts'

/**
 * What the rules find in a purchase, in their order. It knows nothing of decisions: hand the result to `purchaseTreatment`,
 * which never lets a rule change what the accountant decided.
 */
export function observePurchase(purchase: ObservedPurchase, settings: ObservationSettings): Observation[] {
  const found: Observation[] = []
  for (const { code, status, credit, from, isFound, creditPeriod } of rules) {
    if (purchase.issuedOn < from || !isFound(purchase, settings)) continue
    found.push({ code, status, credit, creditPeriod: creditPeriod?.(purchase, settings) ?? null })
  }
  return found
}

const rules = /* @__PURE__ */ Object.values(observationRules)
