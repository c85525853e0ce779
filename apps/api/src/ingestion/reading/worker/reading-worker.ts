import { type MessagePort, parentPort } from 'node:worker_threads'
import { FileRefusedError } from '../file-refused.ts'
import { openFileSource } from '../open-file-source.ts'
import { askStorage } from './asked-storage.ts'
import type { FromWorker, ReadingJob, ToWorker } from './messages.ts'
import { sendBatch } from './send-batch.ts'

// The reading worker: reads one file after the other, and never more than it is asked for.

if (!parentPort) throw new Error('reading-worker.ts is to be run as a worker thread.')
parentPort.on('message', (job: ReadingJob) => void read(job))

async function read({ file, limits, port }: ReadingJob): Promise<void> {
  const storage = askStorage(port)
  const leave = createLeave()
  port.on('message', (answer: ToWorker) => (answer.kind === 'more' ? leave.give() : storage.take(answer)))
  try {
    const source = await openFileSource(storage, file, limits)
    say(port, { kind: 'opened', fileKind: source.kind, bytesTotal: source.bytesTotal })
    for await (const batch of source.batches()) {
      await leave.use()
      sendBatch(port, batch)
    }
    say(port, { kind: 'end' })
  } catch (error) {
    if (error instanceof FileRefusedError) say(port, { kind: 'refused', remarks: error.remarks })
    else say(port, { kind: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  port.close()
}

const say = (port: MessagePort, message: FromWorker): void => port.postMessage(message)

/** Batches that may be sent: each needs leave, and waits for it. */
function createLeave(): { give(): void; use(): Promise<void> } {
  let left = 0
  let waiting: (() => void) | undefined
  return {
    give() {
      if (waiting) waiting()
      else left++
      waiting = undefined
    },
    use() {
      if (left === 0) return new Promise((resolve) => (waiting = resolve))
      left--
      return Promise.resolve()
    },
  }
}
