import { expect, it } from 'vitest'
import { giveBack, readAll, register, take, workerThat } from './read-in-worker.ts'

it.each([
  ['is given more by each row that it reads', { perRecordMs: 100, silence: 1_000 }, 4],
  ['is refused when its rows do not count', { perRecordMs: 0, silence: 1_000 }, 'FILE_OVER_BUDGET'],
  [
    'is refused when it falls silent, however much it has read',
    { perRecordMs: 10_000, silence: 600_000 },
    'FILE_OVER_BUDGET',
  ],
])('a reader that works for longer than any file is given %s', async (_, { perRecordMs, silence }, expected) => {
  const empty = '{ count: 0, first: {}, columns: {} }'
  take.mockReturnValueOnce(
    workerThat(`
      const none = { total: 0, first: [] }
      const batch = { vouchers: ${empty}, deposits: ${empty}, withholdings: [], padron: null, xmlDocuments: [],
        errors: none, warnings: none, rowsRead: 50, bytesRead: 0, period: null }
      port.postMessage({ kind: 'opened', fileKind: 'rce', bytesTotal: 1 })
      for (let i = 0; i < 4; i++) {
        port.postMessage({ kind: 'batch', batch })
        for (const end = performance.now() + ${silence}; performance.now() < end; );
      }
      port.postMessage({ kind: 'end' })`),
  )
  giveBack.mockImplementationOnce((worker) => void worker.terminate())
  const read = readAll(register(1), { reading: { baseMs: 3_000, perMebibyteMs: 0, perRecordMs } })
  const outcome = await read.then((batches) => batches.length).catch(({ remarks }) => remarks.first[0].code)
  expect(outcome).toBe(expected)
})
