import type { VoucherAmounts, VoucherTreatment } from '../rows/voucher-row.ts'

type Amounts = VoucherAmounts & Pick<VoucherTreatment, 'iscBeside' | 'iscBesideOther'>
type Names = readonly (keyof Amounts)[]

/**
 * Sums of amounts for which the figures count the vouchers where they are not 0, by the count's name: those that the boxes of
 * Formulario 621 are made of.
 */
const filledAmounts = {
  withTaxable: ['taxable', 'iscBeside'],
  withIgv: ['igv'],
  withNetTaxable: ['taxable', 'taxableDiscount', 'iscBeside', 'iscBesideOther'],
  withNetIgv: ['igv', 'igvDiscount'],
  withTaxableDiscount: ['taxableDiscount', 'iscBesideOther'],
  withIgvDiscount: ['igvDiscount'],
  withExport: ['exportValue'],
  withUntaxedSale: ['exonerated', 'unaffected'],
  withTaxableDg: ['taxableDg', 'iscBeside'],
  withIgvDg: ['igvDg'],
  withTaxableDgng: ['taxableDgng', 'iscBesideOther'],
  withIgvDgng: ['igvDgng'],
  withTaxableDng: ['taxableDng'],
  withUntaxed: ['untaxed'],
  withIvapTaxable: ['ivapTaxable'],
  withIvap: ['ivap'],
} as const satisfies Record<string, Names>

type FilledCount = keyof typeof filledAmounts

const entries = Object.entries(filledAmounts) as [FilledCount, Names][]

export const filledCounts: readonly FilledCount[] = entries.map(([count]) => count)

/** Adds a voucher to counts in the order of `filledCounts`, or takes it away. */
export function countFilled(counts: number[], row: Amounts, sign: 1 | -1): void {
  for (const [i, [, names]] of entries.entries()) {
    let sum = 0
    for (const name of names) sum += row[name] ?? 0
    if (sum !== 0) counts[i] = (counts[i] ?? 0) + sign
  }
}

/** The count for a sum of amounts. Throws for one that the figures do not count. */
export function filledCountOf(amounts: readonly string[]): FilledCount {
  const found = entries.find(([, names]) => names.join() === amounts.join())
  if (!found)
    throw new Error(`The figures do not count the vouchers with ${amounts.join(' + ')}: add it to filledAmounts.`)
  return found[0]
}
