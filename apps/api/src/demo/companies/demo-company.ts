import type { Ruc } from '@contapro/sunat'
import type { RareKind } from '../catalogue/rare-purchases.ts'
import type { Trade } from '../catalogue/trade.ts'

/** Column of the purchases register: taxed operations only, mixed (prorrata), or untaxed only. */
export type Destination = 'DG' | 'DGNG' | 'DNG'

/** Credit and debit notes of a usual month, and how many of 100 correct a voucher of an earlier period. */
export interface NotesPlan {
  readonly credit: number
  readonly debit: number
  readonly earlierPercent: number
}

/** When a company deposits detractions: within days; so, but for a few; or mostly after the term. */
export type DepositHabit = 'prompt' | 'usual' | 'late'

/** What a company buys in a usual month. */
export interface PurchasesPlan {
  /** Vouchers of `trades`. */
  readonly count: number
  readonly trades: readonly (readonly [Trade, weight: number])[]
  /** One voucher of each every month. */
  readonly monthly: readonly Trade[]
  readonly rareKind: RareKind
  readonly destinations: readonly (readonly [Destination, weight: number])[]
  /** Of 100 vouchers of `trades`, boletas. */
  readonly boletaPercent: number
  /** Of 100 vouchers of `trades`, those that their issuer gave up (baja). */
  readonly annulledPercent: number
  readonly notes: NotesPlan
  /** Vouchers of the last days that the register only holds a month later. */
  readonly late: number
  /** Whether each month holds a voucher of more than twelve months before. */
  readonly hasOldVoucher: boolean
  readonly deposits: DepositHabit
  /** Whether suppliers perceive IGV on its purchases (CPE 40). */
  readonly suffersPerceptions: boolean
}

/** What a company sells in a usual month. */
export interface SalesPlan {
  readonly count: number
  readonly trades: readonly (readonly [Trade, weight: number])[]
  /** Of 100 vouchers, facturas; the others are boletas. Exports are facturas. */
  readonly facturaPercent: number
  readonly notes: NotesPlan
  /** Vouchers given up (baja): all zeros in the register. */
  readonly annulled: number
  /** A cash register: one row a day with a range of tickets (type 12). */
  readonly hasTickets: boolean
  /** Whether customers withhold IGV from it (CPE 20). */
  readonly suffersRetentions: boolean
  /** One row a month of each: 49 IVAP deposit, 96 withdrawal of goods, 99 consolidated boletas. */
  readonly rareTypes: readonly string[]
}

/** The books of a company. */
export interface BooksPlan {
  /** Percentage of a usual month, January to December. */
  readonly season: readonly number[]
  /** Months with files, up to the last complete one. */
  readonly months: number
  readonly purchases: PurchasesPlan
  readonly sales: SalesPlan
}

export type DemoCompanyStatus = 'VALID' | 'MISSING_PERMISSIONS' | 'IN_PROGRESS' | 'INVALID_CREDENTIALS'

/** A company of the demo. */
export interface DemoCompany {
  readonly ruc: Ruc
  readonly name: string
  /** Address of the account that owns it. */
  readonly accountant: string
  /** What it is there to show, in Spanish; null for one that is just another company. */
  readonly story: string | null
  readonly status: DemoCompanyStatus
  /** SOL modules that its user lacks. */
  readonly missingModules: readonly string[]
  /** Null for a company without vouchers. */
  readonly books: BooksPlan | null
}

const quietNotes: NotesPlan = { credit: 1, debit: 0, earlierPercent: 50 }

/** A purchases plan with what is usual for a small company. */
export function purchasesPlan(
  plan: Partial<PurchasesPlan> & Pick<PurchasesPlan, 'count' | 'trades' | 'rareKind'>,
): PurchasesPlan {
  return {
    monthly: [],
    destinations: [['DG', 1]],
    boletaPercent: 2,
    annulledPercent: 1,
    notes: quietNotes,
    late: 0,
    hasOldVoucher: false,
    deposits: 'usual',
    suffersPerceptions: false,
    ...plan,
  }
}

/** A sales plan with what is usual for a small company. */
export function salesPlan(plan: Partial<SalesPlan> & Pick<SalesPlan, 'count' | 'trades'>): SalesPlan {
  return {
    facturaPercent: 100,
    notes: quietNotes,
    annulled: 0,
    hasTickets: false,
    suffersRetentions: false,
    rareTypes: [],
    ...plan,
  }
}
