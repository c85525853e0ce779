import type { Driver, Session } from '../../db/index.ts'

/** The right to take in one file of a company. Its version marks everything that the ingestion writes. */
export interface Lease {
  readonly businessUuid: string
  readonly owner: string
  readonly version: number
  readonly uploadUuid: string
  readonly position: number
}

/** A file that waits for its turn, the first of its company. */
export interface WaitingFile {
  readonly businessUuid: string
  readonly uploadUuid: string
  readonly position: number
  /** Who takes in a file of the company now, or did when it died; null when nobody. */
  readonly owner: string | null
  readonly leaseIsOver: boolean
}

/** A file as it was received. */
export interface ReceivedFile {
  readonly name: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly storageKey: string
  /** Beginnings so far, this one included. */
  readonly attempts: number
  readonly businessRuc: string
}

export interface Progress {
  readonly rowsRead: number
  readonly bytesRead: number
}

/** Another server took the lease over: this one must stop writing. */
export class LeaseLostError extends Error {
  readonly code = 'LEASE_LOST'
  constructor() {
    super('Another server has taken this ingestion over.')
  }
}

/** How long a lease holds without being renewed. Every batch renews it. */
export const LEASE_SECONDS = 30

/** In the ingestion's transactions rows are few among many and come in the order of an index, which the planner may not know. */
export const leanPlans = `set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`

const leaseEnd = `clock_timestamp() + interval '${LEASE_SECONDS} seconds'`

/** The next file of every company that has one, oldest first. */
export async function listWaitingFiles(session: Session): Promise<WaitingFile[]> {
  const { rows } = await session.query<WaitingFile>(
    `SELECT * FROM (
       SELECT DISTINCT ON (u.business_uuid) u.business_uuid AS "businessUuid", u.uuid AS "uploadUuid", f.position,
              i.owner, coalesce(i.lease_until < clock_timestamp(), false) AS "leaseIsOver", u.arrival
       FROM uploads u
       JOIN upload_files f ON f.business_uuid = u.business_uuid AND f.upload_uuid = u.uuid
       LEFT JOIN ingestions i ON i.business_uuid = u.business_uuid
       WHERE u.state = 'processing' AND f.state IN ('waiting', 'processing')
       ORDER BY u.business_uuid, u.arrival, f.position) AS next
     ORDER BY arrival`,
  )
  return rows
}

class NotClaimedError extends Error {}

/** Begins the ingestion of a file; undefined when somebody else was faster. */
export async function claimFile(
  driver: Driver,
  { businessUuid, uploadUuid, position }: WaitingFile,
  owner: string,
): Promise<{ lease: Lease; file: ReceivedFile } | undefined> {
  const claim = async (tx: Session): Promise<{ lease: Lease; file: ReceivedFile }> => {
    // The lock makes the version that of the last publication, even if that is being written at this moment.
    const business = await tx.query<{ version: number; ruc: string }>(
      'SELECT published_version + 1 AS version, ruc FROM businesses WHERE uuid = $1 FOR UPDATE',
      [businessUuid],
    )
    const version = business.rows[0]?.version
    const ingestion = await tx.query(
      `INSERT INTO ingestions (business_uuid, owner, lease_until, version, upload_uuid, position)
       SELECT $1, $2, ${leaseEnd}, $3, $4, $5 WHERE $3::int IS NOT NULL ON CONFLICT DO NOTHING RETURNING version`,
      [businessUuid, owner, version, uploadUuid, position],
    )
    const file = await tx.query<Omit<ReceivedFile, 'businessRuc' | 'sizeBytes'> & { sizeBytes: string }>(
      `UPDATE upload_files SET state = 'processing', attempts = attempts + 1
       WHERE business_uuid = $1 AND upload_uuid = $2 AND position = $3 AND state IN ('waiting', 'processing')
       RETURNING name, sha256, size_bytes AS "sizeBytes", storage_key AS "storageKey", attempts`,
      [businessUuid, uploadUuid, position],
    )
    const found = file.rows[0]
    if (!found || version === undefined || ingestion.affectedRows === 0) throw new NotClaimedError()
    return {
      lease: { businessUuid, owner, version, uploadUuid, position },
      file: { ...found, sizeBytes: Number(found.sizeBytes), businessRuc: business.rows[0]?.ruc ?? '' },
    }
  }
  return driver.transaction(claim).catch((e: unknown) => {
    if (e instanceof NotClaimedError) return undefined
    throw e
  })
}

/** Takes over the lease of a dead or silent owner, to undo what it wrote; undefined when somebody else was faster. */
export async function takeOver(driver: Driver, waiting: WaitingFile, owner: string): Promise<Lease | undefined> {
  const { rows } = await driver.query<Pick<Lease, 'version' | 'uploadUuid' | 'position'>>(
    `UPDATE ingestions SET owner = $3, lease_until = ${leaseEnd} WHERE business_uuid = $1 AND owner = $2
     RETURNING version, upload_uuid AS "uploadUuid", position`,
    [waiting.businessUuid, waiting.owner, owner],
  )
  return rows[0] && { businessUuid: waiting.businessUuid, owner, ...rows[0] }
}

/**
 * Renews the lease within a transaction that is about to write for it, and keeps everybody else from taking it until the end.
 * For that transaction the planner leaves whole-table scans and sorting out (`leanPlans`).
 * @throws LeaseLostError when the lease is somebody else's by now.
 */
export async function renewLease(tx: Session, lease: Lease, progress?: Progress): Promise<void> {
  const { affectedRows } = await tx.query(
    `UPDATE ingestions SET lease_until = ${leaseEnd}, rows_read = coalesce($4, rows_read), bytes_read = coalesce($5, bytes_read)
     WHERE business_uuid = $1 AND owner = $2 AND version = $3
     RETURNING ${leanPlans}`,
    [lease.businessUuid, lease.owner, lease.version, progress?.rowsRead ?? null, progress?.bytesRead ?? null],
  )
  if (affectedRows === 0) throw new LeaseLostError()
}

/** Gives the lease back. */
export async function releaseLease(session: Session, lease: Lease): Promise<void> {
  await session.query('DELETE FROM ingestions WHERE business_uuid = $1 AND owner = $2 AND version = $3', [
    lease.businessUuid,
    lease.owner,
    lease.version,
  ])
}
