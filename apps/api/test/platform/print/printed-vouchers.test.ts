import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweepOtherDesigns } from '../../../src/jobs/sweep/sweep-other-designs.ts'
import { FileMissingError, type FileStorage, openDiskStorage } from '../../../src/platform/files/index.ts'
import { createLogger } from '../../../src/platform/logging/create-logger.ts'
import { DESIGN_VERSION } from '../../../src/platform/print/page/design.ts'
import { createPrintedVouchers } from '../../../src/platform/print/printed-vouchers.ts'
import { PrintError, type Printer } from '../../../src/platform/print/printer.ts'

let folder: string
let storage: FileStorage
let printed: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contapro-print-'))
  storage = await openDiskStorage(folder)
  printed = []
  await storage.write('company/upload/0', [Buffer.from('<Invoice/>')])
})
afterEach(() => rmSync(folder, { recursive: true }))

/** "Prints" the format and the XML, and keeps account. */
const printer: Printer = {
  async print(xml, format) {
    printed.push(format)
    return Buffer.from(`${format} of ${Buffer.from(xml).toString()}`)
  },
  close: async () => undefined,
}

test('a voucher is drawn when it is first asked for, and kept', async () => {
  const vouchers = createPrintedVouchers(storage, printer)
  for (const _ of [1, 2]) {
    const { content, sizeBytes } = await vouchers.open('company/upload/0', 'jpeg')
    expect([await text(content), sizeBytes]).toEqual(['jpeg of <Invoice/>', 18])
  }
  expect(printed).toEqual(['jpeg'])
})

test('its PDF is another file', async () => {
  const vouchers = createPrintedVouchers(storage, printer)
  await vouchers.open('company/upload/0', 'jpeg')
  const { content } = await vouchers.open('company/upload/0', 'pdf')
  expect(await text(content)).toBe('pdf of <Invoice/>')
})

test('without space to keep it, it is drawn each time', async () => {
  const full: FileStorage = {
    ...storage,
    write: async () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
  }
  const vouchers = createPrintedVouchers(full, printer)
  for (const _ of [1, 2]) {
    const { content, sizeBytes } = await vouchers.open('company/upload/0', 'jpeg')
    expect([await text(content), sizeBytes]).toEqual(['jpeg of <Invoice/>', 18])
  }
  expect(printed).toEqual(['jpeg', 'jpeg'])
})

test('two who ask at once wait for one drawing', async () => {
  const vouchers = createPrintedVouchers(storage, printer)
  const both = await Promise.all([1, 2].map(() => vouchers.open('company/upload/0', 'jpeg')))
  expect(await Promise.all(both.map(({ content }) => text(content)))).toEqual(both.map(() => 'jpeg of <Invoice/>'))
  expect(printed).toEqual(['jpeg'])
})

test('what fails is not kept: it is drawn when asked for again', async () => {
  let isBroken = true
  const vouchers = createPrintedVouchers(storage, {
    ...printer,
    async print(xml, format) {
      if (isBroken) throw new PrintError('broken')
      return printer.print(xml, format)
    },
  })
  await expect(vouchers.open('company/upload/0', 'jpeg')).rejects.toThrow(PrintError)
  isBroken = false
  expect((await vouchers.open('company/upload/0', 'jpeg')).sizeBytes).toBe(18)
})

test('an XML that the storage has lost is named as missing', async () => {
  const vouchers = createPrintedVouchers(storage, printer)
  await expect(vouchers.open('company/upload/1', 'jpeg')).rejects.toThrow(FileMissingError)
})

describe('the designs of a server that starts', () => {
  const old = ['printed/1/company/upload/0.jpeg', 'printed/1/company/upload/0.pdf', 'printed/99/company/upload/0.jpeg']
  let log: string[]
  beforeEach(() => {
    log = []
  })
  const logger = createLogger('debug', { write: (line: string) => log.push(line) })

  test('are swept but for its own, and it is said how many files went', async () => {
    for (const key of old) await storage.write(key, [Buffer.from('old')])
    const printedVouchers = createPrintedVouchers(storage, printer)
    const drawn = async () => text((await printedVouchers.open('company/upload/0', 'jpeg')).content)
    await drawn()
    await sweepOtherDesigns({ printedVouchers, logger })
    expect(await Promise.all(old.map((key) => storage.size(key)))).toEqual([undefined, undefined, undefined])
    expect(await storage.list('printed')).toEqual([String(DESIGN_VERSION)])
    await drawn()
    expect(printed).toEqual(['jpeg'])
    expect(await storage.size('company/upload/0')).toBe(10)
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ files: 3 }])
  })

  test('stay where they cannot be removed, and the log says so', async () => {
    const locked = { ...storage, list: () => Promise.reject(new Error('EACCES')) }
    await sweepOtherDesigns({ printedVouchers: createPrintedVouchers(locked, printer), logger })
    expect(log.join('')).toContain('could not be removed')
  })
})
