import { isAnnulled } from '../voucher/voucher-types.ts'
import type { ModifiedVoucher, RegisterLayout, RegisterRow } from './register-row.ts'

/** Which source's word counts more: the replacement that the accountant sends over SUNAT's proposal over the older PLE (decisions 21). */
const LAYOUT_RANK: Readonly<Record<RegisterLayout, number>> = { ple: 2, proposal: 3, replacement: 4 }

const LATEST_PERIOD = 999_999

/** Estado of a PLE line that corrects an earlier one. */
const PLE_CORRECTION = '9'

/**
 * Which of two rows about one voucher (same key) counts: positive when `a` does, negative when `b`, 0 when they say the
 * same. It is a total order over what rows say, so the survivor is the same whatever order, splitting or repetition the
 * files arrive in (decisions 21). In turn:
 *
 * 1. the layout: replacement over proposal over PLE;
 * 2. the earlier period: a voucher is annotated once, and a later register that repeats it is the doubled one;
 * 3. within the PLE, a line that corrects (state 9) over the line of the same period that it corrects;
 * 4. an annulled voucher over an active one: no voucher comes back to life;
 * 5. the larger state, then the row's whole text: no meaning, only so that two rows never tie by chance.
 */
export function compareRegisterRows(a: RegisterRow, b: RegisterRow): number {
  const rankA = registerRowRank(a)
  const rankB = registerRowRank(b)
  if (rankA === rankB) return 0
  return rankA > rankB ? 1 : -1
}

/**
 * The order of `compareRegisterRows` as a text: of two rows the larger text (by code units) counts. For stores that
 * choose in SQL, with the "C" collation.
 */
export function registerRowRank(row: RegisterRow): string {
  const period = String(LATEST_PERIOD - Number(row.period)).padStart(6, '0')
  // The blank sorts below every digit, so that no state is below any.
  const correction = row.layout === 'ple' ? Number(row.pleState === PLE_CORRECTION) : ''
  return `${LAYOUT_RANK[row.layout]}${period}${correction}${isAnnulled(row.state) ? 1 : 0}${row.state} ${registerRowText(row)}`
}

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
