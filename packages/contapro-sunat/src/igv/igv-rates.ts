import type { CivilDate } from '../civil-date/civil-date.ts'

/** Who pays the rate: everybody, small restaurants and hotels (Ley 31556), or sellers of milled rice (IVAP, Ley 28211). */
export type IgvRegime = 'general' | 'reduced' | 'ivap'

/** A rate of IGV in force between two issue dates. Percentages are decimal texts. */
export interface IgvRatePeriod {
  readonly regime: IgvRegime
  readonly from: CivilDate
  /** Last day, or null while no end is set. */
  readonly to: CivilDate | null
  /** IGV plus IPM: what a voucher shows. */
  readonly percent: string
  readonly igvPercent: string | null
  /** Impuesto de Promoción Municipal, part of the total. */
  readonly ipmPercent: string | null
  readonly source: string
  /** False where the figure is inferred from the laws and not yet confirmed: no figure is computed by it, and a purchase that shows it is doubted. */
  readonly isConfirmed: boolean
}

const day = (text: string): CivilDate => text as CivilDate

/**
 * IGV rates by issue date: the one table of percentages. What has a name for each rate (`igvRateNames`, the contract's igv_rate) is held to it by
 * tests; everything else follows. Source: Ley 31556, 31651, 32219 and 32387, and Ley 28211 for IVAP (domain notes, section 7).
 */
export const igvRates: readonly IgvRatePeriod[] = /* @__PURE__ */ listRates()

// Marked pure, so that a bundle that needs no rates leaves the table out.
function listRates(): IgvRatePeriod[] {
  return [
    rate('general', ['2011-03-01', '2025-12-31'], ['18', '16', '2'], 'Ley 29666'),
    rate('general', ['2026-01-01', '2026-12-31'], ['18', '15.5', '2.5'], 'Ley 32387'),
    rate('general', ['2027-01-01', '2027-12-31'], ['18', '15', '3'], 'Ley 32387'),
    rate('general', ['2028-01-01', '2028-12-31'], ['18', '14.5', '3.5'], 'Ley 32387'),
    rate('general', ['2029-01-01', null], ['18', '14', '4'], 'Ley 32387'),
    rate('reduced', ['2022-09-01', '2025-12-31'], ['10', '8', '2'], 'Ley 31556 y Ley 31651'),
    rate('reduced', ['2026-01-01', '2026-12-31'], ['10.5', '8', '2.5'], 'Ley 31556 y Ley 32219'),
    {
      ...rate('reduced', ['2027-01-01', '2027-12-31'], ['15', '12', '3'], 'Ley 32219 y Ley 32387'),
      isConfirmed: false,
    },
    rate('ivap', ['2004-04-24', null], ['4', null, null], 'Ley 28211'),
  ]
}

/** The rates in force for vouchers issued on a date, the general one first. */
export function igvRatesOn(issuedOn: CivilDate): IgvRatePeriod[] {
  return igvRates.filter(({ from, to }) => from <= issuedOn && (to === null || issuedOn <= to))
}

function rate(
  regime: IgvRegime,
  [from, to]: readonly [string, string | null],
  [percent, igvPercent, ipmPercent]: readonly [string, string | null, string | null],
  source: string,
): IgvRatePeriod {
  return {
    regime,
    from: day(from),
    to: to === null ? null : day(to),
    percent,
    igvPercent,
    ipmPercent,
    source,
    isConfirmed: true,
  }
}
