import { compareFilePlaces, type FilePlace } from './file-place.ts'
import type { ModifiedVoucher, RegisterLayout, RegisterRow } from './register-row.ts'

/** Which source's word counts more: the replacement that the accountant sends over SUNAT's proposal over the older PLE (decisions 21). */
const LAYOUT_RANK: Readonly<Record<RegisterLayout, number>> = { ple: 2, proposal: 3, replacement: 4 }

/** Estado of a PLE line that corrects an earlier one. */
const PLE_CORRECTION = '9'

/** A row of a register and the place where it was read; null if that is unknown. */
export interface PlacedRow extends Pick<RegisterRow, 'layout' | 'pleState'> {
  /** `YYYYMM`. */
  readonly period: string
  readonly file: FilePlace | null
}

/**
 * Which of two rows about one voucher (same key) counts: positive if `a` does, negative if `b` does, 0 for the same place (decisions 21
 * and 54). In turn:
 *
 * 1. the layout: replacement over proposal over PLE;
 * 2. the earlier period: a voucher is annotated once, and a later register that repeats it is the doubled one;
 * 3. within the PLE, a line that corrects (state 9) over the line of the same period that it corrects;
 * 4. the newer file, and within one file the later line (`compareFilePlaces`).
 *
 * It is a total order of places: the survivor does not depend on order, splitting or repetition if the dates of the files are known.
 */
export function compareRegisterRows(a: PlacedRow, b: PlacedRow): number {
  return (
    LAYOUT_RANK[a.layout] - LAYOUT_RANK[b.layout] ||
    Number(b.period) - Number(a.period) ||
    Number(isCorrection(a)) - Number(isCorrection(b)) ||
    compareFilePlaces(a.file, b.file)
  )
}

const isCorrection = ({ layout, pleState }: PlacedRow): boolean => layout === 'ple' && pleState === PLE_CORRECTION

/** Everything that a row says of its voucher, in a fixed order; without its place in the file. */
export function registerRowText(row: RegisterRow): string {
  const special = row.book === 'RCE' ? [row.customsYear, row.hasDetraction] : [row.operationType]
  return JSON.stringify([
    row.book,
    row.ownerRuc,
    row.ownerName,
    row.period,
    row.issuedOn,
    row.dueOn,
    row.type,
    row.series,
    row.number,
    row.finalNumber,
    row.counterpartyDocumentType,
    row.counterpartyDocument,
    row.counterpartyName,
    row.currency,
    row.exchangeRate,
    modifiedOf(row.modified),
    row.noteType,
    row.state,
    amountsOf(row),
    special,
    ...(row.pleState === undefined ? [] : [row.pleState]),
  ])
}

/** The amounts of a row in SUNAT's order, fields 15 to 25 of RCE or 14 to 26 of RVIE. */
export function amountsOf(row: RegisterRow): number[] {
  if (row.book === 'RCE') {
    const { taxableDg, igvDg, taxableDgng, igvDgng, taxableDng, igvDng } = row.amounts
    const { untaxed, isc, icbper, otherCharges, total } = row.amounts
    return [taxableDg, igvDg, taxableDgng, igvDgng, taxableDng, igvDng, untaxed, isc, icbper, otherCharges, total]
  }
  const { exportValue, taxable, taxableDiscount, igv, igvDiscount, exonerated, unaffected } = row.amounts
  const { isc, ivapTaxable, ivap, icbper, otherTaxes, total } = row.amounts
  const bases = [exportValue, taxable, taxableDiscount, igv, igvDiscount, exonerated, unaffected]
  return [...bases, isc, ivapTaxable, ivap, icbper, otherTaxes, total]
}

function modifiedOf(modified: ModifiedVoucher | null): (string | null)[] | null {
  return modified && [modified.issuedOn, modified.type, modified.series, modified.number]
}
