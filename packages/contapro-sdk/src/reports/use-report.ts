import { type ContaproDownload, useContaproDownload } from '../provider/use-contapro-download.ts'
import { type DownloadedReport, downloadReport } from './calls.ts'
import type { ReportRequest } from './report-request.ts'

/**
 * Downloads a report file: asks until it is made, with `progress`, then fetches it. `data` is the file and its name. A failure of any
 * step is `error`: branch on `status` (404, 422, …); a 401 has marked the session expired already (part 2 §8).
 */
export function useReport(): ContaproDownload<DownloadedReport, ReportRequest> {
  return useContaproDownload((client, request: ReportRequest, options) => downloadReport(client, request, options))
}
