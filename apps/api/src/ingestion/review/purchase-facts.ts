import type {
  DepositFact,
  EnteredDetraction,
  IssuerStanding,
  ModifiedFact,
  NoteFact,
} from '@contapro/sunat/observations'
import type { PurchaseAmounts, SaleAmounts } from '@contapro/sunat/sire'
import type { RatedVoucher } from '../../vouchers/amounts/in-soles.ts'

/** What the rules of observation look at beside the vouchers themselves. What is in none of the maps is not known. */
export interface PurchaseFacts {
  /** By RUC: issuers that the company's padrón speaks against. */
  readonly issuers: ReadonlyMap<string, IssuerStanding>
  /** By code of the voucher. */
  readonly deposits: ReadonlyMap<string, readonly DepositFact[]>
  /** By code of the voucher that they modify: its credit and debit notes. */
  readonly notes: ReadonlyMap<string, readonly NoteFact[]>
  /** By code of the voucher: what the accountant entered by hand. */
  readonly entries: ReadonlyMap<string, EnteredDetraction>
  /** Descriptions of the lines, by hash of the XML. */
  readonly items: ReadonlyMap<string, readonly string[]>
  /** By code of the note, bought or sold. */
  readonly modified: ReadonlyMap<string, ModifiedFact>
  /** By its own code: a voucher that a note without soles modifies. */
  readonly rated: ReadonlyMap<string, RatedVoucher>
  /** By hash of the XML: amounts in its own currency, of an XML that was taken in before its voucher kept them. */
  readonly ownAmounts: ReadonlyMap<string, PurchaseAmounts | SaleAmounts>
}

/** Nothing is known but the vouchers. */
export const noPurchaseFacts: PurchaseFacts = {
  issuers: new Map(),
  deposits: new Map(),
  notes: new Map(),
  entries: new Map(),
  items: new Map(),
  modified: new Map(),
  rated: new Map(),
  ownAmounts: new Map(),
}
