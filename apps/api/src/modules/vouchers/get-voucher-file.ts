import type { Readable } from 'node:stream'
import { DomainError } from '../../domain-error.ts'
import type { AddressProof, FileAddress } from '../../secrets/file-addresses.ts'
import type { Services } from '../../services.ts'
import { findVoucherXml } from './vouchers.store.ts'

/** The voucher has no such file. */
export class VoucherFileNotFoundError extends DomainError {
  constructor() {
    super('VOUCHER_FILE_NOT_FOUND', 'No encontramos el archivo de este comprobante.')
  }
}

/**
 * The XML of a voucher as it was received, for whoever holds a signed address. Throws `FileAddressInvalidError`,
 * `FileAddressExpiredError`, `VoucherFileNotFoundError`.
 */
export async function getVoucherFile(
  { fileAddresses, database, storage }: Services,
  address: FileAddress,
  proof: AddressProof,
): Promise<{ content: Readable; sizeBytes: number }> {
  fileAddresses.check(address, proof)
  const code = /^(.+)\.xml$/.exec(address.fileName)?.[1]
  const file = code === undefined ? undefined : await findVoucherXml(database, address.businessUuid, code)
  if (!file) throw new VoucherFileNotFoundError()
  return { content: await storage.open(file.storageKey), sizeBytes: file.sizeBytes }
}
