import { type Centimos, parseCentimos, type TaxPeriod } from '@contapro/sunat'
import type { Database } from '../../db/index.ts'
import { settingsOf } from './settings-of.ts'
import type { Settings } from './shipped-settings.ts'

/** What of a company's settings the IGV of its periods follows. */
export interface IgvSettings {
  /** Saldo a favor at the end of a period, as the accountant states it. */
  readonly openingBalance: { readonly period: TaxPeriod; readonly amount: Centimos } | undefined
  /** Decimal text; undefined while none is set for the period. */
  readonly prorrataOf: (period: TaxPeriod) => string | undefined
}

/** Nothing set. */
export const noIgvSettings: IgvSettings = { openingBalance: undefined, prorrataOf: () => undefined }

/** The settings of a company that the caller has checked to be the accountant's. */
export async function igvSettingsOf(database: Database, businessUuid: string): Promise<IgvSettings> {
  return toIgvSettings(await settingsOf(database, businessUuid))
}

/** The same, of settings that were read already. */
export function toIgvSettings({ opening_balance, prorrata }: Settings): IgvSettings {
  const amount = opening_balance ? parseCentimos(opening_balance.amount) : undefined
  return {
    openingBalance:
      opening_balance && amount !== undefined ? { period: opening_balance.tax_period as TaxPeriod, amount } : undefined,
    prorrataOf: (period) => prorrata.find(({ from }) => from <= period)?.coefficient,
  }
}
