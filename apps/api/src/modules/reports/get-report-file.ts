import type { Readable } from 'node:stream'
import { FileMissingError } from '../../files/index.ts'
import type { AddressProof, ReportAddress } from '../../secrets/file-addresses.ts'
import type { Services } from '../../services.ts'
import { findEpochOfBusiness } from '../businesses/businesses.store.ts'
import { ReportFileNotFoundError } from './report-errors.ts'
import { reportStorageKey } from './report-jobs.ts'
import { findReportJob } from './report-jobs.store.ts'

/** A report's file, for whoever holds a signed address. Throws `FileAddressInvalidError`, `FileAddressExpiredError`, `ReportFileNotFoundError`. */
export async function getReportFile(
  { fileSignatures, database, storage }: Services,
  address: ReportAddress,
  proof: AddressProof,
): Promise<{ content: Readable; sizeBytes: number }> {
  const job = await findReportJob(database, address.jobUuid)
  fileSignatures.check(address, proof, job && (await findEpochOfBusiness(database, job.businessUuid)))
  if (job?.state !== 'done' || job.sizeBytes === null) throw new ReportFileNotFoundError()
  try {
    return { content: await storage.open(reportStorageKey(job)), sizeBytes: job.sizeBytes }
  } catch (error) {
    throw error instanceof FileMissingError ? new ReportFileNotFoundError() : error
  }
}
