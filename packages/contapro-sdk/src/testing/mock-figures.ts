import { type Centimos, parseCentimos, sumCentimos, toDecimalText, zeroCentimos } from '@contapro/sunat'
import type { VoucherFigure, VoucherList } from '../contract/contract.ts'
import type { MockVoucher } from './mock-voucher.ts'
import { ruleName } from './mock-rules.ts'
import { isCredited } from './moved-credit.ts'

/** What the list of a figure is made of. */
export interface FigureVouchers {
  readonly figure: VoucherFigure
  readonly reason: string | null
  /** Of the period's own register. */
  readonly own: readonly MockVoucher[]
  /** Purchases of other registers whose credit the period takes. */
  readonly moved: readonly MockVoucher[]
}

interface MockFigure {
  readonly isOf?: (voucher: MockVoucher) => boolean
  readonly credit?: 'given' | 'moved'
  readonly amount: AmountField
  readonly isOfFilled?: true
}

type AmountField = 'taxable_amount' | 'igv_amount' | 'non_taxable_amount' | 'total_amount'

const ofTypes =
  (...types: readonly string[]) =>
  ({ type }: MockVoucher): boolean =>
    types.includes(type)
const isReduced = ({ igv_rate }: MockVoucher): boolean => igv_rate === '10' || igv_rate === '10.5'
const isGeneral = ({ igv_rate }: MockVoucher): boolean => igv_rate === '18' || igv_rate === 'none'
const isIvap = ({ igv_rate }: MockVoucher): boolean => igv_rate === 'ivap'
const named = ['01', '03', '07', '87', '97', '08', '88', '98']

const figures: Readonly<Record<VoucherFigure, MockFigure>> = {
  total: { amount: 'total_amount' },
  'sin-tipo-de-cambio': { isOf: (voucher) => voucher.flag_missing_exchange_rate, amount: 'total_amount' },
  'no-gravado': { amount: 'non_taxable_amount', isOfFilled: true },
  'base-general': { isOf: isGeneral, amount: 'taxable_amount', isOfFilled: true },
  'igv-general': { isOf: isGeneral, amount: 'igv_amount', isOfFilled: true },
  'base-reducida': { isOf: isReduced, amount: 'taxable_amount', isOfFilled: true },
  'igv-reducido': { isOf: isReduced, amount: 'igv_amount', isOfFilled: true },
  'base-ivap': { isOf: isIvap, amount: 'taxable_amount', isOfFilled: true },
  ivap: { isOf: isIvap, amount: 'igv_amount', isOfFilled: true },
  'igv-ventas': { amount: 'igv_amount' },
  facturas: { isOf: ofTypes('01'), amount: 'total_amount' },
  boletas: { isOf: ofTypes('03'), amount: 'total_amount' },
  'notas-de-credito': { isOf: ofTypes('07', '87', '97'), amount: 'total_amount' },
  'notas-de-debito': { isOf: ofTypes('08', '88', '98'), amount: 'total_amount' },
  'otros-tipos': { isOf: ({ type }) => !named.includes(type), amount: 'total_amount' },
  'igv-compras': { credit: 'given', amount: 'igv_amount' },
  'igv-compras-de-otro-periodo': { credit: 'moved', amount: 'igv_amount' },
  'credito-base-general': { credit: 'given', isOf: isGeneral, amount: 'taxable_amount', isOfFilled: true },
  'credito-igv-general': { credit: 'given', isOf: isGeneral, amount: 'igv_amount', isOfFilled: true },
  'credito-base-reducida': { credit: 'given', isOf: isReduced, amount: 'taxable_amount', isOfFilled: true },
  'credito-igv-reducido': { credit: 'given', isOf: isReduced, amount: 'igv_amount', isOfFilled: true },
  deducible: { isOf: ({ status }) => status === 'gasto deducible', amount: 'total_amount' },
  'no-deducible': { isOf: ({ status }) => status === 'gasto no deducible', amount: 'total_amount' },
  observado: { isOf: ({ status }) => status === 'observado', amount: 'total_amount' },
  'con-archivo': { isOf: ({ xml_cpe_link }) => xml_cpe_link !== null, amount: 'total_amount' },
}

/** The vouchers that make up a figure, each with its part, and the figure. */
export function figureOf({ figure, reason, own, moved }: FigureVouchers): {
  readonly vouchers: readonly MockVoucher[]
  readonly figure: NonNullable<NonNullable<VoucherList['summary']>['figure']>
} {
  const { isOf = () => true, credit, amount, isOfFilled } = figures[figure]
  const ofCredit = { given: [...own.filter(isCredited), ...moved], moved, none: own }
  const partOf = (voucher: MockVoucher): Centimos =>
    (voucher.flag_missing_exchange_rate ? undefined : parseCentimos(voucher[amount])) ?? zeroCentimos
  const vouchers = ofCredit[credit ?? 'none'].filter(
    (voucher) => isOf(voucher) && isOfReason(voucher, reason) && !(isOfFilled && partOf(voucher) === zeroCentimos),
  )
  return {
    vouchers: vouchers.map((voucher) => ({ ...voucher, figure_amount: toDecimalText(partOf(voucher)) })),
    figure: {
      name: figure,
      reason_name: ruleName(reason ?? undefined),
      amount: toDecimalText(sumCentimos(vouchers.map(partOf))),
      rounding_amount: '0.00',
    },
  }
}

function isOfReason({ status_reasons }: MockVoucher, reason: string | null): boolean {
  if (reason === null) return true
  const first = status_reasons[0]?.code
  return reason === 'otros' ? ruleName(first) === null : first === reason
}
