import type { Driver, Session } from '../../platform/db/index.ts'

/** A collection under way: for one request, by one server. */
export interface CollectionJob {
  readonly businessUuid: string
  readonly request: string
  readonly owner: string
  /** Beginnings so far, this one included. */
  readonly attempts: number
  readonly ruc: string
  readonly name: string
  readonly solUsername: string
  readonly sealedSolPassword: string
  readonly sealedApiKey: string | null
  readonly sealedApiSecret: string | null
}

/** What a collection found out about its company. */
export interface Finding {
  readonly status: 'VALID' | 'MISSING_PERMISSIONS' | 'INVALID_CREDENTIALS'
  readonly missingModules: readonly string[]
}

/** How long a job holds without being renewed. */
export const COLLECTION_LEASE_SECONDS = 60

const leaseEnd = `clock_timestamp() + interval '${COLLECTION_LEASE_SECONDS} seconds'`
const isDue = 'due_at <= clock_timestamp() AND (owner IS NULL OR lease_until < clock_timestamp())'
const isJob = 'business_uuid = $1 AND request = $2 AND owner = $3'

const keyOf = ({ businessUuid, request, owner }: CollectionJob) => [businessUuid, request, owner]

/** Begins the job that waits longest; undefined when none is due. */
export async function claimCollection(session: Session, owner: string): Promise<CollectionJob | undefined> {
  const { rows } = await session.query<Omit<CollectionJob, 'owner'>>(
    `UPDATE collections c SET owner = $1, lease_until = ${leaseEnd}, attempts = c.attempts + 1
     FROM businesses b
     WHERE b.uuid = c.business_uuid AND c.business_uuid = (
       SELECT business_uuid FROM collections WHERE ${isDue} ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING c.business_uuid AS "businessUuid", c.request, c.attempts, b.ruc, b.name, b.sol_username AS "solUsername",
       b.sealed_sol_password AS "sealedSolPassword", b.sealed_api_key AS "sealedApiKey", b.sealed_api_secret AS "sealedApiSecret"`,
    [owner],
  )
  return rows[0] && { ...rows[0], owner }
}

export async function hasDueCollection(session: Session): Promise<boolean> {
  const { rows } = await session.query(`SELECT FROM collections WHERE ${isDue} LIMIT 1`)
  return rows.length > 0
}

/** Gives the jobs of dead servers back. */
export async function releaseOfTheDead(driver: Driver): Promise<void> {
  const { rows } = await driver.query<{ owner: string }>(
    'SELECT DISTINCT owner FROM collections WHERE owner IS NOT NULL',
  )
  for (const { owner } of rows) {
    if (await driver.isGone(owner)) await driver.query('UPDATE collections SET owner = NULL WHERE owner = $1', [owner])
  }
}

/** False when the job is no longer this server's: it was taken over, or the credentials changed. */
export async function renewCollection(session: Session, job: CollectionJob): Promise<boolean> {
  const { affectedRows } = await session.query(
    `UPDATE collections SET lease_until = ${leaseEnd} WHERE ${isJob}`,
    keyOf(job),
  )
  return affectedRows > 0
}

/** Gives the job back for later. `counts` keeps the attempt counted. */
export async function postponeCollection(
  session: Session,
  job: CollectionJob,
  { seconds, counts }: { readonly seconds: number; readonly counts: boolean },
): Promise<void> {
  await session.query(
    `UPDATE collections SET owner = NULL, due_at = clock_timestamp() + make_interval(secs => $4),
       attempts = CASE WHEN $5::boolean THEN attempts ELSE attempts - 1 END
     WHERE ${isJob}`,
    [...keyOf(job), seconds, counts],
  )
}

/** Ends the job with what it found, unless it is no longer this server's. */
export async function endCollection(driver: Driver, job: CollectionJob, finding: Finding | undefined): Promise<void> {
  await driver.transaction(async (tx) => {
    // The company first, as whoever changes its credentials does: the two never wait for each other.
    await tx.query('SELECT FROM businesses WHERE uuid = $1 FOR UPDATE', [job.businessUuid])
    const { affectedRows } = await tx.query(`DELETE FROM collections WHERE ${isJob}`, keyOf(job))
    if (affectedRows === 0 || finding === undefined) return
    const modules = finding.missingModules.map((name) => ({ module_name: name }))
    await tx.query('UPDATE businesses SET status = $2, missing_permissions = $3::jsonb WHERE uuid = $1', [
      job.businessUuid,
      finding.status,
      JSON.stringify(modules),
    ])
  })
}
