import type { OperationType, VoucherFilter, VoucherFilterField, VoucherScope, VoucherStatusFilter } from '@contapro/sdk'
import { useState } from 'react'

/** One field and the key of one of its options, or the series and number to find (decisions 16). */
export interface VoucherListFilter {
  readonly by: Exclude<VoucherFilterField, 'status'>
  readonly value: string
}

/** What a list of vouchers shows: a host keeps it in the address, so that a link shows the same. */
export interface VoucherListState {
  /** From 1. */
  readonly page: number
  /** 20, 50 or 100 (decisions 25). */
  readonly size: number
  /** '0' all, '1' gasto deducible, '2' gasto no deducible, '3' observado. */
  readonly status: VoucherStatusFilter
  /** One filter at a time; it and the status go together. */
  readonly filter?: VoucherListFilter
}

/** The list before anyone chose: the first twenty of all. */
export const firstVouchers: VoucherListState = { page: 1, size: 20, status: '0' }

/** The list without search, filter and status; the page size stays. */
export function withoutFilters({ size }: VoucherListState): VoucherListState {
  return { ...firstVouchers, size }
}

/** Whether something is left out. */
export function isFiltered(list: VoucherListState): boolean {
  return list.status !== '0' || list.filter !== undefined
}

/** The call for a list of one side of one period. */
export function voucherFilterOf(
  scope: Pick<VoucherScope, 'ruc' | 'taxPeriod'>,
  operation: OperationType,
  { page, size, status, filter }: VoucherListState,
): VoucherFilter {
  const { ruc, taxPeriod } = scope
  return {
    ruc,
    taxPeriod,
    operationType: operation,
    page,
    size,
    status: operation === 'COMPRA' ? status : undefined,
    filterBy: filter?.by,
    valueFilter: filter?.value,
  }
}

/** Who keeps the state of a list of vouchers: the host, or the panel itself. */
export interface VoucherListStateProps {
  /** The list as the host keeps it; without it the panel keeps its own. A host also starts at page 1 when it changes the period. */
  readonly list?: VoucherListState
  /** What the panel's own list starts with. */
  readonly defaultList?: Partial<VoucherListState>
  readonly onListChange?: (list: VoucherListState) => void
}

/**
 * The list of a panel, the host's or its own. `place` names company, period and side: another place starts at page 1
 * (part 2 §4).
 */
export function useVoucherList(
  { list, defaultList, onListChange }: VoucherListStateProps,
  place: string,
): readonly [VoucherListState, (list: VoucherListState) => void] {
  const [own, setOwn] = useState({ place, list: { ...firstVouchers, ...defaultList } })
  const ownList = own.place === place ? own.list : { ...own.list, page: 1 }
  const change = (next: VoucherListState): void => {
    setOwn({ place, list: next })
    onListChange?.(next)
  }
  return [list ?? ownList, change]
}
