import type { PurchaseStatus } from '@contapro/sunat'
import { observationRules } from '@contapro/sunat/observations'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { schema } from '../../platform/db/index.ts'
import { isReduced } from '../../vouchers/boxes/box-amounts.store.ts'
import {
  creditNoteTypes,
  debitNoteTypes,
  otherReasons,
  type VoucherFigure,
} from '../../vouchers/figures/voucher-figure.ts'
import type { Operation } from '../../vouchers/lists/voucher-filter.ts'

/** Vouchers, or the figures that sum them: the two name their columns alike. */
export type FigureSource = typeof schema.vouchers | typeof schema.periodFigures

/** Which vouchers a figure counts, and what each adds to it. */
export interface FigureTerms {
  /** The side that it is of; without one it is of both. */
  readonly side?: Operation
  /** Which vouchers of the side. */
  readonly isOf?: (source: FigureSource) => SQL | undefined
  /** Purchases whose credit the period takes: every one, or those of earlier registers. Without a word, the period's own register. */
  readonly credit?: 'given' | 'moved'
  /** In céntimos. */
  readonly amount: (source: FigureSource) => SQL
  /** What counts times the prorrata coefficient, in céntimos. */
  readonly mixed?: (source: FigureSource) => SQL
  /** A voucher that adds nothing is not of it. */
  readonly isOfFilled?: true
}

type Column = keyof typeof schema.vouchers & keyof typeof schema.periodFigures

const sumOf =
  (...columns: Column[]) =>
  (source: FigureSource): SQL =>
    sql`(${sql.join(
      columns.map((name) => sql`coalesce(${source[name]}, 0)`),
      sql` + `,
    )})`

const ofTypes =
  (...types: readonly string[]) =>
  ({ type }: FigureSource): SQL =>
    inArray(type, [...types])

const ofStatus =
  (status: PurchaseStatus) =>
  (source: FigureSource): SQL =>
    eq(source.status, status)

const isIvap = ({ rate }: FigureSource): SQL => sql`${rate} = 'ivap'`
const isGeneral = (source: FigureSource): SQL => sql`(not ${isReduced(source)} and not ${isIvap(source)})`
const whereIvap = (source: FigureSource, column: Column): SQL =>
  sql`case when ${isIvap(source)} then coalesce(${source[column]}, 0) else 0 end`

const total = sumOf('total')
const base = sumOf('taxableDg', 'taxableDgng', 'taxableDng', 'taxable', 'taxableDiscount')
const igv = sumOf('igvDg', 'igvDgng', 'igvDng', 'igv', 'igvDiscount')
const creditBase = sumOf('taxableDg', 'taxableDgng')
const creditIgv = { amount: sumOf('igvDg'), mixed: sumOf('igvDgng') }
const untaxed = sumOf('exportValue', 'exonerated', 'unaffected', 'untaxed')

const named = ['01', '03', ...creditNoteTypes, ...debitNoteTypes]

/** Every figure that opens its vouchers. The amounts are those of `rateAmounts` and of the credit (decisions 23 and 32). */
export const figureTerms: Readonly<Record<VoucherFigure, FigureTerms>> = {
  total: { amount: total },
  'sin-tipo-de-cambio': { isOf: ({ missingExchangeRate }) => sql`${missingExchangeRate}`, amount: total },
  'no-gravado': { amount: (of) => sql`(${untaxed(of)} - ${whereIvap(of, 'untaxed')})`, isOfFilled: true },
  'base-general': { isOf: isGeneral, amount: base, isOfFilled: true },
  'igv-general': { isOf: isGeneral, amount: igv, isOfFilled: true },
  'base-reducida': { isOf: isReduced, amount: base, isOfFilled: true },
  'igv-reducido': { isOf: isReduced, amount: igv, isOfFilled: true },
  'base-ivap': {
    amount: (of) => sql`(${sumOf('ivapTaxable')(of)} + ${whereIvap(of, 'untaxed')})`,
    isOfFilled: true,
  },
  ivap: {
    amount: (of) =>
      sql`(${sumOf('ivap')(of)} + case when ${of.operation} = 'COMPRA' then ${whereIvap(of, 'other')} else 0 end)`,
    isOfFilled: true,
  },
  'igv-ventas': { side: 'VENTA', amount: sumOf('igv', 'igvDiscount') },
  facturas: { side: 'VENTA', isOf: ofTypes('01'), amount: total },
  boletas: { side: 'VENTA', isOf: ofTypes('03'), amount: total },
  'notas-de-credito': { side: 'VENTA', isOf: ofTypes(...creditNoteTypes), amount: total },
  'notas-de-debito': { side: 'VENTA', isOf: ofTypes(...debitNoteTypes), amount: total },
  'otros-tipos': { side: 'VENTA', isOf: ({ type }) => notInArray(type, named), amount: total },
  'igv-compras': { side: 'COMPRA', credit: 'given', ...creditIgv },
  'igv-compras-de-otro-periodo': { side: 'COMPRA', credit: 'moved', ...creditIgv },
  'credito-base-general': {
    side: 'COMPRA',
    credit: 'given',
    isOf: (of) => sql`not ${isReduced(of)}`,
    amount: creditBase,
    isOfFilled: true,
  },
  'credito-igv-general': {
    side: 'COMPRA',
    credit: 'given',
    isOf: (of) => sql`not ${isReduced(of)}`,
    ...creditIgv,
    isOfFilled: true,
  },
  'credito-base-reducida': {
    side: 'COMPRA',
    credit: 'given',
    isOf: isReduced,
    amount: creditBase,
    isOfFilled: true,
  },
  'credito-igv-reducido': { side: 'COMPRA', credit: 'given', isOf: isReduced, ...creditIgv, isOfFilled: true },
  deducible: { side: 'COMPRA', isOf: ofStatus('gasto deducible'), amount: total },
  'no-deducible': { side: 'COMPRA', isOf: ofStatus('gasto no deducible'), amount: total },
  observado: { side: 'COMPRA', isOf: ofStatus('observado'), amount: total },
  'con-archivo': { side: 'COMPRA', isOf: hasFile, amount: total },
}

function hasFile(source: FigureSource): SQL {
  return 'hasFile' in source ? sql`${source.hasFile}` : sql`${source.xmlDocument} is not null`
}

/** Of observed purchases: whether a rule, or none that anybody knows, is the first that doubts them. */
export function isOfReason(source: FigureSource, reason: SQL, isOther: boolean): SQL | undefined {
  const first = 'reason' in source ? sql`${source.reason}` : sql`coalesce(${source.statusReasons}[1], '')`
  if (!isOther) return sql`${first} = ${reason}`
  const codes = Object.keys(observationRules).map((code) => sql`${code}`)
  return and(sql`${source.status} = 'observado'`, sql`${first} not in (${sql.join(codes, sql`, `)})`)
}

/** Whether a reason stands for all that have no name. */
export const isOtherReasons = (reason: string | undefined): boolean => reason === otherReasons
