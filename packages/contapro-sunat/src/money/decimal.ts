/** A decimal number without loss: `unscaled` ÷ 10^`scale`. */
export interface Decimal {
  readonly unscaled: bigint
  readonly scale: number
}

const DECIMAL = /^(-?)([0-9]{1,30})(?:\.([0-9]{1,30}))?$/

/** The exact value of a decimal text ("-12.50"), or undefined when it is not one. Exponents and separators are refused. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign = '', integers = '', decimals = ''] = match
  return { unscaled: BigInt(`${sign}${integers}${decimals}`), scale: decimals.length }
}

/** Quotient rounded half up by its size, so that a credit note mirrors its voucher: 0.5 → 1 and −0.5 → −1. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  // BigInt cuts towards zero: half of the divisor more, or less below zero, makes it round.
  const half = dividend < 0n === divisor < 0n ? divisor : -divisor
  return (dividend * 2n + half) / (divisor * 2n)
}

/** The number without needless zeros: "18.00" → "18", "010.50" → "10.5"; undefined when it is not a decimal text. */
export function trimDecimal(text: string): string | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign = '', integers = '', decimals = ''] = match
  const whole = integers.replace(/^0+(?=[0-9])/, '')
  const fraction = decimals.replace(/0+$/, '')
  const plain = fraction === '' ? whole : `${whole}.${fraction}`
  return plain === '0' ? '0' : `${sign}${plain}`
}
