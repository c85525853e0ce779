import type { Driver, Session } from '../../platform/db/index.ts'
import { NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import { type Lease, leanPlans, renewLease } from '../../vouchers/stores/lease.store.ts'

/** Rows in one statement while old ones are removed. */
const STEP_ROWS = 1000

/** Some of the rows with a version. The order is that of the one index that finds them; `leanPlans` holds the planner to it. */
const step = (table: string, version: 'published_in' | 'superseded_in', condition: string): string =>
  `WHERE ctid = ANY (ARRAY(
     SELECT ctid FROM ${table} WHERE business_uuid = $1 AND ${condition} ORDER BY ${version} LIMIT ${STEP_ROWS}))`

/** The books whose rows have a version. */
export const versionedTables: readonly string[] = [
  'vouchers',
  'withholdings',
  'detraction_deposits',
  'sale_number_runs',
]

/** Nothing has a version above that of an ingestion under way. */
const WRITTEN = 'published_in >= $2'
const REPLACED = `superseded_in >= $2 AND superseded_in < ${NEVER_SUPERSEDED}`

const publishedVersion = '(SELECT published_version FROM businesses WHERE uuid = $1)'
const SWEEPABLE = `superseded_in <= ${publishedVersion} AND superseded_in < ${NEVER_SUPERSEDED}`

/**
 * Removes all that an unpublished ingestion wrote, in short transactions; nobody ever saw it. Answers the storage keys of the
 * documents that went with it. Can be broken off and repeated at any point.
 */
export async function undoIngestion(driver: Driver, lease: Lease): Promise<string[]> {
  const repeat = (sql: string): Promise<void> => repeatStep(driver, lease, sql)
  for (const table of versionedTables) {
    await repeat(`DELETE FROM ${table} ${step(table, 'published_in', WRITTEN)}`)
    await repeat(`UPDATE ${table} SET superseded_in = ${NEVER_SUPERSEDED} ${step(table, 'superseded_in', REPLACED)}`)
  }
  for (const table of ['padron_blocks', 'padrons']) {
    await repeat(`DELETE FROM ${table} ${step(table, 'published_in', WRITTEN)}`)
  }
  return removeDocuments(driver, lease)
}

async function repeatStep(driver: Driver, lease: Lease, sql: string): Promise<void> {
  let changed = STEP_ROWS
  while (changed > 0) {
    changed = await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      return (await tx.query(sql, [lease.businessUuid, lease.version])).affectedRows
    })
  }
}

async function removeDocuments(driver: Driver, lease: Lease): Promise<string[]> {
  const keys: string[] = []
  let found = STEP_ROWS
  while (found > 0) {
    const removed = await driver.transaction(async (tx) => {
      await renewLease(tx, lease)
      const sql = `DELETE FROM documents ${step('documents', 'published_in', WRITTEN)} RETURNING sha256, storage_key AS key`
      const { rows } = await tx.query<{ sha256: string; key: string }>(sql, [lease.businessUuid, lease.version])
      await tx.query('DELETE FROM voucher_items WHERE business_uuid = $1 AND sha256 = ANY($2::text[])', [
        lease.businessUuid,
        rows.map((row) => row.sha256),
      ])
      return rows.map((row) => row.key)
    })
    keys.push(...removed)
    found = removed.length
  }
  return keys
}

/** Deletes rows that no reader can see any more because a publication replaced them, in short transactions. */
export async function sweepSuperseded(driver: Driver, businessUuid: string): Promise<void> {
  const { tables, padrons } = await driver.transaction((tx) => findSweepable(tx, businessUuid))
  for (const table of tables) {
    const sql = `DELETE FROM ${table} ${step(table, 'superseded_in', SWEEPABLE)}`
    const sweep = async (tx: Session): Promise<number> => {
      await tx.query(`SELECT ${leanPlans}`)
      return (await tx.query(sql, [businessUuid])).affectedRows
    }
    let deleted = STEP_ROWS
    while (deleted === STEP_ROWS) deleted = await driver.transaction(sweep)
  }
  if (!padrons) return
  // Their blocks go first: what is broken off is found again by the padrón.
  for (const table of ['padron_blocks', 'padrons']) await sweepOlderPadrons(driver, businessUuid, table)
}

interface Sweepable {
  /** Versioned tables with rows that were replaced. */
  readonly tables: readonly string[]
  /** Whether there is a padrón older than the newest one. */
  readonly padrons: boolean
}

const oldestReplaced = (table: string): string =>
  `(SELECT superseded_in FROM ${table} WHERE business_uuid = $1 AND superseded_in < ${NEVER_SUPERSEDED} ORDER BY superseded_in LIMIT 1)`

/** One look at what most ingestions leave nothing in. */
async function findSweepable(tx: Session, businessUuid: string): Promise<Sweepable> {
  await tx.query(`SELECT ${leanPlans}`)
  const replaced = versionedTables.map(
    (table) => `CASE WHEN ${oldestReplaced(table)} <= ${publishedVersion} THEN '${table}' END`,
  )
  const { rows } = await tx.query<Sweepable>(
    `SELECT array_remove(ARRAY[${replaced.join(', ')}], NULL) AS tables,
       EXISTS (SELECT FROM padrons WHERE business_uuid = $1 AND ${OLDER_PADRON}) AS padrons`,
    [businessUuid],
  )
  return rows[0] ?? { tables: [], padrons: false }
}

const OLDER_PADRON = `published_in < (SELECT max(p.published_in) FROM padrons p JOIN businesses b ON b.uuid = p.business_uuid
  AND p.published_in <= b.published_version WHERE p.business_uuid = $1)`

async function sweepOlderPadrons(driver: Driver, businessUuid: string, table: string): Promise<void> {
  let deleted = STEP_ROWS
  while (deleted === STEP_ROWS) {
    const { affectedRows } = await driver.query(`DELETE FROM ${table} ${step(table, 'published_in', OLDER_PADRON)}`, [
      businessUuid,
    ])
    deleted = affectedRows
  }
}
