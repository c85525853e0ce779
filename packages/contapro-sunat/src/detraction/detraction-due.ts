import type { CivilDate } from '../civil-date/civil-date.ts'
import { type Centimos, centimos } from '../money/centimos.ts'
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
  /** What the accountant entered by hand, in soles: it comes before everything else. */
  readonly entered?: Centimos | null
}

/**
 * What is to be deposited for a voucher, in whole soles: the rate of its good or service on the issue date, of the whole total. An
 * amount that the XML states counts where no such rate is known, and of freight where it is larger. Null when nobody tells.
 *
 * The base is the whole operation: D.Leg. 940, art. 4, num. 4.1; a voucher under detraction holds no other operations (R.S.
 * 183-2004, art. 19 [M]). Freight: the larger of what was agreed and the reference value, which only the issuer knows (art. 4,
 * num. 4.1 d; R.S. 073-2006). The whole of it is owed: Informe 178-2005-SUNAT/2B0000.
 */
export function detractionDue(
  stated: StatedDetraction,
  { total, issuedOn, entered = null }: DetractedVoucher,
  rates: readonly DetractionRateInForce[],
): Centimos | null {
  if (entered !== null) return entered
  const rate = stated.code ? detractionRateOn(rates, stated.code, issuedOn) : null
  const due = rate === null ? asStated(stated, total) : atRate(rate, stated, total)
  return due > 0 ? due : null
}

function asStated({ amount, percent }: StatedDetraction, total: Centimos): Centimos {
  return amount ? detractionAmount(amount, '100') : detractionAmount(total, percent ?? '0')
}

function atRate(rate: string, stated: StatedDetraction, total: Centimos): Centimos {
  const ofTotal = detractionAmount(total, rate)
  const isFreight = findDetractionGood(stated.code ?? '')?.annex === 'freight'
  return isFreight || total === 0 ? centimos(Math.max(ofTotal, broughtToRate(rate, stated))) : ofTotal
}

/** The stated amount as it would be at the rate, of the base that the XML took. */
function broughtToRate(rate: string, { amount, percent }: StatedDetraction): Centimos {
  const by = parseDecimal(percent ?? '0')
  const wanted = parseDecimal(rate)
  if (!amount) return centimos(0)
  if (!by?.unscaled || !wanted) return detractionAmount(amount, '100')
  const dividend = BigInt(amount) * wanted.unscaled * 10n ** BigInt(by.scale)
  const soles = divideHalfUp(dividend, by.unscaled * 10n ** BigInt(wanted.scale) * 100n)
  return centimos(Number(soles * 100n))
}
