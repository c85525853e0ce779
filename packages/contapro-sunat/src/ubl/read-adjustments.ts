import { negateCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, zeroCentimos } from '../money/centimos.ts'
import { roundToCentimos } from '../money/round-to-centimos.ts'
import { legacyDiscounts } from './read-remainder.ts'
import type { UblAdjustment } from './ubl-voucher.ts'
import type { UblValues } from './ubl-values.ts'
import { elementsAt, textAt, type XmlElement } from './xml-element.ts'

/** Discounts and charges of one voucher or of one line. */
const MAX_ADJUSTMENTS = 1_000

/** Perceptions and retentions of catálogo 53. They are no part of the amount to pay and are read elsewhere. */
const WITHHELD: ReadonlySet<string> = new Set(['51', '52', '53', '62'])

/** Discounts and charges of the whole voucher: each `AllowanceCharge`, the rounding, and discounts that only a total states. */
export function readAdjustments(root: XmlElement, totalName: string, values: UblValues): UblAdjustment[] {
  const listed = readAllowanceCharges(root, values).filter(({ code }) => !WITHHELD.has(code))
  const rounding = amountAt(root, totalName, 'cbc:PayableRoundingAmount')
  const discounts = amountAt(root, totalName, 'cbc:AllowanceTotalAmount')
  const legacy = legacyDiscounts(root, values)
  const totals = new Set([discounts, legacy].filter((amount) => amount !== 0))
  return [
    ...listed,
    ...(rounding === 0 ? [] : [{ kind: 'rounding' as const, code: '', amount: rounding, base: null }]),
    ...[...totals].map((amount) => ({
      kind: 'discount' as const,
      code: '',
      amount: negateCentimos(amount),
      base: null,
    })),
  ]
}

/** The discounts and charges inside an element, with signed amounts; a discount of nothing is left out. */
export function readAllowanceCharges(from: XmlElement, values: UblValues): UblAdjustment[] {
  const elements = values.atMost(MAX_ADJUSTMENTS, 'cac:AllowanceCharge', elementsAt(from, 'cac:AllowanceCharge'))
  return elements.map(readOne).filter(({ amount }) => amount !== 0)
}

function readOne(element: XmlElement): UblAdjustment {
  const isCharge = /^(true|1)$/i.test(textAt(element, 'cbc:ChargeIndicator'))
  const amount = amountAt(element, 'cbc:Amount')
  const code = textAt(element, 'cbc:AllowanceChargeReasonCode')
  return {
    kind: isCharge ? 'charge' : 'discount',
    // No code of catálogo 53 is longer.
    code: code.length > 2 ? '' : code,
    amount: isCharge ? amount : negateCentimos(amount),
    base: roundToCentimos(textAt(element, 'cbc:BaseAmount')) ?? null,
  }
}

/** No figure depends on these amounts, so an invalid one is left out instead of refusing the file. */
function amountAt(from: XmlElement, ...path: readonly string[]): Centimos {
  return roundToCentimos(textAt(from, ...path)) ?? zeroCentimos
}
