import type { CallOptions } from '../client/call.ts'
import { wait } from '../client/call-clock.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { DownloadedFile, DownloadOptions } from '../client/download.ts'
import { callTimedOut } from '../client/error-of-failure.ts'
import type { ReportFile, ReportJob } from '../contract/contract.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'
import { REPORT_LIMIT_MS, REPORT_POLL_MS } from '../queries/stale-times.ts'
import { type ReportRequest, reportQuery } from './report-request.ts'

/**
 * Asks once for a report of a period (part 2 §2, decisions 14): the file's address, or how far a large one is. Fails with 404
 * BUSINESS_NOT_FOUND, 422 REPORT_VOUCHER_INVALID or REPORT_TEMPLATE_INVALID.
 */
export function prepareReport(
  { call }: ContaproClient,
  request: ReportRequest,
  options?: CallOptions,
): Promise<ReportFile | ReportJob> {
  const path = { ruc: request.ruc }
  if (request.kind === 'siscont') {
    const query = { tax_period: request.taxPeriod }
    const route = 'GET /app/internal/businesses/{ruc}/reports/siscont'
    return call({ operation: 'getSiscontReport', defaults: defaults.getSiscontReport, route, path, query }, options)
  }
  const route = 'GET /app/internal/businesses/{ruc}/reports'
  return call(
    { operation: 'getReport', defaults: defaults.getReport, route, path, query: reportQuery(request) },
    options,
  )
}

/** A report's file, and the vouchers that belong into it and have no exchange rate yet, so that it does not hold them. */
export interface DownloadedReport extends DownloadedFile {
  /** The first of them, at most twenty. */
  readonly leftOut: ReportFile['left_out']
  readonly leftOutCount: number
  /** The whole answer, with what else the file does not hold (`annulled`, `later`). */
  readonly report: ReportFile
}

/**
 * Requests the report each second until its file is made, then fetches the file without a token. Cancel it by its signal. Fails with
 * REQUEST_TIMEOUT if it is not made within ten minutes.
 */
export async function downloadReport(
  client: ContaproClient,
  request: ReportRequest,
  { onProgress, ...options }: DownloadOptions = {},
): Promise<DownloadedReport> {
  const deadline = Date.now() + REPORT_LIMIT_MS
  for (;;) {
    const report = await prepareReport(client, request, options)
    if ('sas' in report && report.sas) {
      const blob = await getReportFile(client, report.sas, options)
      return {
        blob,
        fileName: report.blob_filename,
        leftOut: report.left_out,
        leftOutCount: report.left_out_count,
        report,
      }
    }
    if (Date.now() > deadline) throw callTimedOut()
    onProgress?.((report as Partial<ReportJob>).progress ?? 0)
    await wait(REPORT_POLL_MS, options.signal)
  }
}

/** The file behind the address of a report that is made, fetched without a token (decisions 14). */
export function getReportFile({ call }: ContaproClient, address: string, options?: CallOptions): Promise<Blob> {
  return call({ operation: 'getReportFile', address }, options)
}
