import type { Centimos, PurchaseStatus, TaxPeriod } from '@contapro/sunat'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'

const { periodFigures: figures } = schema

/** Purchases of one status. Amounts in céntimos. */
export interface StatusSums {
  readonly vouchers: number
  readonly taxable: Centimos
  /** Whether it counts or not. */
  readonly igv: Centimos
  readonly total: Centimos
}

export type ReviewSums = ReadonlyMap<PurchaseStatus, StatusSums>

/** Counts and sums of a period's purchases by status; one without purchases is left out. */
export async function sumByStatus({ db }: Database, businessUuid: string, period: TaxPeriod): Promise<ReviewSums> {
  const rows = await db
    .select({
      status: figures.status,
      vouchers: sql<number>`sum(${figures.vouchers})`.mapWith(Number),
      taxable: sumOf(sql`${figures.taxableDg} + ${figures.taxableDgng} + ${figures.taxableDng}`),
      igv: sumOf(sql`${figures.igvDg} + ${figures.igvDgng} + ${figures.igvDng}`),
      total: sumOf(sql`${figures.total}`),
    })
    .from(figures)
    .where(and(eq(figures.businessUuid, businessUuid), eq(figures.operation, 'COMPRA'), eq(figures.period, period)))
    .groupBy(figures.status)
  return new Map(rows.map(({ status, ...sums }) => [status as PurchaseStatus, sums]))
}

const sumOf = (amount: ReturnType<typeof sql>) =>
  sql<Centimos>`sum(${amount})`.mapWith((value) => Number(value) as Centimos)
