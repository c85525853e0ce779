import type { OpenedFile } from '../../print/printed-vouchers.ts'
import type { AddressProof, FileAddress } from '../../secrets/file-addresses.ts'
import type { Services } from '../../services.ts'
import { findEpochOfBusiness } from '../businesses/businesses.store.ts'
import { findWithholdingXml } from '../withholdings/withholdings.store.ts'
import { openVoucherFile, VoucherFileNotFoundError } from './open-voucher-file.ts'
import { parseVoucherFileName, voucherFileTypes } from './voucher-file-name.ts'
import { findVoucherXml } from './vouchers.store.ts'

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
