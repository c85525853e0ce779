/** Lowest and highest percentage that an IGV rate entered by hand may have, decimal texts. */
export interface IgvRateBounds {
  readonly lowest: string
  readonly highest: string
}

/**
 * The lowest rate in force is the 4 % of IVAP (Ley 28211), the highest since 1991 was 19 %. The upper bound is ours, not SUNAT's: it leaves
 * room for a new rate and catches a slipped point (10.5 typed as 105 or 1.05).
 */
export const igvRateBounds: IgvRateBounds = { lowest: '4', highest: '30' }

/**
 * Whether a percentage can be a rate of IGV or IVAP.
 *
 * @param percent decimal text, such as '10.5'.
 */
export function isPlausibleIgvRate(percent: string): boolean {
  const rate = Number(percent)
  return rate >= Number(igvRateBounds.lowest) && rate <= Number(igvRateBounds.highest)
}
