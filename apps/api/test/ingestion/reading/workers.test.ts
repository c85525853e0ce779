import { afterEach, expect, it, vi } from 'vitest'
import { readingWorkers } from '../../../src/ingestion/reading/worker/workers.ts'

const heapMiB = 24

afterEach(() => void vi.useRealTimers())

it('the worker that read last reads the next file', () => {
  const [first, second] = [readingWorkers.take(heapMiB), readingWorkers.take(heapMiB)]
  for (const worker of [first, second]) readingWorkers.giveBack(worker, heapMiB)
  expect(readingWorkers.take(heapMiB)).toBe(second)
  expect(readingWorkers.take(heapMiB)).toBe(first)
  for (const worker of [first, second]) void worker.terminate()
})

it('a worker that has waited for half a minute reads no file while it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const worker = readingWorkers.take(heapMiB)
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  readingWorkers.giveBack(worker, heapMiB)
  vi.advanceTimersByTime(30_000)
  const next = readingWorkers.take(heapMiB)
  expect(next).not.toBe(worker)
  await Promise.all([ended, next.terminate()])
})
