import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

/** Seals secrets for storage. `context` binds a sealed text to its place: it opens nowhere else. */
export interface Sealer {
  seal(secret: string, context: string): string
  /** @throws SealBrokenError */
  open(sealed: string, context: string): string
}

/** A sealed text was changed, or sealed with another key or for another place. */
export class SealBrokenError extends Error {
  constructor() {
    super('The sealed secret cannot be opened: it was changed, or the key or the place is another one.')
    this.name = 'SealBrokenError'
  }
}

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM; sealed texts are `v1.` and base64url of nonce, ciphertext and tag. The key has 32 bytes. */
export function createSealer(key: Buffer | KeyObject): Sealer {
  return {
    seal(secret, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${sealed.toString('base64url')}`
    },
    open(sealed, context) {
      const [version, body = ''] = sealed.split('.')
      const bytes = Buffer.from(body, 'base64url')
      if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) throw new SealBrokenError()
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        throw new SealBrokenError()
      }
    },
  }
}
