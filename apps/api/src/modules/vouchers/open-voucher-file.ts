import { DomainError, type Reason } from '../../domain-error.ts'
import type { OpenedFile } from '../../print/printed-vouchers.ts'
import { PrintError } from '../../print/printer.ts'
import type { Services } from '../../services.ts'
import { type NamedVoucher, spokenName } from './spoken-name.ts'
import type { VoucherFileFormat } from './voucher-file-name.ts'

/** A voucher, and where its XML is stored. */
export interface StoredXml extends NamedVoucher {
  readonly storageKey: string
  readonly sizeBytes: number
}

/** The printed form of vouchers cannot be drawn; each reason names one by its code in `field`. */
export class VoucherNotPrintableError extends DomainError {
  constructor(vouchers: readonly NamedVoucher[]) {
    const reasons = vouchers.map((voucher): Reason => {
      const message = `${spokenName(voucher)} no se puede mostrar: no pudimos generar su representación impresa.`
      return { code: 'VOUCHER_NOT_PRINTABLE', message, field: voucher.code }
    })
    super('VOUCHER_NOT_PRINTABLE', reasons[0]?.message ?? '', reasons)
  }
}

/** A file of a voucher whose XML is there. Throws `VoucherNotPrintableError`, and `FileMissingError` when the storage has lost it. */
export async function openVoucherFile(
  { storage, printedVouchers, logger }: Pick<Services, 'storage' | 'printedVouchers' | 'logger'>,
  xml: StoredXml,
  format: VoucherFileFormat,
): Promise<OpenedFile> {
  const { storageKey, sizeBytes } = xml
  if (format === 'xml') return { content: await storage.open(storageKey), sizeBytes }
  try {
    return await printedVouchers.open(storageKey, format)
  } catch (error) {
    if (!(error instanceof PrintError)) throw error
    logger.error({ storageKey, format, error }, 'a voucher cannot be printed')
    throw new VoucherNotPrintableError([xml])
  }
}
