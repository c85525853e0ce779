import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { DownloadedFile } from '../client/download.ts'
import { answerInvalid } from '../client/error-of-failure.ts'
import type {
  FailedVoucherFile,
  VoucherFilesAnswer,
  VoucherFileType,
  VoucherStatusFilter,
} from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import { periodQuery } from '../contract/period-scope.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'

/** Files of up to a hundred validated purchases of one period, in one zip. */
export interface ValidatedFilesRequest extends PageFilter {
  readonly ruc: string
  readonly taxPeriod: string
  /** The chosen vouchers, or all of the page (`code` of the rows). */
  readonly codes: readonly string[]
  readonly type: VoucherFileType
}

/** Files of up to a hundred purchases of one period, in one zip. */
export interface VoucherFilesRequest extends ValidatedFilesRequest {
  readonly status?: VoucherStatusFilter | undefined
}

/** The zip, its name, and what is not in it. */
export interface VoucherFilesZip extends DownloadedFile {
  /** Codes of the vouchers that have no file of this type. */
  readonly missingCodes: readonly string[]
  /** Vouchers that have such a file, which could not be read or drawn; each with a Spanish sentence that says so. */
  readonly failed: readonly FailedVoucherFile[]
}

/**
 * XML or JPEG of up to a hundred purchases, as one zip. Fails with 404 VOUCHER_FILES_NOT_FOUND when none has such a file; when those
 * that there should be cannot be had, with 422 VOUCHER_NOT_PRINTABLE or 404 VOUCHER_FILE_NOT_FOUND, which name each voucher.
 */
export async function downloadVoucherFiles(
  { call }: ContaproClient,
  request: VoucherFilesRequest,
  options?: CallOptions,
): Promise<VoucherFilesZip> {
  const body = { ...bodyOf(request), status: request.status }
  const route = 'POST /app/internal/businesses/dashboard-reports/all-invoices-files'
  const answer = await call(
    {
      operation: 'downloadVoucherFiles',
      defaults: defaults.downloadVoucherFiles,
      route,
      body,
      isRead: true,
      isUntimed: true,
    },
    options,
  )
  return zipOf(answer, request.type)
}

/** The same of validated purchases. */
export async function downloadValidatedFiles(
  { call }: ContaproClient,
  request: ValidatedFilesRequest,
  options?: CallOptions,
): Promise<VoucherFilesZip> {
  const body = bodyOf(request)
  const route = 'POST /app/internal/businesses/dashboard-reports/validated-images'
  const answer = await call(
    {
      operation: 'downloadValidatedFiles',
      defaults: defaults.downloadValidatedFiles,
      route,
      body,
      isRead: true,
      isUntimed: true,
    },
    options,
  )
  return zipOf(answer, request.type)
}

function bodyOf({ page, size, codes, type, ...period }: ValidatedFilesRequest): {
  ruc: string
  tax_period: string
  page: number | undefined
  size: number | undefined
  invoiceCodes: string[]
  type: VoucherFileType
} {
  return { ...periodQuery(period), page, size, invoiceCodes: [...codes], type }
}

/** The names are the specification's (part 2 §7). */
function zipOf({ zip_file, missing_codes, failed }: VoucherFilesAnswer, type: VoucherFileType): VoucherFilesZip {
  const blob = new Blob([bytesOf(zip_file)], { type: 'application/zip' })
  return { blob, fileName: `comprobantes en formato ${type}.zip`, missingCodes: missing_codes, failed }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch (cause) {
    throw answerInvalid(cause)
  }
}
