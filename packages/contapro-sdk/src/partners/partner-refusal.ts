/** Why what the partner's address brought leads nowhere. */
export type PartnerRefusal =
  /** No company: RUC or razón social is missing (part 1 §4, partner validate flow 1). */
  | { readonly reason: 'company-missing' }
  /** Neither a token nor address and password. */
  | { readonly reason: 'identity-missing' }
  | { readonly reason: 'ruc-invalid'; readonly ruc: string }
  /** The RUC belongs to a company of another accountant (flow 2); `name` is the company's. */
  | { readonly reason: 'ruc-taken'; readonly ruc: string; readonly name: string }
