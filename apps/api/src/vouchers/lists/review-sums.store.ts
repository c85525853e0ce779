import type { Centimos, PurchaseStatus, TaxPeriod } from '@contapro/sunat'
import { and, eq, sql } from 'drizzle-orm'
import { computed, createQuery, type Database, type Places, schema } from '../../platform/db/index.ts'

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

const sumFields = {
  status: figures.status,
  vouchers: computed(),
  taxable: computed<Centimos>(),
  igv: computed<Centimos>(),
  total: computed<Centimos>(),
}

const sumsOf = createQuery(sumFields, (db, at: Places<{ readonly businessUuid: string; readonly period: string }>) =>
  db
    .select({
      status: figures.status,
      vouchers: sql`sum(${figures.vouchers})`,
      taxable: sql`sum(${figures.taxableDg} + ${figures.taxableDgng} + ${figures.taxableDng})`,
      igv: sql`sum(${figures.igvDg} + ${figures.igvDgng} + ${figures.igvDng})`,
      total: sql`sum(${figures.total})`,
    })
    .from(figures)
    .where(
      and(eq(figures.businessUuid, at.businessUuid), eq(figures.operation, 'COMPRA'), eq(figures.period, at.period)),
    )
    .groupBy(figures.status),
)

/** Counts and sums of a period's purchases by status; one without purchases is left out. */
export async function sumByStatus(database: Database, businessUuid: string, period: TaxPeriod): Promise<ReviewSums> {
  const rows = await sumsOf(database, { businessUuid, period })
  return new Map(rows.map((sums) => [sums.status as PurchaseStatus, sums]))
}
