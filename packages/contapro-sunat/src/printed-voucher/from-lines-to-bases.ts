import { negateCentimos } from '../money/centimos-arithmetic.ts'
import { centimos } from '../money/centimos.ts'
import { isGratuitous } from '../ubl/affectation.ts'
import type { UblVoucher } from '../ubl/ubl-voucher.ts'
import { adjustmentName, adjustmentNames, advanceNumber } from './adjustment-names.ts'
import { explainDifference, type PossibleParts, TOLERANCE, type Total } from './explain-difference.ts'

/** Label of an amount that nothing in the XML explains. */
export const UNEXPLAINED = 'Diferencia sin detalle en el XML'

/** Codes of catálogo 53 that change the base of the taxes. */
const ON_BASE: ReadonlySet<string> = new Set(['00', '02', '04', '05', '06', '47', '49'])

/** Rows from the sum of the lines to the sum of the bases; none if both are equal or the XML states no base. */
export function fromLinesToBases(voucher: UblVoucher, bases: number, possible: PossibleParts): Total[] {
  const sales = voucher.lines.filter(({ affectation }) => !isGratuitous(affectation)).map(({ lineTotal }) => lineTotal)
  const net = sales.reduce((sum, lineTotal) => sum + lineTotal, 0)
  const { parts, rest } = explainDifference(bases - net, possible)
  const isUnknown = net === 0 || (bases === 0 && parts.length === 0)
  if (isUnknown || (parts.length === 0 && rest === 0)) return []
  const label = Math.abs(rest) <= TOLERANCE ? 'Redondeo' : UNEXPLAINED
  return [
    { label: 'Subtotal de ventas', amount: centimos(net) },
    ...parts,
    ...(rest === 0 ? [] : [{ label, amount: centimos(rest) }]),
  ]
}

/** The discounts, charges and advances of a voucher that may come before its bases, and those that may come after them. */
export function possibleParts(voucher: UblVoucher): { onBase: PossibleParts; outsideBase: PossibleParts } {
  const names = adjustmentNames(voucher)
  const rows = voucher.adjustments.map((adjustment) => ({
    isOnBase: ON_BASE.has(adjustment.code),
    isUncoded: adjustment.code === '' && adjustment.kind !== 'rounding',
    label: names.get(adjustment) ?? '',
    group: adjustmentName(adjustment),
    amount: adjustment.amount,
  }))
  const uncoded = rows.filter(({ isUncoded }) => isUncoded)
  const other = [...uncoded, ...advanceRows(voucher)]
  return {
    onBase: { own: rows.filter(({ isOnBase }) => isOnBase), other },
    outsideBase: { own: rows.filter(({ isOnBase, isUncoded }) => !isOnBase && !isUncoded), other },
  }
}

/** Advances as paid, for vouchers that deduct them with their taxes. */
const advanceRows = ({ advances }: UblVoucher): Total[] =>
  advances.map((advance) => ({
    label: `Anticipo ${advanceNumber(advance)}`.trim(),
    group: 'Anticipos',
    amount: negateCentimos(advance.amount),
  }))
