import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultFileLimits, type FileLimits } from '../../src/collect/reading/file-limits.ts'
import type { IncomingBatch } from '../../src/collect/reading/incoming-batch.ts'
import { openFileInWorker } from '../../src/collect/reading/open-file-in-worker.ts'
import { defaultReadingLimits, type ReadingLimits } from '../../src/collect/reading/reading-budget.ts'
import { readingWorkers } from '../../src/collect/reading/worker/workers.ts'
import { FileMissingError, type FileStorage } from '../../src/files/index.ts'
import { zipOf } from '../ingestion/zip-file.ts'
import { sampleXml } from '../print/documents.ts'
import { purchasesFile } from '../register-files.ts'

/** The workers of the process, but for what a test puts in the place of the next one. */
const take = vi.fn<typeof readingWorkers.take>((heapMiB) => readingWorkers.take(heapMiB))
const giveBack = vi.fn<typeof readingWorkers.giveBack>((...a) => readingWorkers.giveBack(...a))

const vouchersOf = (batches: readonly IncomingBatch[]) => batches.flatMap(({ vouchers }) => vouchers)

const ownRuc = '20990000019'
const register = (rows: number): Buffer =>
  Buffer.from(
    purchasesFile(
      ownRuc,
      '202608',
      Array.from({ length: rows }, (_, i) => ({ taxable: i + 1 })),
    ).content,
  )

beforeEach(() => void giveBack.mockClear())

/** A storage of one file, in chunks of 64 KiB; tells how many bytes it handed out. */
function storageOf(content: Buffer): { storage: FileStorage; readonly handed: () => number } {
  let handed = 0
  const opened = async (_: string, { start, end } = { start: 0, end: content.length }) =>
    Readable.from(
      (function* () {
        for (let at = start; at < end; at += 65_536) {
          handed = Math.max(handed, at)
          yield content.subarray(at, Math.min(end, at + 65_536))
        }
      })(),
      { highWaterMark: 1 },
    )
  return { storage: { open: opened } as unknown as FileStorage, handed: () => handed }
}

const lost = { open: () => Promise.reject(new FileMissingError('a', undefined)) } as unknown as FileStorage

interface Facts {
  readonly reading?: Partial<ReadingLimits>
  readonly limits?: Partial<FileLimits>
  readonly name?: string
  readonly storage?: FileStorage
  readonly signal?: AbortSignal
}

/** Opens the file; a server that stops is the signal's. */
function open(content: Buffer, { reading, limits, name = 'propuesta.txt', storage, signal }: Facts = {}) {
  const file = { name, storageKey: 'a', sizeBytes: content.length, ownRuc }
  return openFileInWorker(file, {
    storage: storage ?? storageOf(content).storage,
    workers: { take, giveBack },
    limits: { ...defaultFileLimits, ...limits, reading: { ...defaultReadingLimits, ...reading } },
    signal: signal ?? new AbortController().signal,
  })
}

async function readAll(content: Buffer, facts?: Facts): Promise<IncomingBatch[]> {
  const file = await open(content, facts)
  const batches: IncomingBatch[] = []
  try {
    for await (const batch of file.batches()) batches.push(batch)
  } finally {
    file.close()
  }
  return batches
}

/** A worker that does this with the first file that it is given. */
const workerThat = (program: string): Worker =>
  new Worker(`require('node:worker_threads').parentPort.on('message', ({ port }) => { ${program} })`, { eval: true })

const refusal = (message: RegExp) => ({
  remarks: { total: 1, first: [{ code: 'FILE_OVER_BUDGET', line: null, message: expect.stringMatching(message) }] },
})

it('a file is read whole, in batches of bounded size, and its worker reads the next', async () => {
  const batches = await readAll(register(3_200))
  expect(vouchersOf(batches).map(({ taxableDg }) => taxableDg)).toEqual(Array.from({ length: 3_200 }, (_, i) => i + 1))
  expect(Math.max(...batches.map(({ rowsRead }) => rowsRead))).toBeLessThanOrEqual(500)
  expect(vouchersOf(await readAll(register(3)))).toHaveLength(3)
  const [first, second] = giveBack.mock.calls
  expect(first?.[0]).toBe(second?.[0])
})

it('vouchers of many lines come in batches of few vouchers', async () => {
  const factura = sampleXml('20990000027-01-F001-101').toString()
  const lines = '<cac:InvoiceLine/>'.repeat(2_000)
  const vouchers = Array.from({ length: 7 }, (_, i) => ({
    name: `${i}.xml`,
    content: factura.replace('F001-101', `F001-${i + 1}`).replace('</Invoice>', `${lines}</Invoice>`),
  }))
  const zip = await zipOf('a.zip', vouchers)
  const batches = await readAll(zip.content, { name: zip.name })
  expect(batches.map(({ xmlDocuments }) => xmlDocuments.length)).toEqual([3, 3, 1])
})

it('a reader that takes longer than its file allows is ended, the file is refused by its name, and the server goes on meanwhile', async () => {
  take.mockReturnValueOnce(workerThat('for (;;);'))
  let turns = 0
  const turning = setInterval(() => turns++, 5)
  const refused = open(register(1), { name: 'bucle.csv', reading: { baseMs: 300 } })
  await expect(refused).rejects.toMatchObject(refusal(/^«bucle\.csv» .* tiempo .*\.$/))
  clearInterval(turning)
  expect(turns).toBeGreaterThan(0)
  expect(giveBack).not.toHaveBeenCalled()
  await expect(readAll(register(2))).resolves.toHaveLength(1)
})

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

it('the rest of a file that is refused is read for a while only, and what was found tells why', async () => {
  const wrong = Buffer.from(`${register(1).toString()}${'x\n'.repeat(4_000_000)}`)
  const batches = await readAll(wrong, { reading: { refusedMs: 50 } })
  const found = batches.reduce((sum, { errors }) => sum + errors.total, 0)
  expect(batches.flatMap(({ errors }) => errors.first)[0]).toMatchObject({ line: 3, code: 'COLUMNS_WRONG' })
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(4_000_000)
})

it('a reader that takes more memory than it is given is ended, and the file is refused by its name', async () => {
  const xml = Buffer.from(`<a>${'<b/>'.repeat(299_000)}</a>`)
  const refused = readAll(xml, { name: 'enorme.xml', reading: { heapMiB: 24 } })
  await expect(refused).rejects.toMatchObject(refusal(/^«enorme\.xml» .* memoria .*\.$/))
  await expect(readAll(register(2))).resolves.toHaveLength(1)
})

it('a worker that dies is a failure of ours, not of the file', async () => {
  take.mockReturnValueOnce(workerThat('process.exit(3)'))
  await expect(readAll(register(1))).rejects.toThrow('ended (3)')
  take.mockReturnValueOnce(workerThat('throw new TypeError("fault")'))
  await expect(readAll(register(1))).rejects.toThrow(TypeError)
})

it('what the storage cannot give is told as the storage says it', async () => {
  await expect(readAll(register(1), { storage: lost })).rejects.toThrow(FileMissingError)
})

it('a reading that ends leaves no file open', async () => {
  const content = register(60_000)
  const opened: Readable[] = []
  const { storage } = storageOf(content)
  const watched = {
    async open(...a: Parameters<FileStorage['open']>) {
      const readable = await storage.open(...a)
      opened.push(readable)
      return readable
    },
  } as FileStorage
  const file = await open(content, { storage: watched })
  file.close()
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

it('a server that stops ends the reading wherever it is', async () => {
  const stop = new AbortController()
  const file = await open(register(4_000), { signal: stop.signal })
  const reason = new Error('stopped')
  stop.abort(reason)
  await expect(file.batches().next()).rejects.toBe(reason)
  await expect(open(register(1), { signal: stop.signal })).rejects.toBe(reason)
})

it('a reading waits until its batches are taken, and is left when nobody wants more', async () => {
  const content = register(60_000)
  const { storage, handed } = storageOf(content)
  const file = await open(content, { storage })
  const { value } = await file.batches().next()
  // As long as it takes to read a whole file that somebody takes.
  await readAll(content)
  expect(value?.rowsRead).toBe(500)
  expect(handed()).toBeLessThan(content.length / 2)
  file.close()
  await expect(file.batches().next()).rejects.toThrow('left')
})
