import { addMonths, parseTaxPeriod } from '@contapro/sunat'
import type { History } from '../../contract/contract.ts'

/** Twelve months that end in the period; months that `totals` (decimal text by `YYYYMM`) does not name are 0. */
export function aHistory(lastPeriod: string = '202608', totals: Readonly<Record<string, string>> = {}): History {
  const last = parseTaxPeriod(lastPeriod)
  if (!last) throw new RangeError(`A history ends in a period like "202608", got "${lastPeriod}".`)
  const periods = Array.from({ length: 12 }, (_, index) => addMonths(last, index - 11))
  const month = (period: string): History['history'][string] => {
    const total = totals[period]
    return { total_importe_total: total ?? '0.00', total_cpes_count: total === undefined ? 0 : 1 }
  }
  return { history: Object.fromEntries(periods.map((period) => [period, month(period)])) }
}
