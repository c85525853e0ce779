import { addMonths, type TaxPeriod } from '@contapro/sunat'
import type { Database } from '../../platform/db/index.ts'
import { findHandEntries, type HandEntry } from './hand-entries.store.ts'
import { BALANCE_BOX } from './igv-settings.ts'
import type { Settings } from './shipped-settings.ts'

/** Who stated what the form of a period receives, by its box; box 145 is stated by the opening balance too (`statedBalanceOf`). */
export async function findStatedEntries(
  database: Database,
  businessUuid: string,
  { stated_carries, opening_balance }: Settings,
  period: TaxPeriod,
): Promise<ReadonlyMap<string, HandEntry | undefined>> {
  const carries = stated_carries.filter(({ tax_period }) => tax_period === period)
  const found = await findHandEntries(database, businessUuid, {
    name: 'stated_carries',
    values: carries.map((carry) => [carry]),
  })
  const entries = new Map(carries.map(({ box }, i) => [box, found.get(i)]))
  if (entries.has(BALANCE_BOX) || opening_balance?.tax_period !== addMonths(period, -1)) return entries
  const opening = await findHandEntries(database, businessUuid, { name: 'opening_balance', values: [opening_balance] })
  return entries.set(BALANCE_BOX, opening.get(0))
}
