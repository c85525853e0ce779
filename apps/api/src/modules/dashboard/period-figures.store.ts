import type { Centimos, TaxPeriod } from '@contapro/sunat'
import { and, asc, between, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { columnList, createRowReader, type Database, schema } from '../../db/index.ts'
import { figurePeriods } from './figure-periods.store.ts'
import { countsAsCreditInSql, countsLaterSql } from '../vouchers/counts-as-credit.store.ts'

const figures = schema.periodFigures

/** One cell of a company's figures: the vouchers that are alike in everything a dashboard tells apart. */
export type Figure = typeof figures.$inferSelect
export type Operation = Figure['operation']

/** What the IGV of one loaded period is made of. Amounts in céntimos. */
export interface PeriodIgv {
  readonly period: TaxPeriod
  readonly salesIgv: Centimos
  /** Of purchases that give credit: for taxed operations only (DG), and for taxed and untaxed ones (DGNG). */
  readonly creditIgvDg: Centimos
  readonly creditIgvDgng: Centimos
  /** Whether any purchase that gives credit has DGNG columns. */
  readonly hasDgng: boolean
  readonly saleVouchers: number
  readonly purchaseVouchers: number
  readonly creditVouchers: number
  /** Those of them that an earlier period's register holds, and their DG and DGNG. */
  readonly movedVouchers: number
  readonly movedIgvDg: Centimos
  readonly movedIgvDgng: Centimos
  readonly purchaseTotal: Centimos
  readonly missingExchangeRates: number
}

const sum = <T extends number>(value: unknown, condition: SQL): SQL<T> =>
  sql<T>`coalesce(sum(${value}) filter (where ${condition}), 0)`.mapWith(Number) as SQL<T>

const isSale = and(figurePeriods.isOwn, eq(figures.operation, 'VENTA')) as SQL
const isPurchase = and(figurePeriods.isOwn, eq(figures.operation, 'COMPRA')) as SQL
const isCredit = countsAsCreditInSql(figures, figurePeriods.period)
const isMoved = countsLaterSql(figures, figurePeriods.period)

/** Every loaded period up to the given one, oldest first. */
export async function listIgvOfPeriods({ db }: Database, businessUuid: string, upTo: TaxPeriod): Promise<PeriodIgv[]> {
  return db
    .select({
      period: sql<TaxPeriod>`${figurePeriods.period}`.as('in_period'),
      salesIgv: sum<Centimos>(sql`${figures.igv} + ${figures.igvDiscount}`, isSale),
      creditIgvDg: sum<Centimos>(figures.igvDg, isCredit),
      creditIgvDgng: sum<Centimos>(figures.igvDgng, isCredit),
      hasDgng: sql<boolean>`bool_or(${isCredit} and (${figures.taxableDgng} <> 0 or ${figures.igvDgng} <> 0))`,
      saleVouchers: sum(figures.vouchers, isSale),
      purchaseVouchers: sum(figures.vouchers, isPurchase),
      creditVouchers: sum(figures.vouchers, isCredit),
      movedVouchers: sum(figures.vouchers, isMoved),
      movedIgvDg: sum<Centimos>(figures.igvDg, isMoved),
      movedIgvDgng: sum<Centimos>(figures.igvDgng, isMoved),
      purchaseTotal: sum<Centimos>(figures.total, isPurchase),
      missingExchangeRates: sum(figures.vouchers, sql`${figurePeriods.isOwn} and ${figures.missingExchangeRate}`),
    })
    .from(figures)
    .crossJoin(figurePeriods.join)
    .where(and(eq(figures.businessUuid, businessUuid), figurePeriods.where, lte(figurePeriods.period, upTo)))
    .groupBy(figurePeriods.period)
    .having(sql`sum(${figures.vouchers}) filter (where ${figurePeriods.isOwn}) > 0`)
    .orderBy(asc(figurePeriods.period))
}

/** The cells of purchases whose IGV counts in a period that is not their register's. */
export function listMovedFigures(database: Database, businessUuid: string, period: TaxPeriod): Promise<Figure[]> {
  return listCells(
    database,
    and(eq(figures.businessUuid, businessUuid), eq(figures.operation, 'COMPRA'), countsLaterSql(figures, period)),
  )
}

/** The cells of one side of some periods. */
export function listFigures(
  database: Database,
  businessUuid: string,
  { operation, periods }: { readonly operation: Operation; readonly periods: readonly TaxPeriod[] },
): Promise<Figure[]> {
  return listCells(
    database,
    and(
      eq(figures.businessUuid, businessUuid),
      eq(figures.operation, operation),
      inArray(figures.period, [...periods]),
    ),
  )
}

const cell = getTableColumns(figures)
const cellColumns = { cell: columnList('period_figures', cell) }
const readCells = createRowReader({ cell })

async function listCells(database: Database, where: SQL | undefined): Promise<Figure[]> {
  const rows = await readCells(database, database.db.select(cellColumns).from(figures).where(where))
  return rows.flatMap((row) => row.cell ?? [])
}

/** Total and number of vouchers of each period between two, those without vouchers left out. */
export async function listTotals(
  { db }: Database,
  businessUuid: string,
  { operation, from, to }: { readonly operation: Operation; readonly from: TaxPeriod; readonly to: TaxPeriod },
): Promise<{ period: string; total: Centimos; vouchers: number }[]> {
  return db
    .select({
      period: figures.period,
      total: sum<Centimos>(figures.total, sql`true`),
      vouchers: sum(figures.vouchers, sql`true`),
    })
    .from(figures)
    .where(
      and(eq(figures.businessUuid, businessUuid), eq(figures.operation, operation), between(figures.period, from, to)),
    )
    .groupBy(figures.period)
}
