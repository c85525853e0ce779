import { createHash, randomBytes } from 'node:crypto'

/** A token for a link, and what is stored of it. */
export interface NewRecoveryToken {
  readonly token: string
  readonly tokenHash: string
}

/** 256 random bits. */
export function createRecoveryToken(): NewRecoveryToken {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashRecoveryToken(token) }
}

/** sha256, hexadecimal: a token of 256 random bits needs no slow hash. */
export function hashRecoveryToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
