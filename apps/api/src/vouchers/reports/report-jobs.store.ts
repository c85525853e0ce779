import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import type { ReportFailure } from '../../platform/db/schema/report-jobs.ts'

const { reportJobs: jobs } = schema

/** A report that is being made, is there, or cannot be written. */
export type ReportJob = typeof jobs.$inferSelect
export type NewReportJob = Pick<
  ReportJob,
  'businessUuid' | 'uuid' | 'kind' | 'period' | 'fingerprint' | 'owner' | 'storage' | 'fileName' | 'askedAt'
>

/** The job of this state of the report: the one that is there, or the given one. Notes that it was asked for. */
export async function findOrAddReportJob({ db }: Database, job: NewReportJob): Promise<ReportJob> {
  const [row] = await db
    .insert(jobs)
    .values({ ...job, state: 'making' })
    .onConflictDoUpdate({
      target: [jobs.businessUuid, jobs.kind, jobs.period, jobs.fingerprint],
      set: { askedAt: job.askedAt },
    })
    .returning()
  if (!row) throw new Error('An upsert answers its row.')
  return row
}

export async function findReportJob({ db }: Database, uuid: string): Promise<ReportJob | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.uuid, uuid))
  return row
}

/** Takes a job over from a server that died; false when another was faster. */
export async function takeOverReportJob({ db }: Database, job: ReportJob, owner: string): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ owner, progress: 0 })
    .where(and(isJob(job), eq(jobs.owner, job.owner), eq(jobs.state, 'making')))
    .returning({ uuid: jobs.uuid })
  return rows.length > 0
}

export async function noteProgress({ db }: Database, job: ReportJob, progress: number): Promise<void> {
  await db
    .update(jobs)
    .set({ progress })
    .where(and(isJob(job), eq(jobs.state, 'making')))
}

export async function endReportJob({ db }: Database, job: ReportJob, sizeBytes: number): Promise<void> {
  await db.update(jobs).set({ state: 'done', progress: 100, sizeBytes }).where(isJob(job))
}

export async function failReportJob({ db }: Database, job: ReportJob, failure: ReportFailure | null): Promise<void> {
  await db.update(jobs).set({ state: 'failed', failure }).where(isJob(job))
}

export async function deleteReportJob({ db }: Database, job: Pick<ReportJob, 'businessUuid' | 'uuid'>): Promise<void> {
  await db.delete(jobs).where(isJob(job))
}

/** Jobs of a storage whose last request was before that time, some of them. */
export async function listForgottenJobs({ db }: Database, storage: string, before: Date): Promise<ReportJob[]> {
  const isHere = or(isNull(jobs.storage), eq(jobs.storage, storage))
  return db
    .select()
    .from(jobs)
    .where(and(lt(jobs.askedAt, before), isHere))
    .orderBy(sql`asked_at`)
    .limit(20)
}

const isJob = ({ businessUuid, uuid }: Pick<ReportJob, 'businessUuid' | 'uuid'>) =>
  and(eq(jobs.businessUuid, businessUuid), eq(jobs.uuid, uuid))
