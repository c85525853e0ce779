import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import { DomainError } from '../errors/domain-error.ts'

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

/** Signs addresses of an account's files, so that a browser can fetch them without a token (decisions 14 and 15). */
export interface FileAddresses {
  /** Path and query, from the root of the API's origin. It holds for ten minutes by default, and at most until the password changes. */
  sign(address: FileAddress | ReportAddress, lifetimeSeconds?: number): string
}

/** Makes the signatures of addresses. */
export interface FileSignatures {
  /** For an account in one of its epochs: a new password begins the next one. */
  inEpoch(epoch: number): FileAddresses
  /**
   * `epoch` is the one that the account of the file has now; undefined if there is no such file.
   *
   * @throws FileAddressInvalidError, FileAddressExpiredError
   */
  check(address: FileAddress | ReportAddress, proof: AddressProof, epoch: number | undefined): void
}

/** The address was changed, is of a time before the current password, or is not one of ours. */
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

/** HMAC-SHA256 over epoch, path and expiry. A page of a list signs hundreds: a key of bytes would take seven times as long. */
export function createFileSignatures(key: KeyObject, clock: Clock): FileSignatures {
  const now = (): number => Math.floor(clock().getTime() / 1000)
  return {
    inEpoch: (epoch) => ({
      sign(address, lifetimeSeconds = LIFETIME_SECONDS) {
        const path = pathOf(address)
        const expires = now() + lifetimeSeconds
        // Neither needs escaping.
        return `${path}?expires=${expires}&signature=${mac(key, epoch, path, expires)}`
      },
    }),
    check(address, { expires, signature }, epoch) {
      if (epoch === undefined) throw new FileAddressInvalidError()
      const expected = Buffer.from(mac(key, epoch, pathOf(address), expires))
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

function mac(key: KeyObject, epoch: number, path: string, expires: number): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([epoch, path, expires]))
    .digest('base64url')
}
