import { type ContaproDownload, useContaproDownload } from '../provider/use-contapro-download.ts'
import { downloadVoucherFiles, type VoucherFilesRequest, type VoucherFilesZip } from './voucher-files.ts'

/** The mass download of Comprobantes de compra: XML or JPEG of up to a hundred purchases, as one zip. 404 VOUCHER_FILES_NOT_FOUND: none has such a file. */
export function useVoucherFilesDownload(): ContaproDownload<VoucherFilesZip, VoucherFilesRequest> {
  return useContaproDownload((client, request: VoucherFilesRequest, options) =>
    downloadVoucherFiles(client, request, options),
  )
}
