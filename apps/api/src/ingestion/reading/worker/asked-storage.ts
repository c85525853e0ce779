import { Readable } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import type { ByteRange, FileStorage } from '../../../platform/files/index.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** Bytes that a stream asks for ahead of whoever reads it. */
const AHEAD_BYTES = 1024 * 1024

/** The storage as a worker sees it: the one file that it reads, whose bytes it is handed on request. */
export interface AskedStorage extends Pick<FileStorage, 'open'> {
  /** Takes an answer. */
  take(answer: ToWorker): void
}

/** Asks for the file's bytes over the port. */
export function askStorage(port: MessagePort): AskedStorage {
  const streams = new Map<number, Readable>()
  let opened = 0
  const say = (message: FromWorker): void => port.postMessage(message)
  return {
    async open(_key: string, range?: ByteRange) {
      const stream = opened++
      say({ kind: 'open', stream, range })
      const bytes = new Readable({
        highWaterMark: AHEAD_BYTES,
        read: () => say({ kind: 'pull', stream }),
        destroy(error, done) {
          if (streams.delete(stream)) say({ kind: 'leave', stream })
          done(error)
        },
      })
      streams.set(stream, bytes)
      return bytes
    },
    take(answer) {
      if (answer.kind !== 'bytes') return
      const stream = streams.get(answer.stream)
      if (answer.bytes === null) streams.delete(answer.stream)
      stream?.push(answer.bytes)
    },
  }
}
