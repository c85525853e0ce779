import type { Session } from '../../platform/db/index.ts'

/** A file that a company uploaded and that is kept. */
export interface KeptFile {
  readonly uploadUuid: string
  readonly position: number
  readonly name: string
  readonly kind: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly storageKey: string
  /** Version of the ingestion that published it. */
  readonly version: number
  readonly receivedAtMs: number
  readonly madeAtMs: number | null
  /** The company had the same bytes already: nothing of this file was ingested. */
  readonly alreadyUploaded: boolean
  /** Whether it is a zip with files that were refused. */
  readonly hasRefusedFiles: boolean
}

const keptFiles = `
  SELECT f.upload_uuid AS "uploadUuid", f.position, f.name, d.kind, d.sha256, d.size_bytes::float8 AS "sizeBytes", d.storage_key AS "storageKey", d.published_in AS version,
    round(extract(epoch FROM u.created_at) * 1000)::float8 AS "receivedAtMs",
    round(extract(epoch FROM f.made_at) * 1000)::float8 AS "madeAtMs", f.already_uploaded AS "alreadyUploaded",
    d.kind = 'zip' AND EXISTS (SELECT FROM upload_files z WHERE z.business_uuid = f.business_uuid AND z.upload_uuid = f.upload_uuid
      AND z.state = 'failed' AND starts_with(z.name, f.name || '/')) AS "hasRefusedFiles"
  FROM uploads u JOIN upload_files f ON f.business_uuid = u.business_uuid AND f.upload_uuid = u.uuid AND f.state = 'done'
  JOIN documents d ON d.business_uuid = f.business_uuid AND d.sha256 = f.sha256
  WHERE u.business_uuid = $1 AND f.storage_key IS NOT NULL`

/** The files of an upload that were ingested, by it or before. */
export async function listFilesOf(session: Session, businessUuid: string, uploadUuid: string): Promise<KeptFile[]> {
  const sql = `${keptFiles} AND u.uuid = $2 ORDER BY f.position`
  return (await session.query<KeptFile>(sql, [businessUuid, uploadUuid])).rows
}

/** The files of all other uploads that are not undone, in the order in which they were ingested. */
export async function listOtherFiles(session: Session, businessUuid: string, uploadUuid: string): Promise<KeptFile[]> {
  const sql = `${keptFiles} AND u.uuid <> $2 AND u.undo_state IS DISTINCT FROM 'done' AND d.kind <> 'padron'
    ORDER BY u.arrival, f.position`
  return (await session.query<KeptFile>(sql, [businessUuid, uploadUuid])).rows
}
