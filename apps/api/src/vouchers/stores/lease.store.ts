import type { Driver, Session } from '../../platform/db/index.ts'
import type { UploadOrigin, UploadRemark } from '../../platform/db/schema/uploads.ts'

/** The right to write a company's next version. That version marks everything written under it. */
export interface Lease {
  readonly businessUuid: string
  readonly owner: string
  readonly version: number
}

/** The right to take in one file of a company. */
export interface FileLease extends Lease {
  readonly uploadUuid: string
  readonly position: number
}

/** What waits for its turn, at most one of a company. */
export interface WaitingWork {
  readonly businessUuid: string
  /** Who writes for the company now, or did when it died; null when nobody. */
  readonly owner: string | null
  readonly leaseIsOver: boolean
}

/** A file that waits, the first of its company. */
export interface WaitingFile extends WaitingWork {
  readonly uploadUuid: string
  readonly position: number
  readonly sizeBytes: number
}

/** Vouchers that the rules are to look at anew (`requestReview`). */
export interface WaitingReview extends WaitingWork {
  /** Beginnings so far. */
  readonly attempts: number
  /** Nobody waits for it: it comes after files. */
  readonly canWait: boolean
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
  readonly origin: UploadOrigin
  readonly receivedAtMs: number
  /** SUNAT's date of the file as its collector gave it, in milliseconds since 1970; null if unknown. */
  readonly madeAtMs: number | null
  /** Whether the company has uploads of the other kind: invented ones for a file that is not, and the other way round. */
  readonly meetsOther: boolean
  /** What is to be said about it whatever it holds. */
  readonly remarks: readonly UploadRemark[]
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

/** The next file of every company that has one in a storage, oldest first. */
export async function listWaitingFiles(session: Session, storageId: string): Promise<WaitingFile[]> {
  const { rows } = await session.query<WaitingFile>(
    `SELECT * FROM (
       SELECT DISTINCT ON (u.business_uuid) u.business_uuid AS "businessUuid", u.uuid AS "uploadUuid", f.position,
              f.size_bytes::float8 AS "sizeBytes", i.owner, coalesce(i.lease_until < clock_timestamp(), false) AS "leaseIsOver", u.arrival
       FROM uploads u
       JOIN upload_files f ON f.business_uuid = u.business_uuid AND f.upload_uuid = u.uuid
       LEFT JOIN ingestions i ON i.business_uuid = u.business_uuid
       WHERE u.state = 'processing' AND f.state IN ('waiting', 'processing') AND coalesce(u.storage, $1) = $1
       ORDER BY u.business_uuid, u.arrival, f.position) AS next
     ORDER BY arrival`,
    [storageId],
  )
  return rows
}

/** The companies whose vouchers are to be looked at anew. */
export async function listWaitingReviews(session: Session): Promise<WaitingReview[]> {
  const { rows } = await session.query<WaitingReview>(
    `SELECT r.business_uuid AS "businessUuid", max(r.attempts) AS attempts, bool_and(r.scope LIKE 'xml %') AS "canWait", i.owner,
            coalesce(i.lease_until < clock_timestamp(), false) AS "leaseIsOver"
     FROM review_requests r LEFT JOIN ingestions i ON i.business_uuid = r.business_uuid
     GROUP BY r.business_uuid, i.owner, i.lease_until ORDER BY min(r.id)`,
  )
  return rows
}

class NotClaimedError extends Error {}

/** Begins the ingestion of a file; undefined when somebody else was faster. */
export async function claimFile(
  driver: Driver,
  { businessUuid, uploadUuid, position }: WaitingFile,
  owner: string,
): Promise<{ lease: FileLease; file: ReceivedFile } | undefined> {
  const claim = async (tx: Session): Promise<{ lease: FileLease; file: ReceivedFile }> => {
    const { version, ruc } = await beginLease(tx, { businessUuid, owner, uploadUuid, position })
    const file = await tx.query<Omit<ReceivedFile, 'businessRuc' | 'sizeBytes'> & { sizeBytes: string }>(
      `UPDATE upload_files f SET state = 'processing', attempts = f.attempts + 1
       FROM uploads u
       WHERE u.business_uuid = f.business_uuid AND u.uuid = f.upload_uuid
         AND f.business_uuid = $1 AND f.upload_uuid = $2 AND f.position = $3 AND f.state IN ('waiting', 'processing')
       RETURNING f.name, f.sha256, f.size_bytes AS "sizeBytes", f.storage_key AS "storageKey", f.attempts, f.errors AS remarks,
         u.origin, round(extract(epoch FROM u.created_at) * 1000)::float8 AS "receivedAtMs",
         round(extract(epoch FROM f.made_at) * 1000)::float8 AS "madeAtMs", EXISTS (SELECT FROM uploads o WHERE o.business_uuid = $1 AND o.state <> 'receiving'
           AND CASE WHEN u.origin = 'demo' THEN o.origin <> 'demo' ELSE o.origin = 'demo' END) AS "meetsOther"`,
      [businessUuid, uploadUuid, position],
    )
    const found = file.rows[0]
    if (!found) throw new NotClaimedError()
    return {
      lease: { businessUuid, owner, version, uploadUuid, position },
      file: { ...found, sizeBytes: Number(found.sizeBytes), businessRuc: ruc },
    }
  }
  return driver.transaction(claim).catch(unlessNotClaimed)
}

/** Begins a review of what is there (`listWaitingReviews`); undefined when somebody else was faster. */
export async function claimReview(
  driver: Driver,
  { businessUuid }: WaitingReview,
  owner: string,
): Promise<{ lease: Lease; businessRuc: string } | undefined> {
  const claim = async (tx: Session): Promise<{ lease: Lease; businessRuc: string }> => {
    const { version, ruc } = await beginLease(tx, { businessUuid, owner, uploadUuid: null, position: null })
    await tx.query('UPDATE review_requests SET attempts = attempts + 1 WHERE business_uuid = $1', [businessUuid])
    return { lease: { businessUuid, owner, version }, businessRuc: ruc }
  }
  return driver.transaction(claim).catch(unlessNotClaimed)
}

interface LeaseWish {
  readonly businessUuid: string
  readonly owner: string
  readonly uploadUuid: string | null
  readonly position: number | null
}

/** The lease comes before the company's row, as it does in a publication: nobody waits for the other in a circle. */
async function beginLease(tx: Session, wish: LeaseWish): Promise<{ version: number; ruc: string }> {
  const { businessUuid, owner, uploadUuid, position } = wish
  const begun = await tx.query(
    `INSERT INTO ingestions (business_uuid, owner, lease_until, version, upload_uuid, position)
     VALUES ($1, $2, ${leaseEnd}, 0, $3, $4) ON CONFLICT DO NOTHING RETURNING version`,
    [businessUuid, owner, uploadUuid, position],
  )
  if (begun.affectedRows === 0) throw new NotClaimedError()
  // The lock makes the version that of the last publication, even if that is being written at this moment.
  const business = await tx.query<{ version: number; ruc: string }>(
    'SELECT published_version + 1 AS version, ruc FROM businesses WHERE uuid = $1 FOR UPDATE',
    [businessUuid],
  )
  const [found] = business.rows
  if (!found) throw new NotClaimedError()
  await tx.query('UPDATE ingestions SET version = $2 WHERE business_uuid = $1', [businessUuid, found.version])
  return found
}

function unlessNotClaimed(e: unknown): undefined {
  if (e instanceof NotClaimedError) return undefined
  throw e
}

/** Takes over the lease of a dead or silent owner, to undo what it wrote; undefined when somebody else was faster. */
export async function takeOver(driver: Driver, waiting: WaitingWork, owner: string): Promise<Lease | undefined> {
  const { rows } = await driver.query<Pick<Lease, 'version'>>(
    `UPDATE ingestions SET owner = $3, lease_until = ${leaseEnd} WHERE business_uuid = $1 AND owner = $2 RETURNING version`,
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

/** A beginning that ended for want of space does not count: the file is not to blame. */
export async function forgetAttempt(
  session: Session,
  { businessUuid, uploadUuid, position }: FileLease,
): Promise<void> {
  await session.query(
    `UPDATE upload_files SET attempts = attempts - 1
     WHERE business_uuid = $1 AND upload_uuid = $2 AND position = $3 AND attempts > 0`,
    [businessUuid, uploadUuid, position],
  )
}
