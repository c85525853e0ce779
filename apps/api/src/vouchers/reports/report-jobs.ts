import type { ReportJob } from './report-jobs.store.ts'
import type { ReportOrder } from './report-order.ts'

/** Makes report files in the background. The jobs stand in the database: a server that asks for one of a dead server makes it anew. */
export interface ReportJobs {
  /** The job of an order as it stands, begun if need be; what is small is done. Throws what the file cannot be written for. */
  ask(order: ReportOrder): Promise<ReportJob>
  /** Leaves off. */
  stop(): Promise<void>
}

/** Where the file of a job is kept. */
export const reportStorageKey = ({ businessUuid, uuid }: Pick<ReportJob, 'businessUuid' | 'uuid'>): string =>
  `reports/${businessUuid}/${uuid}`
