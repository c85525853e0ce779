import type { DepositFact, EnteredDetraction, IssuerStanding, ModifiedFact } from '@contapro/sunat/observations'

/** What the rules of observation look at beside the vouchers themselves. What is in none of the maps is not known. */
export interface PurchaseFacts {
  /** By RUC: issuers that the company's padrón speaks against. */
  readonly issuers: ReadonlyMap<string, IssuerStanding>
  /** By code of the voucher. */
  readonly deposits: ReadonlyMap<string, readonly DepositFact[]>
  /** By code of the voucher: what the accountant entered by hand. */
  readonly entries: ReadonlyMap<string, EnteredDetraction>
  /** Descriptions of the lines, by hash of the XML. */
  readonly items: ReadonlyMap<string, readonly string[]>
  /** By code of the note, bought or sold. */
  readonly modified: ReadonlyMap<string, ModifiedFact>
}

/** Nothing is known but the vouchers. */
export const noPurchaseFacts: PurchaseFacts = {
  issuers: new Map(),
  deposits: new Map(),
  entries: new Map(),
  items: new Map(),
  modified: new Map(),
}
