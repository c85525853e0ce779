import { createDrawingProcess, type DrawingOptions, type DrawingProcess } from './drawing-process.ts'
import type { PrintFormat } from './print-job.ts'

export { PrintError } from './drawing-process.ts'

/** Draws vouchers. */
export interface Printer {
  /** The printed form of a voucher's XML. @throws PrintError */
  print(xml: Uint8Array, format: PrintFormat): Promise<Uint8Array>
  /** Ends the drawing processes once what was asked for is drawn. */
  close(): Promise<void>
}

export type PrinterOptions = Partial<DrawingOptions>

/** Vouchers drawn at the same time: one that takes long holds up no other. */
const PROCESSES = 2

const MINUTE_MS = 60_000

/** One of 5,000 lines takes four seconds, and many times that on a slow or busy server. */
const JOB_MS = MINUTE_MS

/**
 * Draws in processes of their own: the server's thread stays free, and a fault of the drawing library ends that process and not the
 * server. The first is started by the first voucher, the second by one that comes while another is drawn, so a server that prints
 * nothing never loads the library; they see none of the server's environment.
 */
export function createPrinter({ idleMs = MINUTE_MS, jobMs = JOB_MS }: PrinterOptions = {}): Printer {
  const processes = Array.from({ length: PROCESSES }, () => createDrawingProcess({ idleMs, jobMs }))
  const free = [...processes]
  const waiting: ((process: DrawingProcess) => void)[] = []
  const underWay = new Set<Promise<unknown>>()

  /** The one used last first: the second is started only for a voucher that comes while another is drawn. */
  async function take(): Promise<DrawingProcess> {
    return free.pop() ?? new Promise((resolve) => waiting.push(resolve))
  }

  function giveBack(process: DrawingProcess): void {
    const next = waiting.shift()
    if (next) next(process)
    else free.push(process)
  }

  async function print(xml: Uint8Array, format: PrintFormat): Promise<Uint8Array> {
    const process = await take()
    try {
      return await process.draw({ xml, format })
    } finally {
      giveBack(process)
    }
  }

  return {
    print(xml, format) {
      const printing = print(xml, format)
      underWay.add(printing)
      printing.finally(() => underWay.delete(printing)).catch(() => undefined)
      return printing
    },
    async close() {
      await Promise.allSettled(underWay)
      for (const process of processes) process.letGo()
    },
  }
}
