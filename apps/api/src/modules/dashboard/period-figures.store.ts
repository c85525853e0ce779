import type { Centimos, TaxPeriod } from '@contapro/sunat'
import { and, asc, between, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'
import { countsAsCreditSql } from '../vouchers/counts-as-credit.store.ts'

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
  readonly purchaseTotal: Centimos
  readonly missingExchangeRates: number
}

const isSale = sql`${figures.operation} = 'VENTA'`
const isPurchase = sql`${figures.operation} = 'COMPRA'`
const isCredit = sql`${isPurchase} and ${countsAsCreditSql(figures)}`

const sum = <T extends number>(value: unknown, condition: SQL): SQL<T> =>
  sql<T>`coalesce(sum(${value}) filter (where ${condition}), 0)`.mapWith(Number) as SQL<T>

/** Every loaded period up to the given one, oldest first. */
export async function listIgvOfPeriods({ db }: Database, businessUuid: string, upTo: TaxPeriod): Promise<PeriodIgv[]> {
  const rows = await db
    .select({
      period: figures.period,
      salesIgv: sum<Centimos>(sql`${figures.igv} + ${figures.igvDiscount}`, isSale),
      creditIgvDg: sum<Centimos>(figures.igvDg, isCredit),
      creditIgvDgng: sum<Centimos>(figures.igvDgng, isCredit),
      hasDgng: sql<boolean>`bool_or(${isCredit} and (${figures.taxableDgng} <> 0 or ${figures.igvDgng} <> 0))`,
      saleVouchers: sum(figures.vouchers, isSale),
      purchaseVouchers: sum(figures.vouchers, isPurchase),
      creditVouchers: sum(figures.vouchers, isCredit),
      purchaseTotal: sum<Centimos>(figures.total, isPurchase),
      missingExchangeRates: sum(figures.vouchers, sql`${figures.missingExchangeRate}`),
    })
    .from(figures)
    .where(and(eq(figures.businessUuid, businessUuid), lte(figures.period, upTo)))
    .groupBy(figures.period)
    .having(sql`sum(${figures.vouchers}) > 0`)
    .orderBy(asc(figures.period))
  return rows as PeriodIgv[]
}

/** The cells of one side of some periods. */
export async function listFigures(
  { db }: Database,
  businessUuid: string,
  { operation, periods }: { readonly operation: Operation; readonly periods: readonly TaxPeriod[] },
): Promise<Figure[]> {
  return db
    .select()
    .from(figures)
    .where(
      and(
        eq(figures.businessUuid, businessUuid),
        eq(figures.operation, operation),
        inArray(figures.period, [...periods]),
      ),
    )
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
