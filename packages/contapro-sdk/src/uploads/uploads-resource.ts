import type { CallOptions } from '../client/caller.ts'
import type { ApiParts } from '../client/api-parts.ts'
import type { CreatedUpload, Upload, UploadList } from '../contract/contract.ts'
import type { UploadProgressListener } from './upload-progress.ts'
import { xhrFetch } from './xhr-fetch.ts'

/** A page of a list: from 1, and rows a page (at most 100). */
export interface PageFilter {
  readonly page?: number | undefined
  readonly size?: number | undefined
}

/** Options of a new upload. */
export interface CreateUploadOptions extends CallOptions {
  /** Hears how much has been sent. In a browser as it goes; where only `fetch` exists, at the start and the end. */
  readonly onProgress?: UploadProgressListener | undefined
}

/** Register files and vouchers that the accountant uploads (decisions 12). */
export interface UploadsResource {
  /**
   * Sends files (RCE and RVIE txt or csv, XML vouchers, zip files of them). The answer comes when they are received; follow
   * the work by `get`. Never tried again by itself. Fails with 404 BUSINESS_NOT_FOUND, 413 UPLOAD_TOO_LARGE, 422.
   */
  readonly create: (
    businessUuid: string,
    files: readonly File[],
    options?: CreateUploadOptions,
  ) => Promise<CreatedUpload>
  /** Uploads of a company, newest first. */
  readonly list: (businessUuid: string, page?: PageFilter, options?: CallOptions) => Promise<UploadList>
  /** State, progress and result of each file of one upload. */
  readonly get: (businessUuid: string, uploadUuid: string, options?: CallOptions) => Promise<Upload>
}

/** The uploads of a client. */
export function uploadsResource({ api, call, hasOwnFetch }: ApiParts): UploadsResource {
  const path = '/app/internal/businesses/{uuid}/uploads'
  return {
    create: (uuid, files, { onProgress, ...options } = {}) => {
      const form = formOf(files)
      // A host that brings its own fetch wants every request to go through it.
      const fetch = onProgress && !hasOwnFetch ? xhrFetch(form, onProgress) : undefined
      const totalBytes = files.reduce((sum, file) => sum + file.size, 0)
      return call(
        { operation: 'createUpload', kind: 'write', isUntimed: true },
        async (init) => {
          if (!fetch) onProgress?.({ sentBytes: 0, totalBytes })
          const answer = await api.POST(path, {
            ...init,
            ...(fetch && { fetch }),
            params: { path: { uuid } },
            body: { files: [] },
            bodySerializer: () => form,
          })
          if (!fetch && answer.response.ok) onProgress?.({ sentBytes: totalBytes, totalBytes })
          return answer
        },
        options,
      )
    },
    list: (uuid, page = {}, options) =>
      call(
        { operation: 'listUploads', kind: 'read' },
        (init) => api.GET(path, { ...init, params: { path: { uuid }, query: { ...page } } }),
        options,
      ),
    get: (uuid, uploadUuid, options) =>
      call(
        { operation: 'getUpload', kind: 'read' },
        (init) =>
          api.GET('/app/internal/businesses/{uuid}/uploads/{upload_uuid}', {
            ...init,
            params: { path: { uuid, upload_uuid: uploadUuid } },
          }),
        options,
      ),
  }
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  return form
}
