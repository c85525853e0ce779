import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { columnList, createQuery, type Database, type Places, schema, subquery } from '../platform/db/index.ts'

const { businesses, collections, periodFigures, users } = schema

export type BusinessRow = typeof businesses.$inferSelect
export type NewBusiness = typeof businesses.$inferInsert

/** A company and whether any of its tax periods holds vouchers. */
export interface BusinessWithPeriods extends BusinessRow {
  readonly hasPeriods: boolean
}

const hasPeriods = sql<boolean>`exists ${subquery`
  select from ${periodFigures} f where f.business_uuid = ${businesses.uuid} and f.vouchers > 0
`}`

/** All companies of an accountant, in no order. */
export async function listBusinessesOf({ db }: Database, accountantUuid: string): Promise<BusinessWithPeriods[]> {
  const rows = await db
    .select({ business: businesses, hasPeriods })
    .from(businesses)
    .where(eq(businesses.accountantUuid, accountantUuid))
  return rows.map(({ business, hasPeriods: has }) => ({ ...business, hasPeriods: has }))
}

interface NamedCompany {
  readonly uuid?: string
  readonly ruc?: string
}

const companyColumns = getTableColumns(businesses)

const companiesOf = createQuery(
  companyColumns,
  (db, at: Places<NamedCompany & { readonly accountantUuid: string }>, by: { uuid: boolean; ruc: boolean }) =>
    db
      .select({ company: columnList('businesses', companyColumns) })
      .from(businesses)
      .where(
        and(
          eq(businesses.accountantUuid, at.accountantUuid),
          by.uuid ? eq(businesses.uuid, at.uuid) : undefined,
          by.ruc ? eq(businesses.ruc, at.ruc) : undefined,
        ),
      ),
)

/** A company by its uuid, its RUC or both; undefined unless it is the accountant's. */
export async function findBusinessOf(
  database: Database,
  accountantUuid: string,
  name: NamedCompany,
): Promise<BusinessRow | undefined> {
  const by = { uuid: name.uuid !== undefined, ruc: name.ruc !== undefined }
  const [row] = await companiesOf(database, { accountantUuid, ...name }, by)
  return row
}

/** A company of any accountant, by its RUC. */
/** Any company; its secrets show whether a key is the right one. */
export async function findAnyBusiness({ db }: Database): Promise<BusinessRow | undefined> {
  return (await db.select().from(businesses).limit(1))[0]
}

export async function findBusinessByRuc({ db }: Database, ruc: string): Promise<BusinessRow | undefined> {
  const [row] = await db.select().from(businesses).where(eq(businesses.ruc, ruc))
  return row
}

/** The epoch of the account that owns a company; undefined for a company that does not exist. */
export async function findEpochOfBusiness({ db }: Database, uuid: string): Promise<number | undefined> {
  const [row] = await db
    .select({ epoch: users.sessionEpoch })
    .from(businesses)
    .innerJoin(users, eq(users.uuid, businesses.accountantUuid))
    .where(eq(businesses.uuid, uuid))
  return row?.epoch
}

/** Steps in the transaction that adds a company. */
export interface AddedBusiness {
  /** Its data are collected from SUNAT. */
  readonly collects: boolean
  /** What it throws takes the company back. */
  readonly check?: (tx: Pick<Database['db'], 'select'>) => Promise<void>
}

/** Undefined when the RUC is registered already. */
export async function addBusiness(
  { db }: Database,
  values: NewBusiness,
  { collects, check }: AddedBusiness = { collects: false },
): Promise<BusinessRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(businesses).values(values).onConflictDoNothing({ target: businesses.ruc }).returning()
    if (row) await check?.(tx)
    if (row && collects) await requestCollection(tx, row.uuid)
    return row
  })
}

/** What new credentials change of a company. */
export type ChangedCredentials = Pick<BusinessRow, 'solUsername' | 'sealedSolPassword'> &
  Partial<Pick<BusinessRow, 'sealedApiKey' | 'sealedApiSecret' | 'paternalSurname' | 'maternalSurname' | 'givenNames'>>

/**
 * Keeps new credentials. What was said about the old ones no longer holds: the company is in progress until its data are
 * collected anew; where nothing collects, it is VALID if it has periods.
 */
export async function changeCredentials(
  { db }: Database,
  businessUuid: string,
  { credentials, collects }: { readonly credentials: ChangedCredentials; readonly collects: boolean },
): Promise<BusinessWithPeriods | undefined> {
  return db.transaction(async (tx) => {
    const status = collects ? sql`'IN_PROGRESS'` : sql`case when ${hasPeriods} then 'VALID' else 'IN_PROGRESS' end`
    await tx
      .update(businesses)
      .set({ ...credentials, status, missingPermissions: [] })
      .where(eq(businesses.uuid, businessUuid))
    if (collects) await requestCollection(tx, businessUuid)
    const [row] = await tx
      .select({ business: businesses, hasPeriods })
      .from(businesses)
      .where(eq(businesses.uuid, businessUuid))
    return row && { ...row.business, hasPeriods: row.hasPeriods }
  })
}

/** A run for an earlier request, if there is one, no longer counts. */
async function requestCollection(tx: Pick<Database['db'], 'insert'>, businessUuid: string): Promise<void> {
  const job = { request: randomUUID(), owner: null, leaseUntil: null, dueAt: sql`clock_timestamp()`, attempts: 0 }
  await tx
    .insert(collections)
    .values({ businessUuid, ...job })
    .onConflictDoUpdate({ target: collections.businessUuid, set: job })
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
