import { gzipSync } from 'node:zlib'

/** What a text comes to when it is sent. */
export const gzipBytes = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length
