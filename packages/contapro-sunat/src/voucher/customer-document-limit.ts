import type { CivilDate } from '../civil-date/civil-date.ts'
import { type Centimos, centimos } from '../money/centimos.ts'

interface CustomerDocumentLimit {
  readonly from: CivilDate
  readonly amount: Centimos
}

/**
 * Newest first. The first one is dated by R.S. 097-2012, the oldest text at hand that names the amount; what stood before it is not listed.
 * Source: Reglamento de Comprobantes de Pago (R.S. 007-99), art. 8 num. 3.10; R.S. 112-2021, Anexo 3, field 11 [1].
 */
const LIMITS: readonly CustomerDocumentLimit[] = [{ from: '2012-07-01' as CivilDate, amount: centimos(700_00) }]

/** The total above which a boleta names its customer's document, in soles; undefined for a date whose limit is not known here. */
export function customerDocumentLimit(issuedOn: CivilDate): Centimos | undefined {
  return LIMITS.find(({ from }) => from <= issuedOn)?.amount
}
