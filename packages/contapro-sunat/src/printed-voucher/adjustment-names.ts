import { addCentimos, percentOf } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos } from '../money/centimos.ts'
import type { UblAdjustment, UblAdvance, UblVoucher } from '../ubl/ubl-voucher.ts'
import { TOLERANCE } from './explain-difference.ts'

/** Catálogo 53: discounts, advances and charges, as printed vouchers name them. */
const NAMES: Readonly<Record<string, string>> = {
  '00': 'Descuento',
  '01': 'Descuento que no afecta la base',
  '02': 'Descuento global',
  '03': 'Descuento global que no afecta la base',
  '04': 'Anticipo',
  '05': 'Anticipo exonerado',
  '06': 'Anticipo inafecto',
  '46': 'Recargo al consumo',
  '47': 'Cargo',
  '48': 'Cargo que no afecta la base',
  '49': 'Cargo global',
  '50': 'Cargo global que no afecta la base',
}

const NAMES_OF_KINDS = { discount: 'Descuentos', charge: 'Otros cargos', rounding: 'Redondeo' } as const

const TAXED_ADVANCE = '04'
const ADVANCES: ReadonlySet<string> = new Set([TAXED_ADVANCE, '05', '06'])

/** Name of a discount, a charge or the rounding. */
export function adjustmentName({ kind, code }: UblAdjustment): string {
  return NAMES[code] ?? NAMES_OF_KINDS[kind]
}

/** Names of the adjustments of a voucher. An advance has the number of its voucher if the amounts show which one it is. */
export function adjustmentNames({ adjustments, advances, igvPercents }: UblVoucher): Map<UblAdjustment, string> {
  const open = new Set(advances)
  const names = new Map<UblAdjustment, string>()
  for (const adjustment of adjustments) {
    const paid = ADVANCES.has(adjustment.code) ? paidAmounts(adjustment, igvPercents) : []
    const advance = [...open].find((one) => paid.some((amount) => Math.abs(amount - one.amount) <= TOLERANCE))
    if (advance !== undefined) open.delete(advance)
    names.set(adjustment, advance === undefined ? adjustmentName(adjustment) : nameWith(adjustment, advance))
  }
  return names
}

/** "F070-90"; '' for an advance whose voucher is not named. */
export function advanceNumber({ voucher }: UblAdvance): string {
  if (voucher === null) return ''
  return voucher.series === '' ? voucher.number : `${voucher.series}-${voucher.number}`
}

/** A discount for an advance has no IGV, and the payment has it: the possible payments. */
function paidAmounts({ code, amount }: UblAdjustment, percents: readonly string[]): Centimos[] {
  const value = centimos(Math.abs(amount))
  if (code !== TAXED_ADVANCE) return [value]
  return percents.map((percent) => addCentimos(value, percentOf(value, percent)))
}

function nameWith(adjustment: UblAdjustment, advance: UblAdvance): string {
  const name = [adjustmentName(adjustment), advanceNumber(advance)].filter((part) => part !== '').join(' ')
  return adjustment.code === TAXED_ADVANCE ? `${name} (sin IGV)` : name
}
