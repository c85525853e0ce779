import type {
  OperationType,
  VoucherFigure,
  VoucherFilter,
  VoucherFilterField,
  VoucherScope,
  VoucherStatusFilter,
} from '@contapro/sdk'
import type { PageState } from '../../lists/use-list-state.ts'

/** One field and the key of one of its options, or the series and number to find (decisions 16). */
export interface VoucherListFilter {
  readonly by: Exclude<VoucherFilterField, 'status'>
  readonly value: string
}

/** What a list of vouchers shows, 20, 50 or 100 to a page (decisions 25): a host keeps it in the address, so that a link shows the same. */
export interface VoucherListState extends PageState {
  /** '0' all, '1' gasto deducible, '2' gasto no deducible, '3' observado. */
  readonly status: VoucherStatusFilter
  /** One filter at a time; it and the status go together. */
  readonly filter?: VoucherListFilter
  /** Only sales with an advice, whatever else is chosen but a figure. */
  readonly advised?: boolean | undefined
  /** Exactly the vouchers of a figure, in place of status and filter. */
  readonly figure?: VoucherFigure | undefined
  /** Of the figure `observado`: the code of the first rule that doubts them, `otros` for those without a name. */
  readonly figureReason?: string | undefined
}

/** The list before anyone chose: the first twenty of all. */
export const firstVouchers: VoucherListState = { page: 1, size: 20, status: '0' }

/** The list without search, filter and status; the page size stays. */
export function withoutFilters({ size }: VoucherListState): VoucherListState {
  return { ...firstVouchers, size }
}

/** The first page of the same size without search, filter, figure and status; what adds to every filter stays. */
export function withAnotherFilter({ size, advised }: VoucherListState): VoucherListState {
  return { ...firstVouchers, size, ...(advised ? { advised } : {}) }
}

/** Whether something is left out. */
export function isFiltered(list: VoucherListState): boolean {
  return list.advised === true || list.status !== '0' || list.filter !== undefined || list.figure !== undefined
}

/** The call for a list of one side of one period. */
export function voucherFilterOf(
  scope: Pick<VoucherScope, 'ruc' | 'taxPeriod'>,
  operation: OperationType,
  { page, size, status, filter, advised, figure, figureReason }: VoucherListState,
): VoucherFilter {
  const { ruc, taxPeriod } = scope
  if (figure) return { ruc, taxPeriod, operationType: operation, page, size, figure, figureReason }
  return {
    ruc,
    taxPeriod,
    operationType: operation,
    page,
    size,
    status: operation === 'COMPRA' ? status : undefined,
    filterBy: filter?.by,
    valueFilter: filter?.value,
    withAdvices: operation === 'VENTA' && advised ? true : undefined,
  }
}
