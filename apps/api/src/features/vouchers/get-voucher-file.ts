import { findEpochOfBusiness } from '../../company/businesses.store.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { OpenedFile } from '../../platform/print/printed-vouchers.ts'
import type { AddressProof, FileAddress } from '../../platform/secrets/file-addresses.ts'
import { openVoucherFile, VoucherFileNotFoundError } from '../../vouchers/files/open-voucher-file.ts'
import { parseVoucherFileName, voucherFileTypes } from '../../vouchers/files/voucher-file-name.ts'
import { findVoucherXml } from '../../vouchers/lists/vouchers.store.ts'
import { findWithholdingXml } from '../../vouchers/withholdings/withholdings.store.ts'

/**
 * The XML of a voucher or withholding as it was received, or its printed form, for whoever holds a signed address. Throws
 * `FileAddressInvalidError`, `FileAddressExpiredError`, `VoucherFileNotFoundError`, `VoucherNotPrintableError`.
 */
export async function getVoucherFile(
  services: Services,
  address: FileAddress,
  proof: AddressProof,
): Promise<OpenedFile & { readonly contentType: string }> {
  const { fileSignatures, database } = services
  const { businessUuid } = address
  fileSignatures.check(address, proof, await findEpochOfBusiness(database, businessUuid))
  const name = parseVoucherFileName(address.fileName)
  if (!name) throw new VoucherFileNotFoundError()
  const xml =
    (await findVoucherXml(database, businessUuid, name.code)) ??
    (await findWithholdingXml(database, businessUuid, name.code))
  if (!xml) throw new VoucherFileNotFoundError()
  const file = await openVoucherFile(services, xml, name.format)
  return { ...file, contentType: voucherFileTypes[name.format] }
}
