import {
  getTotalAmount,
  listObservedVouchers,
  listRejectedVouchers,
  listValidatedVouchers,
  type ContaproClient,
  type OperationType,
  type Pdt621Box,
  type Voucher,
  type VoucherFigure,
} from '@contapro/sdk'
import { isCreditNote } from '@contapro/sunat'
import { footOf, isAnnulled, monthBefore, type Opened, type OpenedLists } from './opened-lists.ts'

/** Where a figure stands, and with what it is opened. */
export interface Place {
  readonly client: ContaproClient
  readonly lists: OpenedLists
  readonly answer: object
  /** The items and keys on the way to the figure. */
  readonly way: readonly unknown[]
}

/** What the vouchers behind a figure come to. */
export type Origin = (place: Place) => Promise<string | number | null | undefined>

/** A number that no list of vouchers makes up, in one word. */
type NoFigure = 'of its row' | 'paging'

/** An answer of a screen: how it is asked for, and where each of its numbers comes from. */
export interface AnswerOrigins {
  readonly ask: (client: ContaproClient, lists: OpenedLists) => Promise<readonly object[]>
  readonly fields: Readonly<Record<string, Origin | NoFigure>>
}

export const sides = ['COMPRA', 'VENTA'] as const

export const opened =
  (open: (lists: OpenedLists) => Promise<Opened>, what: keyof Opened): Origin =>
  async ({ lists }) =>
    (await open(lists))[what]

export const amountOf = (side: OperationType, figure: VoucherFigure): Origin =>
  opened((lists) => lists.figure(side, figure), 'amount')
export const countOf = (side: OperationType, figure: VoucherFigure): Origin =>
  opened((lists) => lists.figure(side, figure), 'count')

export const ofBothSides =
  (figure: VoucherFigure): Origin =>
  async ({ lists }) => {
    const [purchases, sales] = await Promise.all(sides.map((side) => lists.figure(side, figure)))
    return (purchases?.count ?? 0) + (sales?.count ?? 0)
  }

/** Change against the month before in percent, one decimal, half up by size. */
export const changeOf =
  (side: OperationType, what: keyof Opened): Origin =>
  async ({ lists }) => {
    const now = centimosOf((await lists.figure(side, 'total'))[what])
    const before = centimosOf((await lists.figure(side, 'total', { taxPeriod: monthBefore(lists.scope) }))[what])
    if (before === 0) return null
    const change = ((now - before) * 1000) / Math.abs(before)
    return (Math.sign(change) * Math.floor(Math.abs(change) + 0.5)) / 10
  }

export const centimosOf = (value: string | number): number => Math.round(Number(value) * 100)

/** A whole number times a decimal text of at most four decimals, by a divisor; half up by size. */
export function timesRate(value: number, rate: string, divisor = 1): number {
  const [dividend, by] = [Math.abs(value) * Math.round(Number(rate) * 10_000), divisor * 10_000]
  return Math.sign(value) * Math.floor((dividend + by / 2) / by)
}

export const rates = (side: OperationType): AnswerOrigins['fields'] => ({
  non_taxable_amount: amountOf(side, 'no-gravado'),
  igv_10_taxable_amount: amountOf(side, 'base-reducida'),
  igv_10_amount: amountOf(side, 'igv-reducido'),
  igv_18_taxable_amount: amountOf(side, 'base-general'),
  igv_18_amount: amountOf(side, 'igv-general'),
  ivap_taxable_amount: amountOf(side, 'base-ivap'),
  ivap_amount: amountOf(side, 'ivap'),
})

/** The cards of purchases in Informe PDT are of those that give credit. */
export const pdtCards: AnswerOrigins['fields'] = Object.fromEntries(
  Object.entries({
    igv_10_taxable_amount: ['credito-base-reducida', 'base-reducida'],
    igv_10_amount: ['credito-igv-reducido', 'igv-reducido'],
    igv_18_taxable_amount: ['credito-base-general', 'base-general'],
    igv_18_amount: ['credito-igv-general', 'igv-general'],
    non_taxable_amount: ['no-gravado', 'no-gravado'],
    ivap_taxable_amount: ['base-ivap', 'base-ivap'],
    ivap_amount: ['ivap', 'ivap'],
  } as const).map(([field, [purchases, sales]]): [string, Origin] => [
    field,
    (place) => amountOf(sideOf(place), sideOf(place) === 'COMPRA' ? purchases : sales)(place),
  ]),
)

const sideOf = ({ answer }: Place): OperationType => (answer as { operation_type: OperationType }).operation_type

export const onSide =
  (origin: (side: OperationType) => Origin): Origin =>
  (place) =>
    origin(sideOf(place))(place)

export const rowsOfTab = (tab: 'observed' | 'rejected' | 'validated'): AnswerOrigins => {
  const list = { observed: listObservedVouchers, rejected: listRejectedVouchers, validated: listValidatedVouchers }[tab]
  const foot =
    (index: number): Origin =>
    async ({ lists }) =>
      footOf(await lists.reviewed(tab))[index] ?? null
  return {
    ask: async (client, { scope }) => [await list(client, scope)],
    fields: {
      ...ofRows,
      'data[].igv_at_stake_amount': 'of its row',
      ...paging('metadata.pagination'),
      'summary.observed_count': countOf('COMPRA', 'observado'),
      'summary.rejected_count': countOf('COMPRA', 'no-deducible'),
      'summary.validated_count': countOf('COMPRA', 'deducible'),
      'summary.total_items': async ({ lists }) => (await lists.reviewed(tab)).length,
      'summary.taxable_amount': foot(0),
      'summary.igv_amount': foot(1),
      'summary.total_amount': foot(2),
    },
  }
}

export const ofRows = Object.fromEntries(
  [
    'taxable_amount',
    'igv_amount',
    'non_taxable_amount',
    'total_amount',
    'igv_credit_amount',
    'original_total_amount',
    'status_reasons[].fitting_amount',
  ].map((field) => [`data[].${field}`, 'of its row' as const]),
)

export const paging = (at: string) => ({ [`${at}.total_items`]: 'paging', [`${at}.total_pages`]: 'paging' }) as const

export const footOfSide =
  (index: number): Origin =>
  async ({ lists, answer }) =>
    footOf(await lists.vouchers(sideOfList(answer)))[index] ?? null

export const sideOfList = (answer: object): OperationType =>
  (answer as { data: { operation_type: OperationType }[] }).data[0]?.operation_type ?? 'COMPRA'

export const creditOfSide: Origin = (place) => {
  const side = sideOfList(place.answer)
  return amountOf(side, side === 'COMPRA' ? 'igv-compras' : 'igv-ventas')(place)
}

export const movedOfSide =
  (what: keyof Opened, none: string | number): Origin =>
  (place) =>
    sideOfList(place.answer) === 'VENTA'
      ? Promise.resolve(none)
      : opened((lists) => lists.figure('COMPRA', 'igv-compras-de-otro-periodo'), what)(place)

export const boxOf = ({ way }: Place): Pdt621Box => way[0] as Pdt621Box

/** The net of the month before when it is in favour, or what the accountant states in its place (decisions 16 and 0044). */
export const previousBalance = async ({ client, lists }: Place): Promise<string> => {
  const stated = await lists.statedBalance()
  if (stated !== undefined) return stated
  const { total_amount_igv_total: net } = await getTotalAmount(client, {
    ...lists.scope,
    taxPeriod: monthBefore(lists.scope),
  })
  return net.startsWith('-') ? net.slice(1) : '0.00'
}

/** What the RCE file holds: the purchases of "IGV de compras", but for those that nothing puts into soles. */
export const rowsOfRce: Origin = async ({ lists }) =>
  (await lists.figureRows('COMPRA', 'igv-compras')).filter(isInSoles).length

/** The whole register: that of the period without annulled purchases and without what a later period's takes, and what comes from earlier ones. */
export const rowsOfWholeRce: Origin = async ({ lists }) => {
  const own = (await lists.vouchers('COMPRA')).filter(
    (row) => !isAnnulled(row) && !(row.igv_credit === 'later' && isTaken(row)),
  )
  const moved = await lists.figureRows('COMPRA', 'igv-compras-de-otro-periodo')
  return [...own, ...moved].filter(isInSoles).length
}

const isInSoles = ({ flag_missing_exchange_rate }: Voucher): boolean => !flag_missing_exchange_rate

/** Deductible, and the credit notes that are only doubted (decisions 23). */
const isTaken = ({ status, type }: Voucher): boolean =>
  status === 'gasto deducible' || (status === 'observado' && isCreditNote(type ?? ''))

export const typed = (suffix: string, figure: VoucherFigure) => ({
  [`total_count_${suffix}`]: countOf('VENTA', figure),
  [`total_amount_${suffix}`]: amountOf('VENTA', figure),
})

export const monthOfHistory =
  (what: keyof Opened): Origin =>
  async ({ lists, answer, way }) => {
    const { side } = answer as { side: OperationType }
    return (await lists.figure(side, 'total', { taxPeriod: way[0] as string }))[what]
  }

export const reasonOf =
  (what: keyof Opened): Origin =>
  async ({ lists, way }) => {
    const { code } = way[0] as { code: string | null }
    return (await lists.figure('COMPRA', 'observado', { reason: code ?? 'otros' }))[what]
  }

export const detractionsOf =
  (paid: 'S' | 'N', what: 'count' | 'amount' | 'unknown'): Origin =>
  async ({ lists }) =>
    (await lists.detractions(paid))[what]

export const paidOf = ({ answer }: Place): 'S' | 'N' => (answer as { paid: 'S' | 'N' }).paid

export function negative(amount: string): string {
  if (Number(amount) === 0) return '0.00'
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}
