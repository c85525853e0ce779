import type { OpenedFile } from '../../print/printed-vouchers.ts'
import type { Services } from '../../services.ts'
import type { VoucherFileFormat } from './voucher-file-name.ts'

/** Where the XML of a voucher is stored. */
export interface StoredXml {
  readonly storageKey: string
  readonly sizeBytes: number
}

/** A file of a voucher whose XML is there. */
export async function openVoucherFile(
  { storage, printedVouchers }: Pick<Services, 'storage' | 'printedVouchers'>,
  { storageKey, sizeBytes }: StoredXml,
  format: VoucherFileFormat,
): Promise<OpenedFile> {
  if (format !== 'xml') return printedVouchers.open(storageKey, format)
  return { content: await storage.open(storageKey), sizeBytes }
}
