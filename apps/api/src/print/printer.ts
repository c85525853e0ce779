import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createQueue } from '../db/create-queue.ts'
import type { PrintFormat, PrintJob, PrintOutcome } from './print-job.ts'

/** Draws vouchers. */
export interface Printer {
  /** The printed form of a voucher's XML. @throws PrintError */
  print(xml: Uint8Array, format: PrintFormat): Promise<Uint8Array>
  /** Ends the drawing process once what was asked for is drawn. */
  close(): Promise<void>
}

/** A voucher could not be drawn. */
export class PrintError extends Error {
  readonly code = 'PRINT_FAILED'
}

export interface PrinterOptions {
  /** How long the process waits for more before it ends. */
  readonly idleMs?: number
  /** How long one voucher may take; the process is ended then. */
  readonly jobMs?: number
}

const MINUTE_MS = 60_000
const program = fileURLToPath(new URL('print-process.ts', import.meta.url))

/**
 * Draws in a process of its own, one voucher after the other: the server's thread stays free, and a fault of the drawing
 * library ends that process and not the server. It is started by the first voucher, so a server that prints nothing never
 * loads the library; it sees none of the server's environment.
 */
export function createPrinter({ idleMs = MINUTE_MS, jobMs = MINUTE_MS }: PrinterOptions = {}): Printer {
  const turn = createQueue()
  let drawing: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const child = fork(program, {
      execArgv: ['--conditions=contapro-source'],
      serialization: 'advanced',
      // The packaged fonts alone, so that every machine draws the same.
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    })
    child.once('exit', () => {
      if (drawing === child) drawing = undefined
    })
    child.unref()
    return child
  }

  function letGo(): void {
    clearTimeout(idle)
    if (drawing?.connected) drawing.disconnect()
    drawing = undefined
  }

  return {
    print: (xml, format) =>
      turn(async () => {
        clearTimeout(idle)
        drawing ??= start()
        const { channel } = drawing
        // Holds this process only while something is being drawn.
        channel?.ref()
        try {
          return await drawn(drawing, { xml, format }, jobMs)
        } finally {
          channel?.unref()
          idle = setTimeout(letGo, idleMs).unref()
        }
      }),
    close: () => turn(async () => letGo()),
  }
}

function drawn(child: ChildProcess, job: PrintJob, jobMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), jobMs)
    const settle = (): void => {
      clearTimeout(tooLong)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
    }
    const onMessage = (outcome: PrintOutcome): void => {
      settle()
      if ('file' in outcome) resolve(outcome.file)
      else reject(new PrintError(outcome.error))
    }
    const onExit = (code: number | null, signal: string | null): void => {
      settle()
      reject(new PrintError(`The drawing process ended (${code ?? signal}).`))
    }
    const onError = (cause: Error): void => {
      settle()
      reject(new PrintError('The drawing process cannot be started.', { cause }))
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    child.send(job, (error) => error && onError(error))
  })
}
