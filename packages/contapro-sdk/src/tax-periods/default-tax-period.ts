import { addMonths, parseTaxPeriod } from '@contapro/sunat'
import { LIMA_OFFSET_MS } from '../session/lima-offset.ts'

/**
 * The period (`YYYYMM`) that a company opens with before any is processed (part 1 §4, partner flow): the month before in Peru, which
 * is the one that is being declared.
 */
export function defaultTaxPeriod(now: Date): string {
  const month = new Date(now.getTime() - LIMA_OFFSET_MS).toISOString().slice(0, 7).replace('-', '')
  const period = parseTaxPeriod(month)
  return period ? addMonths(period, -1) : month
}
