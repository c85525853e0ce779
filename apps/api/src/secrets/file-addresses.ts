import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { DomainError } from '../domain-error.ts'

/** A voucher's file. */
export interface FileAddress {
  readonly businessUuid: string
  readonly fileName: string
}

/** The file that a report's job made. */
export interface ReportAddress {
  readonly jobUuid: string
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
  /** Path and query, from the root of the API's origin. It holds for ten minutes unless told otherwise. */
  sign(address: FileAddress | ReportAddress, lifetimeSeconds?: number): string
  /** @throws FileAddressInvalidError, FileAddressExpiredError */
  check(address: FileAddress | ReportAddress, proof: AddressProof): void
}

/** The address was changed, or is not one of ours. */
export class FileAddressInvalidError extends DomainError {
  constructor() {
    super('FILE_ADDRESS_INVALID', 'Este enlace no es válido. Vuelve a pedir el archivo.')
  }
}

/** The address is older than it holds. */
export class FileAddressExpiredError extends DomainError {
  constructor() {
    super('FILE_ADDRESS_EXPIRED', 'Este enlace ya expiró. Vuelve a pedir el archivo.')
  }
}

const LIFETIME_SECONDS = 10 * 60

/** HMAC-SHA256 over path and expiry. A page of a list signs hundreds: a key of bytes would take seven times as long. */
export function createFileAddresses(key: KeyObject, clock: Clock): FileAddresses {
  const now = (): number => Math.floor(clock().getTime() / 1000)
  return {
    sign(address, lifetimeSeconds = LIFETIME_SECONDS) {
      const path = pathOf(address)
      const expires = now() + lifetimeSeconds
      // Neither needs escaping.
      return `${path}?expires=${expires}&signature=${mac(key, path, expires)}`
    },
    check(address, { expires, signature }) {
      const expected = Buffer.from(mac(key, pathOf(address), expires))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new FileAddressInvalidError()
      if (expires <= now()) throw new FileAddressExpiredError()
    },
  }
}

function pathOf(address: FileAddress | ReportAddress): string {
  const file = encodeURIComponent(address.fileName)
  return 'jobUuid' in address
    ? `/app/internal/report-files/${address.jobUuid}/${file}`
    : `/app/internal/voucher-files/${address.businessUuid}/${file}`
}

function mac(key: KeyObject, path: string, expires: number): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([path, expires]))
    .digest('base64url')
}
