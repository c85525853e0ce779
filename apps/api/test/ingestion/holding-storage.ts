import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStorage } from '../../src/platform/files/index.ts'

/** A storage whose files stop in the middle until the gate opens. */
export function holding(real: FileStorage, gate: Promise<unknown>): FileStorage {
  return {
    ...real,
    async open(key, range) {
      const bytes = await buffer(await real.open(key, range))
      const middle = Math.floor((bytes.length * 9) / 10)
      async function* parts() {
        yield bytes.subarray(0, middle)
        await gate
        yield bytes.subarray(middle)
      }
      return Readable.from(parts())
    },
  }
}
