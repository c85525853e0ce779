import { and, count, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import type { StoredFile } from '../../platform/files/index.ts'
import { countReceiving } from './upload-usage.store.ts'

const { uploads, uploadFiles, ingestions, reviewRequests, users } = schema

export type NewUpload = Pick<
  typeof uploads.$inferInsert,
  'businessUuid' | 'uuid' | 'origin' | 'sentBy' | 'receiver' | 'storage' | 'createdAt'
>
export type NewFile = Pick<
  typeof uploadFiles.$inferInsert,
  'businessUuid' | 'uploadUuid' | 'position' | 'name' | 'storageKey' | 'madeAt'
>
export type FileKey = Pick<NewFile, 'businessUuid' | 'uploadUuid' | 'position'>

/**
 * Adds an upload that is being received: nobody sees it yet. Returns false, and adds nothing, if its sender has `maxAtOnce` of them;
 * parallel calls never exceed it.
 */
export function addUpload({ db }: Database, upload: NewUpload, maxAtOnce: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (upload.sentBy) {
      await tx.select({ uuid: users.uuid }).from(users).where(eq(users.uuid, upload.sentBy)).for('no key update')
      if ((await countReceiving({ db: tx }, upload.sentBy)) >= maxAtOnce) return false
    }
    await tx.insert(uploads).values({ ...upload, state: 'receiving' })
    return true
  })
}

export async function addFile({ db }: Database, file: NewFile): Promise<void> {
  await db.insert(uploadFiles).values({ ...file, state: 'waiting' })
}

export async function completeFile({ db }: Database, file: FileKey, stored: StoredFile): Promise<void> {
  await db.update(uploadFiles).set(stored).where(isFile(file))
}

export async function refuseTooLarge(
  { db }: Database,
  file: FileKey,
  { sizeBytes, message }: { readonly sizeBytes: number; readonly message: string },
): Promise<void> {
  const errors = [{ line: null, field: null, code: 'FILE_TOO_LARGE', message }]
  const refused = { state: 'failed' as const, kind: 'unknown' as const, sizeBytes, remarks: errors, remarksTotal: 1 }
  await db.update(uploadFiles).set(refused).where(isFile(file))
}

/** From now on it is shown, and waits for ingestion. Returns false if it is not being received any more. */
export async function queueUpload({ db }: Database, businessUuid: string, uuid: string): Promise<boolean> {
  const isReceiving = and(isUpload(businessUuid, uuid), eq(uploads.state, 'receiving'))
  const queued = await db
    .update(uploads)
    .set({ state: 'processing' })
    .where(isReceiving)
    .returning({ uuid: uploads.uuid })
  return queued.length > 0
}

/** Deletes an upload that is being received. Returns false, and deletes nothing, if it is queued. May be repeated. */
export async function deleteReceiving({ db }: Database, businessUuid: string, uuid: string): Promise<boolean> {
  const isReceiving = eq(uploads.state, 'receiving')
  await db.delete(uploads).where(and(isUpload(businessUuid, uuid), isReceiving))
  return (await db.select({ uuid: uploads.uuid }).from(uploads).where(isUpload(businessUuid, uuid))).length === 0
}

/** Requests that an upload be undone, once; false if it has been requested already. */
export async function requestUndo(
  { db }: Database,
  { businessUuid, uploadUuid, accountantUuid, requestedAt }: UndoRequest,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const request = { undoState: 'running', undoRequestedAt: requestedAt, undoRequestedBy: accountantUuid } as const
    const isOpen = and(
      isUpload(businessUuid, uploadUuid),
      or(isNull(uploads.undoState), eq(uploads.undoState, 'failed')),
    )
    const requested = await tx.update(uploads).set(request).where(isOpen).returning({ uuid: uploads.uuid })
    if (requested.length === 0) return false
    await tx.insert(reviewRequests).values({ businessUuid, scope: `undo ${uploadUuid}` })
    return true
  })
}

export interface UndoRequest {
  readonly businessUuid: string
  readonly uploadUuid: string
  readonly accountantUuid: string
  readonly requestedAt: Date
}

/** Whether somebody has sent the company files, taken or refused. */
/** The storages that uploads name; null among them for uploads of before. */
export async function listStorages({ db }: Database): Promise<(string | null)[]> {
  return (await db.selectDistinct({ storage: uploads.storage }).from(uploads)).map(({ storage }) => storage)
}

export async function hasUploadOfPerson({ db }: Database, businessUuid: string): Promise<boolean> {
  const ofPerson = and(eq(uploads.businessUuid, businessUuid), eq(uploads.origin, 'person'), isShown)
  const [found] = await db.select({ uuid: uploads.uuid }).from(uploads).where(ofPerson).limit(1)
  return found !== undefined
}

export interface UploadRecord {
  readonly upload: typeof uploads.$inferSelect
  readonly files: (typeof uploadFiles.$inferSelect)[]
  /** How far the file at work, or the undoing, is. */
  readonly ingestion: typeof ingestions.$inferSelect | undefined
  /** Full name of who requested to undo it; '' if nobody did. */
  readonly undoRequestedBy: string
}

export async function findUpload(
  database: Database,
  businessUuid: string,
  uuid: string,
): Promise<UploadRecord | undefined> {
  const found = await database.db
    .select()
    .from(uploads)
    .where(and(isUpload(businessUuid, uuid), isShown))
  return (await withFiles(database, businessUuid, found))[0]
}

/** A page of a company's uploads, newest first, and how many there are. */
export async function listUploadRecords(
  database: Database,
  businessUuid: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ records: UploadRecord[]; total: number }> {
  const { db } = database
  const isOwn = and(eq(uploads.businessUuid, businessUuid), isShown)
  const [counted] = await db.select({ total: count() }).from(uploads).where(isOwn)
  const found = await db
    .select()
    .from(uploads)
    .where(isOwn)
    .orderBy(desc(uploads.arrival))
    .limit(size)
    .offset((page - 1) * size)
  return { records: await withFiles(database, businessUuid, found), total: counted?.total ?? 0 }
}

async function withFiles(
  { db }: Database,
  businessUuid: string,
  found: (typeof uploads.$inferSelect)[],
): Promise<UploadRecord[]> {
  if (found.length === 0) return []
  const uuids = found.map((upload) => upload.uuid)
  const ofFound = and(eq(uploadFiles.businessUuid, businessUuid), inArray(uploadFiles.uploadUuid, uuids))
  const files = await db.select().from(uploadFiles).where(ofFound).orderBy(uploadFiles.position)
  const [ingestion] = await db.select().from(ingestions).where(eq(ingestions.businessUuid, businessUuid))
  const names = await accountantNames(db, found)
  return found.map((upload) => ({
    upload,
    files: files.filter((file) => file.uploadUuid === upload.uuid),
    ingestion: ingestion?.uploadUuid === upload.uuid ? ingestion : undefined,
    undoRequestedBy: names.get(upload.undoRequestedBy ?? '') ?? '',
  }))
}

async function accountantNames(
  db: Database['db'],
  found: (typeof uploads.$inferSelect)[],
): Promise<ReadonlyMap<string, string>> {
  const uuids = found.flatMap(({ undoRequestedBy }) => undoRequestedBy ?? [])
  if (uuids.length === 0) return new Map()
  const { uuid, name, lastName } = users
  const rows = await db.select({ uuid, name, lastName }).from(users).where(inArray(uuid, uuids))
  return new Map(rows.map((user) => [user.uuid, `${user.name} ${user.lastName}`.trim()]))
}

const isShown = ne(uploads.state, 'receiving')

const isUpload = (businessUuid: string, uuid: string) =>
  and(eq(uploads.businessUuid, businessUuid), eq(uploads.uuid, uuid))

const isFile = ({ businessUuid, uploadUuid, position }: FileKey) =>
  and(
    eq(uploadFiles.businessUuid, businessUuid),
    eq(uploadFiles.uploadUuid, uploadUuid),
    eq(uploadFiles.position, position),
  )
