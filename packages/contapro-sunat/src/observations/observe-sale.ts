import type { ObservedSale, SaleRuleSettings } from './observed-sale.ts'
import type { SaleFindingCode } from './sale-rule.ts'
import { saleRules } from './sale-rules.ts'

/** Findings of the rules in a sale, in their order. Annulled sales have their own rules (`isOfAnnulled`). */
export function observeSale(sale: ObservedSale, settings: SaleRuleSettings): SaleFindingCode[] {
  return rules.flatMap(([code, { from, isOfAnnulled = false, isFound }]) =>
    isOfAnnulled === sale.isAnnulled && sale.issuedOn >= from && isFound(sale, settings) ? [code] : [],
  )
}

const rules = /* @__PURE__ */ Object.entries(saleRules) as [SaleFindingCode, (typeof saleRules)[SaleFindingCode]][]
