import type { ObservedSale, SaleRuleSettings } from './observed-sale.ts'
import type { SaleFindingCode } from './sale-rule.ts'
import { saleRules } from './sale-rules.ts'

/** What the rules find in a sale, in their order; nothing in an annulled one. */
export function observeSale(sale: ObservedSale, settings: SaleRuleSettings): SaleFindingCode[] {
  if (sale.isAnnulled) return []
  return rules.flatMap(([code, { from, isFound }]) => (sale.issuedOn >= from && isFound(sale, settings) ? [code] : []))
}

const rules = /* @__PURE__ */ Object.entries(saleRules) as [SaleFindingCode, (typeof saleRules)[SaleFindingCode]][]
