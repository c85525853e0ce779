import { negateCentimos, sumCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { ADDITIONAL_INFORMATION } from './read-taxes.ts'
import type { UblTax } from './ubl-voucher.ts'
import type { UblValues } from './ubl-values.ts'
import { elementsAt, textAt, type XmlElement } from './xml-element.ts'

/** Céntimos by which rounding line by line may move a total (domain notes, section 8). */
const TOLERANCE = 5

/** Schemes of catálogo 05 that are paid, with their base or by their tax alone. 9996 is given away. */
const WITH_BASE: ReadonlySet<string> = new Set(['1000', '1016', '9995', '9997', '9998'])
const PAID: ReadonlySet<string> = new Set([...WITH_BASE, '2000', '7152', '9999'])

/** What a voucher may add to its bases and taxes, or take from them, before it is paid. */
const ADDED = ['cbc:ChargeTotalAmount', 'cbc:PayableRoundingAmount'] as const
const TAKEN = ['cbc:AllowanceTotalAmount', 'cbc:PrepaidAmount'] as const

/** Discounts of the whole voucher in UBL 2.0 (catálogo 14). */
const LEGACY_DISCOUNTS = '2005'

interface Stated {
  readonly totalName: string
  readonly taxes: readonly UblTax[]
  readonly payable: Centimos
}

/**
 * What is left of the amount to pay that no element of the voucher explains: neither a base nor a tax, nor charges, discounts,
 * advances and rounding, of which issuers count some within the bases and some beside them. Zero for nearly all; files of before
 * SUNAT checked the sums have one.
 */
export function readRemainder(root: XmlElement, stated: Stated, values: UblValues): Centimos {
  const { totalName, taxes, payable } = stated
  const paid = taxes.filter(({ scheme }) => PAID.has(scheme))
  const parts = paid.flatMap((tax) => [
    tax.amount,
    WITH_BASE.has(tax.scheme) ? (tax.taxable ?? zeroCentimos) : zeroCentimos,
  ])
  const rest = centimos(payable - sumCentimos(parts))
  const total = (name: string): Centimos => values.amount(root, totalName, name) ?? zeroCentimos
  const named = [...ADDED.map(total), ...[...TAKEN.map(total), legacyDiscounts(root, values)].map(negateCentimos)]
  return isSumOfSome(
    rest,
    named.filter((amount) => amount !== 0),
  )
    ? zeroCentimos
    : rest
}

/** Discounts of the whole voucher as SUNAT's own total of UBL 2.0 states them; zero in UBL 2.1. */
export function legacyDiscounts(root: XmlElement, values: UblValues): Centimos {
  const totals = elementsAt(root, ...ADDITIONAL_INFORMATION, 'sac:AdditionalMonetaryTotal')
  const discounts = totals.find((total) => textAt(total, 'cbc:ID') === LEGACY_DISCOUNTS)
  return (discounts && values.amount(discounts, 'cbc:PayableAmount')) ?? zeroCentimos
}

function isSumOfSome(rest: number, [first, ...others]: readonly number[]): boolean {
  if (Math.abs(rest) <= TOLERANCE) return true
  return first !== undefined && (isSumOfSome(rest - first, others) || isSumOfSome(rest, others))
}
