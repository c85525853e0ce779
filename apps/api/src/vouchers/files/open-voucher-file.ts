import { DomainError } from '../../platform/errors/domain-error.ts'
import { FileMissingError } from '../../platform/files/index.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { OpenedFile } from '../../platform/print/printed-vouchers.ts'
import { PrintError } from '../../platform/print/printer.ts'
import { type NamedVoucher, spokenName } from './spoken-name.ts'
import type { VoucherFileFormat } from './voucher-file-name.ts'

/** A voucher, and where its XML is stored. */
export interface StoredXml extends NamedVoucher {
  readonly storageKey: string
  readonly sizeBytes: number
}

/** The voucher has no such file, or the storage has lost what is known of it: then `field` of the reason is its code. */
export class VoucherFileNotFoundError extends DomainError {
  constructor(lost?: NamedVoucher) {
    const message = lost
      ? `${spokenName(lost)} no está disponible: no encontramos su archivo.`
      : 'No encontramos el archivo de este comprobante.'
    super('VOUCHER_FILE_NOT_FOUND', message, lost && [{ code: 'VOUCHER_FILE_NOT_FOUND', message, field: lost.code }])
  }
}

/** The printed form of a voucher cannot be drawn; `field` of the reason is its code. */
export class VoucherNotPrintableError extends DomainError {
  constructor(voucher: NamedVoucher) {
    const message = `${spokenName(voucher)} no se puede mostrar: no pudimos generar su representación impresa.`
    super('VOUCHER_NOT_PRINTABLE', message, [{ code: 'VOUCHER_NOT_PRINTABLE', message, field: voucher.code }])
  }
}

/** A file of a voucher whose XML was received. Throws `VoucherNotPrintableError`, and `VoucherFileNotFoundError` when the storage has lost it. */
export async function openVoucherFile(
  { storage, printedVouchers, logger }: Pick<Services, 'storage' | 'printedVouchers' | 'logger'>,
  xml: StoredXml,
  format: VoucherFileFormat,
): Promise<OpenedFile> {
  const { storageKey, sizeBytes } = xml
  try {
    if (format === 'xml') return { content: await storage.open(storageKey), sizeBytes }
    return await printedVouchers.open(storageKey, format)
  } catch (error) {
    if (error instanceof FileMissingError) {
      logger.error({ storageKey, format, error }, 'the storage has lost the XML of a voucher')
      throw new VoucherFileNotFoundError(xml)
    }
    if (!(error instanceof PrintError)) throw error
    logger.error({ storageKey, format, error }, 'a voucher cannot be printed')
    throw new VoucherNotPrintableError(xml)
  }
}
