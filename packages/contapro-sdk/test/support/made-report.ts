import { type ContaproClient, downloadReport, prepareReport, type ReportRequest } from '../../src/index.ts'

/** Downloads a report of the mock without its second of waiting: the first look has it made, as the mock does. */
export async function madeReport(client: ContaproClient, request: ReportRequest): ReturnType<typeof downloadReport> {
  await prepareReport(client, request)
  return downloadReport(client, request)
}
