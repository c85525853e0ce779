import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { DomainError } from '../domain-error.ts'

/** What a signed address leads to. */
export interface FileAddress {
  readonly businessUuid: string
  readonly fileName: string
}

/** The query of a signed address. */
export interface AddressProof {
  /** Unix time in seconds. */
  readonly expires: number
  readonly signature: string
}

/** Signs addresses of files, so that a browser can fetch them without a token (decisions 14 and 15). */
export interface FileAddresses {
  /** Path and query, from the root of the API's origin. */
  sign(address: FileAddress): string
  /** @throws FileAddressInvalidError, FileAddressExpiredError */
  check(address: FileAddress, proof: AddressProof): void
}

/** The address was changed, or is not one of ours. */
export class FileAddressInvalidError extends DomainError {
  constructor() {
    super('FILE_ADDRESS_INVALID', 'Este enlace no es válido. Vuelve a abrir el comprobante.')
  }
}

/** The address is older than ten minutes. */
export class FileAddressExpiredError extends DomainError {
  constructor() {
    super('FILE_ADDRESS_EXPIRED', 'Este enlace ya expiró. Vuelve a abrir el comprobante.')
  }
}

const LIFETIME_SECONDS = 10 * 60

/** HMAC-SHA256 over company, file name and expiry. */
export function createFileAddresses(key: Buffer, clock: Clock): FileAddresses {
  const now = (): number => Math.floor(clock().getTime() / 1000)
  return {
    sign(address) {
      const expires = now() + LIFETIME_SECONDS
      const query = new URLSearchParams({ expires: String(expires), signature: mac(key, address, expires) })
      return `/app/internal/voucher-files/${address.businessUuid}/${encodeURIComponent(address.fileName)}?${query.toString()}`
    },
    check(address, { expires, signature }) {
      const expected = Buffer.from(mac(key, address, expires))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new FileAddressInvalidError()
      if (expires <= now()) throw new FileAddressExpiredError()
    },
  }
}

function mac(key: Buffer, { businessUuid, fileName }: FileAddress, expires: number): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([businessUuid, fileName, expires]))
    .digest('base64url')
}
