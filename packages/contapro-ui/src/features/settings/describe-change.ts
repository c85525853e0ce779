import type { SettingsChange, SettingsPatch, SettingsValues } from '@contapro/sdk'
import { assertNever } from '../../host/assert-never.ts'
import { isSameSetting } from './same-setting.ts'
import type { SettingName } from './use-setting-draft.ts'

/** How a value, or a row of one, is written. */
export interface SettingWriter {
  readonly openingBalance: (balance: SettingsValues['opening_balance']) => string
  readonly statedCarry: (row: SettingsValues['stated_carries'][number]) => string
  readonly exchangeRate: (row: SettingsValues['exchange_rates'][number]) => string
  readonly issuerRegime: (row: SettingsValues['issuer_regimes'][number]) => string
  readonly prorrata: (row: SettingsValues['prorrata'][number]) => string
  readonly igvRate: (row: SettingsValues['igv_rates'][number]) => string
  readonly detractionRate: (row: SettingsValues['detraction_rates'][number]) => string
  readonly template: (template: SettingsValues['siscont_template']) => string
}

/** What a change did to one setting: a value in the place of another, or rows that came and went. */
export type SettingDifference =
  | { readonly name: SettingName; readonly from: string; readonly to: string }
  | { readonly name: SettingName; readonly added: readonly string[]; readonly removed: readonly string[] }

/** What a change did, setting by setting. */
export function describeChange({ before, after }: SettingsChange, writer: SettingWriter): SettingDifference[] {
  return (Object.keys(after) as SettingName[]).map((name) => differenceOf(name, before, after, writer))
}

function differenceOf(
  name: SettingName,
  before: SettingsPatch,
  after: SettingsPatch,
  writer: SettingWriter,
): SettingDifference {
  switch (name) {
    case 'opening_balance': {
      const text = (values: SettingsPatch): string => writer.openingBalance(values.opening_balance ?? null)
      return { name, from: text(before), to: text(after) }
    }
    case 'rce_token_count':
      return { name, from: String(before.rce_token_count), to: String(after.rce_token_count) }
    case 'siscont_template': {
      const text = ({ siscont_template: template }: SettingsPatch): string =>
        template ? writer.template(template) : ''
      return { name, from: text(before), to: text(after) }
    }
    case 'stated_carries':
      return { name, ...rowsOf(before.stated_carries, after.stated_carries, writer.statedCarry) }
    case 'exchange_rates':
      return { name, ...rowsOf(before.exchange_rates, after.exchange_rates, writer.exchangeRate) }
    case 'issuer_regimes':
      return { name, ...rowsOf(before.issuer_regimes, after.issuer_regimes, writer.issuerRegime) }
    case 'prorrata':
      return { name, ...rowsOf(before.prorrata, after.prorrata, writer.prorrata) }
    case 'foreign_words':
      return { name, ...rowsOf(before.foreign_words, after.foreign_words, (word) => word) }
    case 'igv_rates':
      return { name, ...rowsOf(before.igv_rates, after.igv_rates, writer.igvRate) }
    case 'detraction_rates':
      return { name, ...rowsOf(before.detraction_rates, after.detraction_rates, writer.detractionRate) }
    default:
      return assertNever(name)
  }
}

function rowsOf<Row>(
  before: readonly Row[] = [],
  after: readonly Row[] = [],
  write: (row: Row) => string,
): { readonly added: string[]; readonly removed: string[] } {
  const without = (rows: readonly Row[], others: readonly Row[]): string[] =>
    rows.filter((row) => !others.some((other) => isSameSetting(row, other))).map(write)
  return { added: without(after, before), removed: without(before, after) }
}
