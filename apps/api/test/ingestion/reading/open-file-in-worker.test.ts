import type { Readable } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import type { IncomingBatch } from '../../../src/ingestion/reading/incoming-batch.ts'
import { FileMissingError, type FileStorage } from '../../../src/platform/files/index.ts'
import { sampleXml } from '../../../test-kit/documents.ts'
import { zipOf } from '../../../test-kit/zip-file.ts'
import { giveBack, open, readAll, register, storageOf, take, workerThat } from './read-in-worker.ts'

const vouchersOf = (batches: readonly IncomingBatch[]) => batches.flatMap(({ vouchers }) => vouchers)

beforeEach(() => void giveBack.mockClear())

const lost = { open: () => Promise.reject(new FileMissingError('a', undefined)) } as unknown as FileStorage

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
