import { type Centimos, centimos, percentOf, sumCentimos, zeroCentimos } from '@contapro/sunat'
import type { DemoAmounts, DemoLine } from './demo-voucher.ts'

/** A line before its tax is known. */
export type LineDraft = Omit<DemoLine, 'net' | 'igv'>

/** No amount at all. */
export const noAmounts: DemoAmounts = {
  taxable: zeroCentimos,
  igv: zeroCentimos,
  ivapTaxable: zeroCentimos,
  ivap: zeroCentimos,
  exonerated: zeroCentimos,
  unaffected: zeroCentimos,
  exported: zeroCentimos,
  free: zeroCentimos,
  isc: zeroCentimos,
  icbper: zeroCentimos,
  other: zeroCentimos,
}

/**
 * Lines with their net value and tax. IGV is rounded half up once for the voucher; each line gets the part that its
 * base adds to it, so that the lines sum to the voucher to the céntimo.
 */
export function priceLines(drafts: readonly LineDraft[]): DemoLine[] {
  const bases = new Map<string, Centimos>()
  return drafts.map((draft) => {
    const net = lineNet(draft)
    const before = bases.get(draft.percent) ?? zeroCentimos
    const after = centimos(before + net)
    bases.set(draft.percent, after)
    return { ...draft, net, igv: centimos(percentOf(after, draft.percent) - percentOf(before, draft.percent)) }
  })
}

/** The amounts that the lines add up to. */
export function amountsOf(lines: readonly DemoLine[], icbper: Centimos = zeroCentimos): DemoAmounts {
  const net = (...taxes: readonly DemoLine['tax'][]) =>
    sumCentimos(lines.filter((line) => taxes.includes(line.tax)).map((line) => line.net))
  const tax = (...taxes: readonly DemoLine['tax'][]) =>
    sumCentimos(lines.filter((line) => taxes.includes(line.tax)).map((line) => line.igv))
  return {
    ...noAmounts,
    taxable: net('general', 'reduced'),
    igv: tax('general', 'reduced'),
    ivapTaxable: net('ivap'),
    ivap: tax('ivap'),
    exonerated: net('exonerated'),
    unaffected: net('unaffected'),
    exported: net('export'),
    free: net('free'),
    icbper,
  }
}

/** ICBPER of so many bags: S/ 0.50 each since 2023 (Ley 30884). */
export function bagTax(bags: number): Centimos {
  return centimos(bags * 50)
}

/** What is to be paid. */
export function payableOf(amounts: DemoAmounts): Centimos {
  const { taxable, igv, ivapTaxable, ivap, exonerated, unaffected, exported, icbper, other } = amounts
  return sumCentimos([taxable, igv, ivapTaxable, ivap, exonerated, unaffected, exported, icbper, other])
}

/** Quantity (hundredths) × unit value (ten-thousandths), half up to céntimos. Both are small enough for exact integers. */
function lineNet({ quantityHundredths, unitValue }: LineDraft): Centimos {
  const divisor = 10_000
  return centimos(Math.floor((2 * quantityHundredths * unitValue + divisor) / (2 * divisor)))
}
