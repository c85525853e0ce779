import {
  type Centimos,
  type CivilDate,
  centimos,
  type DetractionRateInForce,
  detractionDue,
  detractionRateOn,
  sumCentimos,
} from '@contapro/sunat'
import type { DetractedPurchase } from './detraction-columns.ts'
import type { EnteredFacts } from './detraction-entries.store.ts'
import type { DetractionNote } from './detraction-notes.store.ts'

/** A purchase with what is known of its detraction beside its row. */
export interface KnownPurchase extends DetractedPurchase {
  /** Céntimos. */
  readonly paid: number
  readonly notes: readonly DetractionNote[]
  readonly depositGood: string | null
  readonly entered: EnteredFacts | null
}

/** What a purchase still owes. */
export interface OwedDetraction {
  /** Catálogo 54; null where nobody says it. */
  readonly good: string | null
  /** Percent; null where none is known. */
  readonly rate: string | null
  /** What is left to be deposited; null where nobody says it. */
  readonly owed: Centimos | null
}

/** What is left of a detraction, by the rates of the company. */
export function owedDetraction(purchase: KnownPurchase, rates: readonly DetractionRateInForce[]): OwedDetraction {
  const { detractionCode, detractionAmount, detractionPercent, depositGood, entered, notes, paid, total, issuedOn } =
    purchase
  const good = entered?.good || detractionCode || depositGood || null
  const stated = { code: good, amount: detractionAmount as Centimos | null, percent: detractionPercent }
  const voucher = {
    total: centimos(total),
    issuedOn: issuedOn as CivilDate,
    notes: sumCentimos(notes.map((note) => centimos(note.total))),
    entered: entered ? (entered.amount as Centimos | null) : null,
  }
  const due = detractionDue(stated, voucher, rates)
  return {
    good,
    rate: good === null ? null : detractionRateOn(rates, good, issuedOn as CivilDate),
    owed: due === null ? null : centimos(due - paid),
  }
}
