import type { Centimos, TaxPeriod } from '@contapro/sunat'
import { and, asc, between, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm'
import { asIs, columnList, computed, createQuery, type Database, type Places, schema } from '../../platform/db/index.ts'
import { countsAsCreditInSql, countsLaterSql } from './counts-as-credit.store.ts'
import { figurePeriods } from './figure-periods.store.ts'

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
  /** Vouchers that nothing has put into soles, and the sales among them. */
  readonly missingExchangeRates: number
  readonly missingSalesRates: number
}

const sum = (value: unknown, condition: SQL): SQL => sql`coalesce(sum(${value}) filter (where ${condition}), 0)`

const isSale = and(figurePeriods.isOwn, eq(figures.operation, 'VENTA')) as SQL
const isPurchase = and(figurePeriods.isOwn, eq(figures.operation, 'COMPRA')) as SQL
const isCredit = countsAsCreditInSql(figures, figurePeriods.period)
const isMoved = countsLaterSql(figures, figurePeriods.period)

const igvFields = {
  period: asIs<TaxPeriod>(),
  salesIgv: computed<Centimos>(),
  creditIgvDg: computed<Centimos>(),
  creditIgvDgng: computed<Centimos>(),
  hasDgng: asIs<boolean>(),
  saleVouchers: computed(),
  purchaseVouchers: computed(),
  creditVouchers: computed(),
  movedVouchers: computed(),
  movedIgvDg: computed<Centimos>(),
  movedIgvDgng: computed<Centimos>(),
  purchaseTotal: computed<Centimos>(),
  missingExchangeRates: computed(),
  missingSalesRates: computed(),
}

const igvOf = createQuery(igvFields, (db, at: Places<{ readonly businessUuid: string; readonly upTo: string }>) =>
  db
    .select({
      period: sql`${figurePeriods.period}`.as('in_period'),
      salesIgv: sum(sql`${figures.igv} + ${figures.igvDiscount}`, isSale),
      creditIgvDg: sum(figures.igvDg, isCredit),
      creditIgvDgng: sum(figures.igvDgng, isCredit),
      hasDgng: sql`bool_or(${isCredit} and (${figures.taxableDgng} <> 0 or ${figures.igvDgng} <> 0))`,
      saleVouchers: sum(figures.vouchers, isSale),
      purchaseVouchers: sum(figures.vouchers, isPurchase),
      creditVouchers: sum(figures.vouchers, isCredit),
      movedVouchers: sum(figures.vouchers, isMoved),
      movedIgvDg: sum(figures.igvDg, isMoved),
      movedIgvDgng: sum(figures.igvDgng, isMoved),
      purchaseTotal: sum(figures.total, isPurchase),
      missingExchangeRates: sum(figures.vouchers, sql`${figurePeriods.isOwn} and ${figures.missingExchangeRate}`),
      missingSalesRates: sum(figures.vouchers, sql`${isSale} and ${figures.missingExchangeRate}`),
    } satisfies Record<keyof typeof igvFields, SQL | SQL.Aliased>)
    .from(figures)
    .crossJoin(figurePeriods.join)
    .where(and(eq(figures.businessUuid, at.businessUuid), figurePeriods.where, lte(figurePeriods.period, at.upTo)))
    .groupBy(figurePeriods.period)
    .having(sql`sum(${figures.vouchers}) filter (where ${figurePeriods.isOwn}) > 0`)
    .orderBy(asc(figurePeriods.period)),
)

/** Every loaded period up to the given one, oldest first. */
export function listIgvOfPeriods(database: Database, businessUuid: string, upTo: TaxPeriod): Promise<PeriodIgv[]> {
  return igvOf(database, { businessUuid, upTo })
}

const cell = getTableColumns(figures)
const cellColumns = { cell: columnList('period_figures', cell) }

const movedCellsOf = createQuery(cell, (db, at: Places<{ readonly businessUuid: string; readonly period: string }>) =>
  db
    .select(cellColumns)
    .from(figures)
    .where(
      and(
        eq(figures.businessUuid, at.businessUuid),
        eq(figures.operation, 'COMPRA'),
        countsLaterSql(figures, at.period),
      ),
    ),
)

/** The cells of purchases whose IGV counts in a period that is not their register's. */
export function listMovedFigures(database: Database, businessUuid: string, period: TaxPeriod): Promise<Figure[]> {
  return movedCellsOf(database, { businessUuid, period })
}

/** One side of a company's months, both included. */
export interface SideOfMonths {
  readonly operation: Operation
  readonly from: TaxPeriod
  readonly to: TaxPeriod
}

type SideValues = SideOfMonths & { readonly businessUuid: string }

const isOfSide = (at: Places<SideValues>): SQL | undefined =>
  and(
    eq(figures.businessUuid, at.businessUuid),
    eq(figures.operation, at.operation),
    between(figures.period, at.from, at.to),
  )

const cellsOf = createQuery(cell, (db, at: Places<SideValues>) =>
  db.select(cellColumns).from(figures).where(isOfSide(at)),
)

/** The cells of one side of some months. */
export function listFigures(database: Database, businessUuid: string, side: SideOfMonths): Promise<Figure[]> {
  return cellsOf(database, { businessUuid, ...side })
}

const totalFields = { period: asIs<string>(), total: computed<Centimos>(), vouchers: computed() }

const totalsOf = createQuery(totalFields, (db, at: Places<SideValues>) =>
  db
    .select({
      period: figures.period,
      total: sum(figures.total, sql`true`),
      vouchers: sum(figures.vouchers, sql`true`),
    })
    .from(figures)
    .where(isOfSide(at))
    .groupBy(figures.period),
)

/** Total and number of vouchers of each period between two, those without vouchers left out. */
export function listTotals(
  database: Database,
  businessUuid: string,
  side: SideOfMonths,
): Promise<{ period: string; total: Centimos; vouchers: number }[]> {
  return totalsOf(database, { businessUuid, ...side })
}
