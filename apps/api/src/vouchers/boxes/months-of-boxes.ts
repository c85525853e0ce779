import {
  addMonths,
  type IgvRate,
  igvRateOfPercent,
  igvRatesOn,
  lastDay,
  reducedIgvRates,
  type TaxPeriod,
} from '@contapro/sunat'
import {
  type AdmittedSums,
  admitSums,
  type CarriedInto,
  carriedSum,
  type Pdt621Sums,
  pdt621VoucherBoxes,
} from '@contapro/sunat/pdt-621'
import type { IgvSettings } from '../../company/settings/igv-settings.ts'
import type { PeriodBoxSums } from './box-sums.store.ts'

/** The boxes of one loaded period: what its vouchers add up to, what it received, what it takes and what it leaves. */
export interface MonthOfBoxes extends PeriodBoxSums, AdmittedSums {
  readonly received: Pdt621Sums
}

/**
 * Each loaded period with what its boxes receive from the month before and leave to the next (`admitSums`); a month that is not
 * loaded ends the chain, as it ends that of the balance. What the accountant states as received is taken in place of it, box by box.
 *
 * @param loaded oldest first.
 */
export function monthsOfBoxes(
  loaded: readonly PeriodBoxSums[],
  { statedCarryOf }: IgvSettings,
  admit: typeof admitSums = admitSums,
): MonthOfBoxes[] {
  const months: MonthOfBoxes[] = []
  for (const month of loaded) {
    const last = months.at(-1)
    const before = last?.period === addMonths(month.period, -1) ? last.left : nothing
    const received = new Map([...before, ...statedBoxes(month.period, statedCarryOf)])
    months.push({ ...month, received, ...admit(month.sums, received) })
  }
  return months
}

const nothing: Pdt621Sums = new Map()

/** The reduced rate of the month before: what is carried are its notes. */
function carriedRate(period: TaxPeriod): IgvRate | null {
  const before = igvRatesOn(lastDay(addMonths(period, -1))).find(({ regime }) => regime === 'reduced')
  return (before && igvRateOfPercent(before.percent)) ?? reducedIgvRates.at(-1) ?? null
}

function carriedInto(number: string, period: TaxPeriod): CarriedInto {
  const box = pdt621VoucherBoxes.find((one) => one.box === number)
  return {
    reducedRate: box?.vouchers.rate === 'reduced' ? carriedRate(period) : null,
    isSubtracted: box?.isSubtracted === true,
  }
}

function statedBoxes(period: TaxPeriod, statedCarryOf: IgvSettings['statedCarryOf']): Pdt621Sums {
  const { boxes } = statedCarryOf(period)
  return new Map([...boxes].map(([box, amount]) => [box, carriedSum(amount, carriedInto(box, period))]))
}
