import type { Readable } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import type { FileStorage } from '../../../platform/files/index.ts'
import type { FromWorker, ToWorker } from './messages.ts'

type Wish = Extract<FromWorker, { readonly kind: 'open' | 'pull' | 'leave' }>

/** Hands a worker the bytes of its file, as many as it asks for. */
export interface ServedStorage {
  /** How many wishes wait for the storage. */
  readonly waiting: number
  /** Bytes handed over. */
  readonly bytes: number
  /** Fulfils a wish. */
  take(wish: Wish): void
  /** Closes what is open. */
  close(): void
}

interface OpenStream {
  readonly readable: Readable
  readonly iterator: AsyncIterator<Uint8Array>
}

const openStream = (readable: Readable): OpenStream => ({ readable, iterator: readable[Symbol.asyncIterator]() })

/** @param onFailure the storage cannot give what it is asked for. */
export function serveStorage(
  {
    storage,
    storageKey,
    port,
  }: { readonly storage: FileStorage; readonly storageKey: string; readonly port: MessagePort },
  { onAnswer, onFailure }: { readonly onAnswer: () => void; readonly onFailure: (error: unknown) => void },
): ServedStorage {
  const streams = new Map<number, Promise<OpenStream>>()
  const served = { waiting: 0, bytes: 0 }

  async function answer(stream: number): Promise<void> {
    const opened = await streams.get(stream)
    if (!opened) return
    const next = await opened.iterator.next()
    // A copy, since what the storage hands out may be part of a larger piece of memory.
    const bytes = next.done ? null : new Uint8Array(next.value)
    served.bytes += bytes?.byteLength ?? 0
    port.postMessage({ kind: 'bytes', stream, bytes } satisfies ToWorker, bytes ? [bytes.buffer] : [])
  }

  function leave(stream: number): void {
    const opened = streams.get(stream)
    streams.delete(stream)
    // An iterator that was never asked for anything would leave its file open.
    opened?.then(({ readable }) => readable.destroy()).catch(() => undefined)
  }

  return {
    get waiting() {
      return served.waiting
    },
    get bytes() {
      return served.bytes
    },
    take(wish) {
      if (wish.kind === 'open') {
        const opened = storage.open(storageKey, wish.range).then(openStream)
        opened.catch(onFailure)
        streams.set(wish.stream, opened)
      } else if (wish.kind === 'leave') leave(wish.stream)
      else {
        served.waiting += 1
        answer(wish.stream)
          .catch((error: unknown) => {
            // What is closed while it is read fails, which is no failure when nobody wants it any more.
            if (streams.has(wish.stream)) onFailure(error)
          })
          .finally(() => {
            served.waiting -= 1
            onAnswer()
          })
      }
    },
    close() {
      for (const stream of streams.keys()) leave(stream)
    },
  }
}
