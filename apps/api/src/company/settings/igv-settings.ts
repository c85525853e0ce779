import { addMonths, type Centimos, parseCentimos, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import type { Database } from '../../platform/db/index.ts'
import { settingsOf } from './settings-of.ts'
import type { Settings } from './shipped-settings.ts'

/** What of a company's settings the IGV of its periods follows. */
export interface IgvSettings {
  /** Saldo a favor at the end of a period, as the accountant states it. */
  readonly openingBalance: { readonly period: TaxPeriod; readonly amount: Centimos } | undefined
  /** Decimal text; undefined while none is set for the period. */
  readonly prorrataOf: (period: TaxPeriod) => string | undefined
  /** What a period received from the form of the month before, as it was filed. */
  readonly statedCarryOf: (period: TaxPeriod) => StatedCarry
}

/** What the accountant states in place of what Contapro carries. */
export interface StatedCarry {
  /** Box 145; undefined where nothing is stated. */
  readonly balance: Centimos | undefined
  /** Boxes 168 and 176, in the same way. */
  readonly perceptions: Centimos | undefined
  readonly retentions: Centimos | undefined
  /** What credit notes exceeded other boxes by, as positive amounts; without the boxes of which nothing is stated. */
  readonly boxes: ReadonlyMap<string, Centimos>
}

/** The box that holds the balance of the period before. */
export const BALANCE_BOX = '145'

/** The boxes of perceptions and retentions of periods before that are not applied yet. */
export const PERCEPTIONS_BOX = '168'
export const RETENTIONS_BOX = '176'

/** The boxes that other documents than vouchers fill from the month before. */
export const carriedBoxes: readonly string[] = [BALANCE_BOX, PERCEPTIONS_BOX, RETENTIONS_BOX]

/** The balance that a period begins with, as the accountant states it; what was filed for the period itself comes first. */
export function statedBalanceOf(
  period: TaxPeriod,
  { openingBalance, statedCarryOf }: IgvSettings,
): Centimos | undefined {
  const { balance } = statedCarryOf(period)
  if (balance !== undefined) return balance
  return openingBalance?.period === addMonths(period, -1) ? openingBalance.amount : undefined
}

/** Nothing set. */
export const noIgvSettings: IgvSettings = {
  openingBalance: undefined,
  prorrataOf: () => undefined,
  statedCarryOf: () => statedCarry([]),
}

/** The settings of a company that the caller has checked to be the accountant's. */
export async function igvSettingsOf(database: Database, businessUuid: string): Promise<IgvSettings> {
  return toIgvSettings(await settingsOf(database, businessUuid))
}

/** The same, of settings that were read already. */
export function toIgvSettings({ opening_balance, prorrata, stated_carries }: Settings): IgvSettings {
  const amount = opening_balance ? parseCentimos(opening_balance.amount) : undefined
  return {
    openingBalance:
      opening_balance && amount !== undefined ? { period: opening_balance.tax_period as TaxPeriod, amount } : undefined,
    prorrataOf: (period) => prorrata.find(({ from }) => from <= period)?.coefficient,
    statedCarryOf: (period) => statedCarry(stated_carries.filter(({ tax_period }) => tax_period === period)),
  }
}

function statedCarry(stated: Settings['stated_carries']): StatedCarry {
  const amounts = new Map(stated.map(({ box, amount }) => [box, parseCentimos(amount) ?? zeroCentimos]))
  return {
    balance: amounts.get(BALANCE_BOX),
    perceptions: amounts.get(PERCEPTIONS_BOX),
    retentions: amounts.get(RETENTIONS_BOX),
    boxes: new Map([...amounts].filter(([box]) => !carriedBoxes.includes(box))),
  }
}
