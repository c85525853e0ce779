import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'

const { businesses, periodFigures } = schema

export type BusinessRow = typeof businesses.$inferSelect
export type NewBusiness = typeof businesses.$inferInsert

/** A company and whether any of its tax periods holds vouchers. */
export interface BusinessWithPeriods extends BusinessRow {
  readonly hasPeriods: boolean
}

const hasPeriods = sql<boolean>`exists (
  select from period_figures f where f.business_uuid = businesses.uuid and f.vouchers > 0
)`

/** All companies of an accountant, in no order. */
export async function listBusinessesOf({ db }: Database, accountantUuid: string): Promise<BusinessWithPeriods[]> {
  const rows = await db
    .select({ business: businesses, hasPeriods })
    .from(businesses)
    .where(eq(businesses.accountantUuid, accountantUuid))
  return rows.map(({ business, hasPeriods: has }) => ({ ...business, hasPeriods: has }))
}

/** A company by its uuid, its RUC or both; undefined unless it is the accountant's. */
export async function findBusinessOf(
  { db }: Database,
  accountantUuid: string,
  { uuid, ruc }: { readonly uuid?: string; readonly ruc?: string },
): Promise<BusinessRow | undefined> {
  const [row] = await db
    .select()
    .from(businesses)
    .where(
      and(
        eq(businesses.accountantUuid, accountantUuid),
        uuid === undefined ? undefined : eq(businesses.uuid, uuid),
        ruc === undefined ? undefined : eq(businesses.ruc, ruc),
      ),
    )
  return row
}

/** A company of any accountant, by its RUC. */
export async function findBusinessByRuc({ db }: Database, ruc: string): Promise<BusinessRow | undefined> {
  const [row] = await db.select().from(businesses).where(eq(businesses.ruc, ruc))
  return row
}

/** Undefined when the RUC is registered already. */
export async function addBusiness({ db }: Database, values: NewBusiness): Promise<BusinessRow | undefined> {
  const [row] = await db.insert(businesses).values(values).onConflictDoNothing({ target: businesses.ruc }).returning()
  return row
}

/** Periods with vouchers, newest first. */
export async function listPeriodsOf({ db }: Database, businessUuid: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ period: periodFigures.period })
    .from(periodFigures)
    .where(and(eq(periodFigures.businessUuid, businessUuid), gt(periodFigures.vouchers, 0)))
    .orderBy(desc(periodFigures.period))
  return rows.map((row) => row.period)
}
