import { createHmac, type KeyObject } from 'node:crypto'

/** Hash of a text that cannot be guessed without the key. */
export type KeyedHash = (text: string) => string

export const createKeyedHash =
  (key: KeyObject): KeyedHash =>
  (text) =>
    createHmac('sha256', key).update(text).digest('base64url')
