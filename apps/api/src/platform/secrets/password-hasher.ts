import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { ServiceUnavailableError } from '../errors/domain-error.ts'
import { createGate, type Requester } from './gate.ts'

/** Hashes passwords and checks them. Both throw `ServiceUnavailableError` when too many wait. The requester is the server itself unless given. */
export interface PasswordHasher {
  hash(password: string, requester?: Requester): Promise<string>
  /** False for a wrong password and, after the same work, where there is no hash to check against. */
  verify(password: string, hash: string | undefined, requester?: Requester): Promise<boolean>
}

export interface PasswordHasherOptions {
  /** Logarithm of scrypt's N. 17 takes 128 MiB and about a quarter of a second; tests take less. */
  readonly cost?: number
}

const BLOCK_SIZE = 8
const HASH_BYTES = 32
/** Each hash under way holds 128 MiB. */
const AT_ONCE = 2
const WAITING = 32
const SERVER: Requester = { line: 'server', isKnown: true }

/** scrypt (RFC 7914) with a salt of 16 bytes; hashes are `scrypt$17$8$1$salt$hash`. */
export function createPasswordHasher({ cost = 17 }: PasswordHasherOptions = {}): PasswordHasher {
  const gate = createGate({ atOnce: AT_ONCE, waiting: WAITING, whenFull: () => new ServiceUnavailableError() })
  return {
    async hash(password, requester = SERVER) {
      const salt = randomBytes(16)
      const hash = await gate(() => deriveHash(password, salt, cost), requester)
      return ['scrypt', cost, BLOCK_SIZE, 1, salt.toString('base64url'), hash.toString('base64url')].join('$')
    },
    async verify(password, stored, requester = SERVER) {
      const { logN, salt, hash } = stored === undefined ? nobody(cost) : parse(stored)
      const given = await gate(() => deriveHash(password, salt, logN), requester)
      return timingSafeEqual(given, hash) && stored !== undefined
    },
  }
}

const nobody = (logN: number): Parsed => ({ logN, salt: Buffer.alloc(16), hash: Buffer.alloc(HASH_BYTES) })

interface Parsed {
  logN: number
  salt: Buffer
  hash: Buffer
}

function parse(stored: string): Parsed {
  const match = /^scrypt\$(\d{1,2})\$8\$1\$([\w-]{22})\$([\w-]{43})$/.exec(stored)
  if (!match) throw new Error('A stored password hash cannot be read.')
  const [, logN, salt = '', hash = ''] = match
  return { logN: Number(logN), salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') }
}

function deriveHash(password: string, salt: Buffer, logN: number): Promise<Buffer> {
  const N = 2 ** logN
  const options = { N, r: BLOCK_SIZE, p: 1, maxmem: 2 * 128 * BLOCK_SIZE * N }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
