import type { Observation } from './observation.ts'
import type { ObservationRule } from './observation-rule.ts'
import { observationRules } from './observation-rules.ts'
import type { ObservationSettings, ObservedPurchase } from './observed-purchase.ts'

/**
 * What the rules find in a purchase, in their order. It knows nothing of decisions: hand the result to `purchaseTreatment`,
 * which never lets a rule change what the accountant decided.
 */
export function observePurchase(purchase: ObservedPurchase, settings: ObservationSettings): Observation[] {
  return rules
    .filter((rule) => purchase.issuedOn >= rule.from && rule.isFound(purchase, settings))
    .map((rule) => observation(rule, purchase))
}

const rules = /* @__PURE__ */ Object.values(observationRules)

function observation({ code, status, credit, creditPeriod }: ObservationRule, purchase: ObservedPurchase): Observation {
  return { code, status, credit, creditPeriod: creditPeriod?.(purchase) ?? null }
}
