import { type Centimos, centimos } from '../money/centimos.ts'
import { isCreditNote } from './voucher-types.ts'

/**
 * An amount that the XML of a voucher states, with the sign that it has in the registers. A credit note (07, 87, 97) subtracts: its XML
 * states positive amounts, and the few that write the sign themselves mean the same.
 *
 * Source: Tabla 10; R.S. 112-2021, table 5.
 */
export function signedAmount(type: string, stated: number): Centimos {
  return centimos(isCreditNote(type) ? 0 - Math.abs(stated) : stated)
}
