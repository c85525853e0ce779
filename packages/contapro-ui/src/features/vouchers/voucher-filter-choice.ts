import type { OperationType, VoucherFilterOptions } from '@contapro/sdk'
import { assertNever } from '../../host/assert-never.ts'
import { foldText } from '../../primitives/texts/fold-text.ts'
import type { VoucherFilterMessages } from './voucher-filter.messages.ts'
import { type VoucherListFilter, type VoucherListState, withAnotherFilter } from './voucher-list-state.ts'

/** A field that the popover offers. The status is one of them, though the call has its own parameter for it. */
export type ChoiceField = 'status' | VoucherListFilter['by']

/** One option of a field. */
export interface FilterOption {
  readonly key: string
  readonly name: string
}

/** A field and one of its options. */
export interface FilterChoice {
  readonly field: ChoiceField
  readonly key: string
}

/** The fields in their order; sales have no status. */
export function choiceFields(operation: OperationType): readonly ChoiceField[] {
  const fields = ['provider', 'type', 'series', 'serie_number'] as const
  return operation === 'COMPRA' ? ['status', ...fields] : fields
}

/** The name of a field. */
export function fieldName(field: ChoiceField, operation: OperationType, texts: VoucherFilterMessages): string {
  switch (field) {
    case 'status':
      return texts.fieldStatus
    case 'provider':
      return texts.fieldProvider(operation)
    case 'type':
      return texts.fieldType
    case 'series':
      return texts.fieldSeries
    case 'serie_number':
      return texts.fieldSerieNumber
    default:
      return assertNever(field)
  }
}

const byName = new Intl.Collator('es-PE', { numeric: true }).compare

/** The most options of one field that the server gives: of more vouchers it leaves out some. */
export const MAX_OPTIONS = 1_000

/** The options of a field by name; a status keeps the order of its numbers and its words are ours. */
export function optionsOf(
  field: ChoiceField,
  options: VoucherFilterOptions,
  texts: VoucherFilterMessages,
): readonly FilterOption[] {
  if (field === 'status') {
    return Object.keys(options.status_of_vouchers).flatMap((key) =>
      isStatus(key) ? [{ key, name: texts.statusNames[key] }] : [],
    )
  }
  const names = {
    provider: Object.entries(options.provider_of_vouchers),
    type: Object.entries(options.types_of_vouchers),
    series: Object.entries(options.series_of_vouchers),
    serie_number: options.serie_number_of_vouchers.map((name) => [name, name] as const),
  }[field]
  return names.map(([key, name]) => ({ key, name })).toSorted((a, b) => byName(a.name, b.name))
}

/** Options whose name holds the text, whatever its capitals and accents; the key of a provider (its RUC) counts too. */
export function findOptions(options: readonly FilterOption[], text: string): readonly FilterOption[] {
  const wanted = foldText(text)
  return options.filter(({ key, name }) => foldText(name).includes(wanted) || key.toLowerCase().includes(wanted))
}

/** What is chosen now, if anything but a series and number: those stand in the search. */
export function choiceOf({ status, filter }: VoucherListState): FilterChoice | undefined {
  if (filter && filter.by !== 'serie_number') return { field: filter.by, key: filter.value }
  return status === '0' ? undefined : { field: 'status', key: status }
}

/** The list with a choice applied: one field at a time, from page 1. */
export function withChoice(list: VoucherListState, choice: FilterChoice | undefined): VoucherListState {
  const base = withAnotherFilter(list)
  if (!choice) return base
  if (choice.field === 'status') return isStatus(choice.key) ? { ...base, status: choice.key } : base
  return { ...base, filter: { by: choice.field, value: choice.key } }
}

const isStatus = (key: string): key is '1' | '2' | '3' => key === '1' || key === '2' || key === '3'
