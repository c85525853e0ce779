import { Readable } from 'node:stream'
import { MessageChannel } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { serveStorage } from '../../../src/ingestion/reading/worker/served-storage.ts'
import type { FileStorage } from '../../../src/platform/files/index.ts'

/** A storage whose file never comes. */
function waitingStorage() {
  const readable = new Readable({ read: () => undefined })
  const { port1, port2 } = new MessageChannel()
  const told = { onAnswer: vi.fn<() => void>(), onFailure: vi.fn<(error: unknown) => void>() }
  const storage = { open: () => Promise.resolve(readable) } as unknown as FileStorage
  const served = serveStorage({ storage, storageKey: 'a', port: port1 }, told)
  served.take({ kind: 'open', stream: 0, range: undefined })
  served.take({ kind: 'pull', stream: 0 })
  const close = (): void => {
    port1.close()
    port2.close()
  }
  return { served, readable, close, ...told }
}

it('bytes that a worker leaves while they are read are closed, and that is no failure', async () => {
  const { served, readable, close, onAnswer, onFailure } = waitingStorage()
  await expect.poll(() => served.waiting).toBe(1)
  served.take({ kind: 'leave', stream: 0 })
  await expect.poll(() => onAnswer).toHaveBeenCalled()
  expect(readable.destroyed).toBe(true)
  expect(onFailure).not.toHaveBeenCalled()
  close()
})

it('bytes that break off are a failure', async () => {
  const { readable, close, onFailure } = waitingStorage()
  readable.destroy(new Error('the disk is gone'))
  await expect.poll(() => onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'the disk is gone' }))
  close()
})
