import type { StatedDetraction } from '../detraction/detraction-due.ts'
import { divideHalfUp, trimDecimal } from '../money/decimal.ts'
import type { UblVoucher } from './ubl-voucher.ts'

/** Decimals of a percentage that stands for an amount: of a total of a thousand million they miss a tenth of a céntimo. */
const DECIMALS = 10

/**
 * What a voucher states of its detraction, in soles. An amount in the voucher's own foreign currency becomes its part of the
 * total: of the soles of the register it makes the same amount, at the register's rate of exchange. Nothing without a detraction.
 *
 * Source: the deposit is made in soles (R.S. 183-2004, art. 20).
 */
export function statedDetraction({
  detraction,
  payable,
  currency,
}: Pick<UblVoucher, 'detraction' | 'payable' | 'currency'>): StatedDetraction {
  if (detraction === null) return { code: null, amount: null, percent: null }
  const { code, percent, amount } = detraction
  if (detraction.currency === 'PEN') return { code, amount, percent }
  const isConvertible = detraction.currency === currency && amount > 0 && payable > 0
  return { code, amount: null, percent: isConvertible ? partOf(amount, payable) : percent }
}

/** In percent, decimal text. */
function partOf(amount: number, total: number): string {
  const digits = divideHalfUp(BigInt(amount) * 10n ** BigInt(DECIMALS + 2), BigInt(total)).toString()
  const padded = digits.padStart(DECIMALS + 1, '0')
  const text = `${padded.slice(0, -DECIMALS)}.${padded.slice(-DECIMALS)}`
  return trimDecimal(text) ?? text
}
