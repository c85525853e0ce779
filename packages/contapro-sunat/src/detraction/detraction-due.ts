import type { CivilDate } from '../civil-date/civil-date.ts'
import { type Centimos, centimos } from '../money/centimos.ts'
import { divideHalfUp, parseDecimal } from '../money/decimal.ts'
import { detractionAmount } from './detraction-amount.ts'
import { type DetractionRateInForce, detractionRateOn } from './detraction-rate-on.ts'

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
  /** Soles, taxes included. */
  readonly total: Centimos
  readonly issuedOn: CivilDate
}

/**
 * What is to be deposited for a voucher, in whole soles: the rate of its good or service on the issue date, on what the voucher
 * takes as its base; without such a rate what the XML states, as an amount or as a percentage of the total. Null when neither tells.
 *
 * Source: R.S. 183-2004, annexes 1–3; the whole of it is owed: Informe 178-2005-SUNAT/2B0000.
 */
export function detractionDue(
  { code, amount, percent }: StatedDetraction,
  { total, issuedOn }: DetractedVoucher,
  rates: readonly DetractionRateInForce[],
): Centimos | null {
  const rate = code === null ? null : detractionRateOn(rates, code, issuedOn)
  const due = amount ? atRate(amount, percent, rate) : detractionAmount(total, rate ?? percent ?? '0')
  return due > 0 ? due : null
}

/** The stated amount as it would be at the rate: only a part of the voucher may be subject, which its own base leaves out. */
function atRate(amount: Centimos, percent: string | null, rate: string | null): Centimos {
  const stated = parseDecimal(percent ?? '0')
  const wanted = parseDecimal(rate ?? '0')
  if (!stated?.unscaled || !wanted?.unscaled) return detractionAmount(amount, '100')
  const dividend = BigInt(amount) * wanted.unscaled * 10n ** BigInt(stated.scale)
  const soles = divideHalfUp(dividend, stated.unscaled * 10n ** BigInt(wanted.scale) * 100n)
  return centimos(Number(soles * 100n))
}
