import { afterEach, expect, test, vi } from 'vitest'
import { createPrinter, PrintError, type Printer, type PrinterOptions } from '../../../src/platform/print/printer.ts'
import { longXml, sampleCodes, sampleXml } from '../../../test-kit/documents.ts'

const printers: Printer[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(printers.splice(0).map((printer) => printer.close()))
})

function startPrinter(options?: PrinterOptions): Printer {
  const printer = createPrinter(options)
  printers.push(printer)
  return printer
}

const factura = sampleXml(sampleCodes.factura)
const begin = (file: Uint8Array): string => Buffer.from(file.subarray(0, 4)).toString('latin1')

test('prints a JPEG and a PDF', async () => {
  const printer = startPrinter()
  expect(begin(await printer.print(factura, 'jpeg'))).toBe('ÿØÿà')
  expect(begin(await printer.print(factura, 'pdf'))).toBe('%PDF')
})

test('what cannot be printed is refused, and the next voucher is printed', async () => {
  const printer = startPrinter()
  const [broken, whole] = await Promise.allSettled([
    printer.print(Buffer.from('<x/>'), 'jpeg'),
    printer.print(factura, 'pdf'),
  ])
  expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(PrintError) })
  expect(whole.status).toBe('fulfilled')
})

test('a voucher that takes too long ends its process, and the next one starts another', async () => {
  const printer = startPrinter({ jobMs: 1 })
  await expect(printer.print(longXml({ lines: 500 }), 'jpeg')).rejects.toThrow(PrintError)
  await expect(startPrinter().print(factura, 'pdf')).resolves.toBeInstanceOf(Uint8Array)
})

test('a voucher that takes long holds up no other', async () => {
  const printer = startPrinter()
  const order: string[] = []
  const slow = printer.print(longXml({ lines: 2_000 }), 'jpeg').then(() => order.push('slow'))
  const quick = [1, 2, 3].map(() => printer.print(factura, 'pdf').then(() => order.push('quick')))
  await Promise.all([slow, ...quick])
  expect(order).toEqual(['quick', 'quick', 'quick', 'slow'])
})

test('after a pause the process ends, and the next voucher starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const printer = startPrinter({ idleMs: 60_000 })
  for (const format of ['jpeg', 'pdf'] as const) {
    await expect(printer.print(factura, format)).resolves.toBeInstanceOf(Uint8Array)
    vi.advanceTimersByTime(60_000)
  }
})

test('the server goes on with its work while a voucher is printed', async () => {
  const printer = startPrinter()
  await printer.print(factura, 'jpeg')
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  count()
  await printer.print(longXml({ lines: 500 }), 'jpeg')
  isDone = true
  expect(turns).toBeGreaterThan(100)
})
