import type { CivilDate } from '../civil-date/civil-date.ts'
import { addCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { divideHalfUp, parseDecimal } from '../money/decimal.ts'
import { detractionAmount } from './detraction-amount.ts'
import { type DetractionRateInForce, detractionRateOn } from './detraction-rate-on.ts'
import { findDetractionGood } from './find-detraction-good.ts'

/** What the XML of a voucher states of its detraction; null, or nothing, where it leaves a fact out. */
export interface StatedDetraction {
  /** Catálogo 54. */
  readonly code: string | null
  /** Soles. */
  readonly amount: Centimos | null
  /** Of the total, decimal text. */
  readonly percent: string | null
}

/** The voucher whose detraction it is. */
export interface DetractedVoucher {
  /** Soles, taxes included; 0 while it is in another currency and no register puts it into soles. */
  readonly total: Centimos
  readonly issuedOn: CivilDate
  /** Sum of the totals of its notes up to the day of the question, in soles: credit notes negative, debit notes positive. */
  readonly notes?: Centimos
  /** What the accountant entered by hand, in soles: it comes before everything else. */
  readonly entered?: Centimos | null
}

/**
 * What is to be deposited for a voucher, in whole soles: the rate of its good or service on the issue date, of the whole total with its
 * notes. An amount that the XML states counts where no such rate is known, and of freight where it is larger. Null if it is not known.
 *
 * The base is the whole operation: D.Leg. 940, art. 4, num. 4.1; a voucher under detraction holds no other operations (R.S.
 * 183-2004, art. 19 [M]). Freight: the larger of what was agreed and the reference value, which only the issuer knows (art. 4,
 * num. 4.1 d; R.S. 073-2006). The whole of it is owed: Informe 178-2005-SUNAT/2B0000. Notes change the amount of the operation (our
 * reading of art. 4): they change neither an entered amount nor a reference value, and what is annulled as a whole owes nothing.
 */
export function detractionDue(
  stated: StatedDetraction,
  { total, issuedOn, notes = zeroCentimos, entered = null }: DetractedVoucher,
  rates: readonly DetractionRateInForce[],
): Centimos | null {
  if (entered !== null) return entered
  const left = total === 0 ? total : addCentimos(total, notes)
  if (total > 0 && left <= 0) return zeroCentimos
  const rate = stated.code ? detractionRateOn(rates, stated.code, issuedOn) : null
  const dueOf = (base: Centimos): Centimos =>
    rate === null ? asStated(stated, { total, base }) : atRate(rate, stated, base)
  return dueOf(total) > 0 ? dueOf(left) : null
}

/** The part of the stated amount that the base is of the total. */
function asStated(
  { amount, percent }: StatedDetraction,
  { total, base }: { readonly total: Centimos; readonly base: Centimos },
): Centimos {
  if (!amount) return detractionAmount(base, percent ?? '0')
  if (total === 0) return detractionAmount(amount, '100')
  return wholeSoles(BigInt(amount) * BigInt(base), BigInt(total))
}

function atRate(rate: string, stated: StatedDetraction, base: Centimos): Centimos {
  const ofBase = detractionAmount(base, rate)
  const isFreight = findDetractionGood(stated.code ?? '')?.annex === 'freight'
  return isFreight || base === 0 ? centimos(Math.max(ofBase, broughtToRate(rate, stated))) : ofBase
}

/** The stated amount as it would be at the rate, of the base that the XML took. */
function broughtToRate(rate: string, { amount, percent }: StatedDetraction): Centimos {
  const by = parseDecimal(percent ?? '0')
  const wanted = parseDecimal(rate)
  if (!amount) return centimos(0)
  if (!by?.unscaled || !wanted) return detractionAmount(amount, '100')
  return wholeSoles(
    BigInt(amount) * wanted.unscaled * 10n ** BigInt(by.scale),
    by.unscaled * 10n ** BigInt(wanted.scale),
  )
}

/** A quotient of céntimos, half a sol upwards. */
function wholeSoles(dividend: bigint, divisor: bigint): Centimos {
  return centimos(Number(divideHalfUp(dividend, divisor * 100n) * 100n))
}
