import type { Readable } from 'node:stream'
import { findEpochOfBusiness } from '../../company/businesses.store.ts'
import { FileMissingError } from '../../platform/files/index.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { AddressProof, ReportAddress } from '../../platform/secrets/file-addresses.ts'
import { ReportFileNotFoundError } from '../../vouchers/reports/report-errors.ts'
import { findReportJob } from '../../vouchers/reports/report-jobs.store.ts'
import { reportStorageKey } from '../../vouchers/reports/report-jobs.ts'

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
