import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** A key of 32 bytes for one purpose, so that no two purposes share one. */
export function deriveKey(secret: Buffer, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `contapro ${purpose}`, 32)))
}
