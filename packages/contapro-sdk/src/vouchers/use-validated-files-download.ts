import { type ContaproDownload, useContaproDownload } from '../provider/use-contapro-download.ts'
import { downloadValidatedFiles, type ValidatedFilesRequest, type VoucherFilesZip } from './voucher-files.ts'

/** The mass download of Validados: XML or JPEG of up to a hundred validated purchases, as one zip. 404 VOUCHER_FILES_NOT_FOUND: none has such a file. */
export function useValidatedFilesDownload(): ContaproDownload<VoucherFilesZip, ValidatedFilesRequest> {
  return useContaproDownload((client, request: ValidatedFilesRequest, options) =>
    downloadValidatedFiles(client, request, options),
  )
}
