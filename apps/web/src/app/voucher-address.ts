import { type OperationType, voucherFigures } from '@contapro/sdk'
import type { VoucherListFilter, VoucherListState } from '@contapro/ui'
import { pageParams, readPage } from './page-address.ts'

/** What an address of the vouchers says: which side, and how its list is cut. */
export interface VoucherAddress {
  readonly operation: OperationType
  readonly list: VoucherListState
}

/** The list before anyone chose (decisions 25). */
const firstVouchers: VoucherListState = { page: 1, size: 20, status: '0' }
const sizes = [20, 50, 100]
const statusWords = { '0': undefined, '1': 'deducible', '2': 'no-deducible', '3': 'observado' } as const
const fieldWords = { provider: 'proveedor', type: 'tipo', series: 'serie', serie_number: 'numero' } as const

/** Names of the parameters, in the words of the screen. */
const param = {
  operation: 'operacion',
  status: 'estado',
  field: 'filtro',
  value: 'valor',
  advised: 'avisos',
  figure: 'cifra',
  reason: 'motivo',
} as const

/** Every parameter that a list of vouchers puts into its address; what is as at first is left out. */
export function voucherParams({
  operation,
  ...list
}: { readonly operation: OperationType } & Partial<VoucherListState>): Record<string, string | undefined> {
  const { status, filter, advised, figure, figureReason, ...page } = { ...firstVouchers, ...list }
  return {
    [param.operation]: operation === 'VENTA' ? 'ventas' : undefined,
    [param.status]: statusWords[status],
    [param.field]: filter && fieldWords[filter.by],
    [param.value]: filter?.value,
    [param.advised]: advised ? 'si' : undefined,
    [param.figure]: figure,
    [param.reason]: figureReason,
    ...pageParams(page, firstVouchers),
  }
}

/** Which side an address shows. */
export const operationOf = (search: URLSearchParams): OperationType =>
  search.get(param.operation) === 'ventas' ? 'VENTA' : 'COMPRA'

/** Reads an address; what it does not say, or says wrong, is as at first. */
export function readVoucherAddress(search: URLSearchParams): VoucherAddress {
  return {
    operation: operationOf(search),
    list: {
      ...readPage(search, firstVouchers, sizes),
      status: keyOf(statusWords, search.get(param.status)) ?? firstVouchers.status,
      filter: readFilter(search),
      ...(operationOf(search) === 'VENTA' && search.get(param.advised) === 'si' ? { advised: true } : {}),
      ...readFigure(search),
    },
  }
}

function readFilter(search: URLSearchParams): VoucherListFilter | undefined {
  const by = keyOf(fieldWords, search.get(param.field))
  const value = search.get(param.value)
  return by && value ? { by, value } : undefined
}

/** The words of the contract stand in the address as they are. */
function readFigure(search: URLSearchParams): Pick<VoucherListState, 'figure' | 'figureReason'> {
  const figure = voucherFigures(operationOf(search)).find((one) => one === search.get(param.figure))
  const reason = search.get(param.reason)
  return figure === 'observado' && reason ? { figure, figureReason: reason } : { figure }
}

function keyOf<Key extends string>(
  words: Readonly<Record<Key, string | undefined>>,
  word: string | null,
): Key | undefined {
  const keys = Object.keys(words) as Key[]
  return word === null ? undefined : keys.find((key) => words[key] === word)
}
