import type { Database } from '../../platform/db/index.ts'
import { findSetValues } from './settings.store.ts'
import { type Settings, shippedSettings } from './shipped-settings.ts'

/** Every setting of a company that the caller has checked to be the accountant's: what is set, else what Contapro ships. */
export async function settingsOf(database: Database, businessUuid: string): Promise<Settings> {
  return { ...shippedSettings, ...(await findSetValues(database, businessUuid)) }
}
