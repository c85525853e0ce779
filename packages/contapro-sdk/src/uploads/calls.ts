import type { CallOptions, CallTraits } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { networkFetch } from '../client/network-fetch.ts'
import { readNothing } from '../client/read-answer.ts'
import type { CreatedUpload, Upload, UploadList } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'
import type { UploadProgressListener } from './upload-progress.ts'
import { xhrFetch } from './xhr-fetch.ts'

/** Options of a new upload. */
export interface CreateUploadOptions extends CallOptions {
  /** Hears how much has been sent. In a browser as it goes; where only `fetch` exists, at the start and the end. */
  readonly onProgress?: UploadProgressListener | undefined
}

/**
 * Sends files (RCE and RVIE txt or csv, XML vouchers, zip files of them; decisions 12). The answer comes when they are received;
 * follow the work by `getUpload`. Never tried again by itself. Fails with 404 BUSINESS_NOT_FOUND, 422, and what `checkUpload` fails with.
 */
export function createUpload(
  { call }: ContaproClient,
  businessUuid: string,
  files: readonly File[],
  { onProgress, ...options }: CreateUploadOptions = {},
): Promise<CreatedUpload> {
  const body = new FormData()
  for (const file of files) body.append('files', file, file.name)
  const via = onProgress && sendTelling(body, files, onProgress)
  const route = 'POST /app/internal/businesses/{uuid}/uploads'
  return call({ operation: 'createUpload', route, path: { uuid: businessUuid }, body, isUntimed: true, via }, options)
}

/**
 * Asks whether files are within the limits of the account, before they are sent. A server without this call takes them as before.
 * Fails with 413 UPLOAD_TOO_LARGE, 429 UPLOADS_AT_ONCE_EXCEEDED, UPLOAD_DAY_LIMIT_REACHED (a day in Lima), 507 STORAGE_FULL.
 */
export async function checkUpload(
  { call }: ContaproClient,
  files: readonly Pick<File, 'size'>[],
  options?: CallOptions,
): Promise<void> {
  const sizes = files.map(({ size }) => size)
  const body = {
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    largest_file_bytes: sizes.reduce((largest, size) => Math.max(largest, size), 0),
  }
  const route = 'POST /app/internal/me/upload-check'
  await call({ operation: 'checkUpload', route, body, alsoFine: WITHOUT_CALL, read: readNothing }, options)
}

/** What servers without a call answer. */
const WITHOUT_CALL = [404, 405, 501]

/** Uploads of a company, newest first. */
export function listUploads(
  { call }: ContaproClient,
  businessUuid: string,
  { page, size }: PageFilter = {},
  options?: CallOptions,
): Promise<UploadList> {
  const route = 'GET /app/internal/businesses/{uuid}/uploads'
  return call(
    {
      operation: 'listUploads',
      defaults: defaults.listUploads,
      route,
      path: { uuid: businessUuid },
      query: { page, size },
    },
    options,
  )
}

/** State, progress and result of each file of one upload. */
export function getUpload(
  { call }: ContaproClient,
  businessUuid: string,
  uploadUuid: string,
  options?: CallOptions,
): Promise<Upload> {
  const route = 'GET /app/internal/businesses/{uuid}/uploads/{upload_uuid}'
  return call(
    {
      operation: 'getUpload',
      defaults: defaults.getUpload,
      route,
      path: { uuid: businessUuid, upload_uuid: uploadUuid },
    },
    options,
  )
}

/**
 * Withdraws everything that the files of an upload brought. Resolves when the server has accepted it; poll `getUpload` until the upload
 * is `done` again. Errors: UPLOAD_NOT_FOUND (404), UPLOAD_NOT_UNDOABLE (409).
 */
export function undoUpload(
  { call }: ContaproClient,
  businessUuid: string,
  uploadUuid: string,
  options?: CallOptions,
): Promise<CreatedUpload> {
  const route = 'POST /app/internal/businesses/{uuid}/uploads/{upload_uuid}/undo'
  return call({ operation: 'undoUpload', route, path: { uuid: businessUuid, upload_uuid: uploadUuid } }, options)
}

/** Ingests the files of an undone upload again, as a new upload. Errors: UPLOAD_NOT_FOUND (404), UPLOAD_NOT_UNDONE and UPLOAD_FILES_MISSING (409). */
export function repeatUpload(
  { call }: ContaproClient,
  businessUuid: string,
  uploadUuid: string,
  options?: CallOptions,
): Promise<CreatedUpload> {
  const route = 'POST /app/internal/businesses/{uuid}/uploads/{upload_uuid}/repeat'
  return call({ operation: 'repeatUpload', route, path: { uuid: businessUuid, upload_uuid: uploadUuid } }, options)
}

/** A host that brings its own `fetch` wants every request to go through it: then progress is told at the start and the end. */
function sendTelling(
  form: FormData,
  files: readonly File[],
  onProgress: UploadProgressListener,
): NonNullable<CallTraits['via']> {
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0)
  return async (request, hostFetch) => {
    const xhr = hostFetch ? undefined : xhrFetch(form, onProgress)
    if (xhr) return await xhr(request)
    onProgress({ sentBytes: 0, totalBytes })
    const response = await networkFetch(hostFetch)(request)
    if (response.ok) onProgress({ sentBytes: totalBytes, totalBytes })
    return response
  }
}
