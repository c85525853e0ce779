import type { Centimos, TaxPeriod } from '@contapro/sunat'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import {
  computed,
  createPartsQuery,
  createQuery,
  type Database,
  type Db,
  fieldsOf,
  type Places,
  publishedTo,
  schema,
  subquery,
} from '../../platform/db/index.ts'
import {
  countsAsCreditInSql,
  countsAsCreditSql,
  countsLaterSql,
} from '../../vouchers/figures/counts-as-credit.store.ts'
import type { AskedFigure, VoucherFigure } from '../../vouchers/figures/voucher-figure.ts'
import {
  type CountedValues,
  countedPage,
  findCounted,
  partFields,
} from '../../vouchers/lists/counted-vouchers.store.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import type { Operation } from '../../vouchers/lists/voucher-filter.ts'
import { columnsFound, orderFound, voucherFields } from '../../vouchers/lists/voucher-rows.store.ts'
import { countedAmount, sumColumns, sumFields } from '../../vouchers/lists/voucher-sums.store.ts'
import { type FigureSource, figureTerms, isOfReason, isOtherReasons } from './figure-terms.store.ts'

const { periodFigures, vouchers } = schema

/** A figure of one side of a company's period. */
export interface FigureOfPeriod {
  readonly businessUuid: string
  readonly operation: Operation
  readonly period: TaxPeriod
  readonly figure: AskedFigure
}

interface FigureShape {
  readonly name: VoucherFigure
  readonly reason: 'all' | 'one' | 'other'
}

interface FigureValues {
  readonly businessUuid: string
  readonly operation: Operation
  readonly period: string
  readonly reason: string
}

type At = Places<FigureValues>

const noAmount = (): SQL => sql`0`

const figureSumFields = { ...sumFields, figureAmount: computed<Centimos>(), figureMixed: computed<Centimos>() }

/** Amounts that a voucher adds to a figure: whole, and times the prorrata coefficient. */
function amountsOf(name: VoucherFigure) {
  const { amount, mixed = noAmount } = figureTerms[name]
  return {
    amount: (source: FigureSource): SQL => countedAmount(source, amount(source)),
    mixed: (source: FigureSource): SQL => countedAmount(source, mixed(source)),
  }
}

const zeroSum = (value: SQL): SQL => sql`coalesce(sum(${value}), 0)`

/** The sums of a figure: from the figures; from the vouchers where a voucher that adds nothing is not of it. */
function sumsOf(db: Db, at: At, shape: FigureShape) {
  const { amount, mixed } = amountsOf(shape.name)
  const columnsOf = (source: FigureSource, count: SQL) => ({
    ...sumColumns(source, count, at.period, sql`true`),
    figureAmount: zeroSum(amount(source)).as('all_of_figure'),
    figureMixed: zeroSum(mixed(source)).as('all_mixed'),
  })
  if (!figureTerms[shape.name].isOfFilled) {
    return db
      .select(columnsOf(periodFigures, sql`${periodFigures.vouchers}`))
      .from(periodFigures)
      .where(and(eq(periodFigures.businessUuid, at.businessUuid), isListed(periodFigures, at, shape)))
  }
  return db
    .select(columnsOf(vouchers, sql`1`))
    .from(vouchers)
    .where(and(publishedTo(vouchers, at.businessUuid), isListed(vouchers, at, shape), isFilled(shape)))
}

const pageOf = createPartsQuery(
  { sums: figureSumFields, row: voucherFields, part: partFields },
  (db, at: Places<FigureValues & CountedValues>, shape: FigureShape) => {
    const sums = db.$with('sums').as(sumsOf(db, at, shape))
    const { amount, mixed } = amountsOf(shape.name)
    const found = findCounted(db, at, {
      byRegister: and(isOfRegister(at, shape), isFilled(shape)),
      byCredit: and(isOfCredit(at, shape), isFilled(shape)),
      amount: amount(vouchers),
      mixed: mixed(vouchers),
      count: subquery`select ${sums.vouchers} from ${sums}`,
    })
    return db
      .with(sums, found)
      .select({
        sums: fieldsOf(sums, figureSumFields),
        row: columnsFound(at.businessUuid),
        part: { amount: found.amount, mixed: found.mixed },
      })
      .from(sums)
      .leftJoin(found, sql`true`)
      .orderBy(...orderFound)
  },
)

/** A page of the vouchers of a figure, newest first, with the sums of all of them: one statement, so that the two agree. */
export async function listFigurePage(database: Database, { figure, ...place }: FigureOfPeriod, page: Page) {
  const { shape, reason } = termsOf(figure)
  const answer = await pageOf(database, { ...place, reason, ...countedPage(page) }, shape)
  return {
    sums: answer[0]?.sums ?? undefined,
    rows: answer.flatMap(({ row, part }) => (row && part ? [{ row, part }] : [])),
  }
}

const sumsAlone = createQuery(figureSumFields, sumsOf)

/** The sums of a figure without its vouchers. */
export async function sumFigure(database: Database, { figure, ...place }: FigureOfPeriod) {
  const { shape, reason } = termsOf(figure)
  const [sums] = await sumsAlone(database, { ...place, reason }, shape)
  return sums
}

const roundedOf = createQuery(
  { amount: computed<Centimos>() },
  (db, at: Places<FigureValues & { readonly prorrata: string }>, shape: FigureShape) => {
    const { mixed } = amountsOf(shape.name)
    return db
      .select({ amount: zeroSum(sql`round(${mixed(vouchers)} * ${at.prorrata}::numeric)`) })
      .from(vouchers)
      .where(and(publishedTo(vouchers, at.businessUuid), isListed(vouchers, at, shape), sql`${mixed(vouchers)} <> 0`))
  },
)

/** What mixed purchases add to a figure when each of them is rounded by itself, half up by size as `multiplyByRate` does. */
export async function sumRoundedParts(
  database: Database,
  { figure, ...place }: FigureOfPeriod,
  prorrata: string,
): Promise<Centimos | undefined> {
  const { shape, reason } = termsOf(figure)
  const [rounded] = await roundedOf(database, { ...place, reason, prorrata }, shape)
  return rounded?.amount
}

function termsOf({ name, reason }: AskedFigure): { shape: FigureShape; reason: string } {
  const kind = reason === undefined ? 'all' : isOtherReasons(reason) ? 'other' : 'one'
  return { shape: { name, reason: kind }, reason: reason ?? '' }
}

function isListed(source: FigureSource, at: At, shape: FigureShape): SQL | undefined {
  const { credit } = figureTerms[shape.name]
  const isOfPeriod = {
    given: () => countsAsCreditInSql(source, at.period),
    moved: () => countsLaterSql(source, at.period),
    none: () => sql`${source.period} = ${at.period}`,
  }
  return and(isOfKind(source, at, shape), isOfPeriod[credit ?? 'none']())
}

/** Those of them that the period's own register holds. */
function isOfRegister(at: At, shape: FigureShape): SQL | undefined {
  const { credit } = figureTerms[shape.name]
  if (credit === 'moved') return sql`false`
  return and(
    isOfKind(vouchers, at, shape),
    eq(vouchers.period, at.period),
    credit === 'given' ? countsAsCreditSql(vouchers) : undefined,
  )
}

/** The others: purchases of earlier registers whose credit the period takes. */
function isOfCredit(at: At, shape: FigureShape): SQL | undefined {
  if (figureTerms[shape.name].credit === undefined) return sql`false`
  return and(isOfKind(vouchers, at, shape), countsLaterSql(vouchers, at.period))
}

function isOfKind(source: FigureSource, at: At, { name, reason }: FigureShape): SQL | undefined {
  return and(
    eq(source.operation, at.operation),
    figureTerms[name].isOf?.(source),
    reason === 'all' ? undefined : isOfReason(source, sql`${at.reason}`, reason === 'other'),
  )
}

function isFilled({ name }: FigureShape): SQL | undefined {
  const { amount, mixed } = amountsOf(name)
  return figureTerms[name].isOfFilled ? sql`(${amount(vouchers)} <> 0 or ${mixed(vouchers)} <> 0)` : undefined
}
